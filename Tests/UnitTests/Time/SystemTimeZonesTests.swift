import Foundation
import Testing
import Time

@Suite struct SystemTimeZonesTests {
    private let folder = "/usr/share/zoneinfo"

    private func local(_ variable: String?) -> Time.TimeZone {
        SystemTimeZones(folder: folder, variable: variable, localFile: folder + "/Asia/Tokyo").local
    }

    @Test(arguments: [
        ("Europe/Berlin", "Europe/Berlin"), (":Europe/Berlin", "Europe/Berlin"), ("", "UTC"), ("Nowhere/Town", "UTC"),
        (":/usr/share/zoneinfo/Europe/Paris", "Europe/Paris"),
        ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3"),
    ])
    func `the variable TZ names the local zone`(variable: String, name: String) {
        #expect(local(variable).name == name)
    }

    @Test func `without the variable the local file is taken, else UTC`() {
        #expect(local(nil).name == "Asia/Tokyo")
        #expect(SystemTimeZones(folder: folder, variable: nil, localFile: "/nowhere").local == .utc)
    }

    @Test func `a link to the local zone names it`() throws {
        let link = FileManager.default.temporaryDirectory.appendingPathComponent("localtime-\(UUID().uuidString)")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: folder + "/Asia/Kathmandu")
        defer { try? FileManager.default.removeItem(at: link) }
        let zone = SystemTimeZones(folder: folder, variable: nil, localFile: link.path).local
        #expect(zone.name == "Asia/Kathmandu")
        #expect(zone.offset(at: 1_700_000_000) == 20_700)
    }

    @Test(arguments: [
        "../zoneinfo/UTC", "/usr/share/zoneinfo/UTC", "Europe/../UTC", "", "Europe", "zone.tab", "Europe//Berlin",
        "UTC\0",
    ])
    func `names that lead elsewhere have no zone`(name: String) {
        #expect(SystemTimeZones(folder: folder, variable: nil, localFile: "/nowhere").database.zone(name) == nil)
    }

    @Test func `without installed zones every name is unknown`() {
        let zones = SystemTimeZones(folder: "/nowhere", variable: "Europe/Berlin", localFile: "/nowhere")
        #expect(zones.database.zone("Europe/Berlin") == nil)
        #expect(zones.local == .utc)
    }
}
