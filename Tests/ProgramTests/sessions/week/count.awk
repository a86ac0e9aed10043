# Counts the records of an export, and compares with what its first line says.
function total(name) {
    match(head, "\"" name "\":[0-9]+")
    return substr(head, RSTART + length(name) + 3, RLENGTH - length(name) - 3)
}
NR == 1 { head = $0 }
match($0, /"type":"[a-z]+"/) { count[substr($0, RSTART + 8, RLENGTH - 9)]++ }
/"type":"task"/ && /"state":"(open|begun)"/ { open++ }
END {
    names["document"] = "documents"; names["person"] = "people"; names["tag"] = "tags"; names["task"] = "tasks"
    split("document person tag task", order, " ")
    for (i = 1; i <= 4; i++) print names[order[i]] ": " count[order[i]] " of " total(names[order[i]])
    print "open tasks: " open
}
