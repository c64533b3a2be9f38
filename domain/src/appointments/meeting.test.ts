import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { MEETING_MAX, meetingOf, meetingWay } from "./meeting";

test.each([
  ["https://meet.google.com/abc-defg-hij", "https://meet.google.com/abc-defg-hij"],
  [" HTTPS://us02web.zoom.us/j/123?pwd=a%20b#c \n", "HTTPS://us02web.zoom.us/j/123?pwd=a%20b#c"],
  ["https://jitsi.example.in:8443/room", "https://jitsi.example.in:8443/room"],
  ["https://meet.example.com", "https://meet.example.com"],
  ["https://meet.example.com/@room", "https://meet.example.com/@room"],
  ["98480 12345", "+919848012345"],
  ["098480-12345", "+919848012345"],
  ["040 2345 6789", "+914023456789"],
  ["+91 (40) 2345-6789", "+914023456789"],
  ["0091 98480 12345", "+919848012345"],
  ["９８４８０１２３４５", "+919848012345"],
  ["+1 (415) 867-5309", "+14158675309"],
])("%j is %s", (typed, meeting) => {
  expect(meetingOf(typed)).toBe(meeting);
});

test.each([
  "",
  " ",
  "by video",
  "http://meet.example.com/room",
  "javascript:alert(1)",
  "data:text/html,x",
  "tel:+919848012345",
  "mailto:meera@example.com",
  "//meet.example.com/room",
  "meet.example.com/room",
  "https://",
  "https://meet",
  "https://10.0.0.1/room",
  "https://meet.example.com.",
  "https://-meet.example.com/",
  "https://meera:secret@meet.example.com/room",
  "https://meet.example.com@other.example/room",
  "https://meet.example.com\\@other.example/room",
  "https://meet.example.com:12345/room",
  "https://meet.example.com/room and more",
  "https://meet.example.com/room\nhttps://other.example",
  'https://meet.example.com/"><script>',
  "https://meet.example.com/\u202Egnp.exe",
  "https://mеet.example.com/room",
  "https://meet.example.com/room +91 98480 12345",
  "98480 12345, ask for Meera",
  "4023456789",
  "+91 98480 1234",
  "+91 98480 123456",
  "+91 0 98480 12345",
  "+0123456789",
  "+1234567890123456",
  "+14158675309;ext=5",
  "14416",
])("%j is neither a link nor a phone number", (typed) => {
  expect([meetingOf(typed), meetingWay.safeParse(typed).success]).toEqual([null, false]);
});

describe("how they meet", () => {
  it("has at most 300 characters", () => {
    const link = (length: number) => "https://meet.example.com/".padEnd(length, "x");
    expect(MEETING_MAX).toBe(300);
    expect(meetingWay.parse(link(300))).toBe(link(300));
    expect([meetingOf(link(301)), meetingWay.safeParse(link(301)).success]).toEqual([null, false]);
  });

  it("stays the same when read again, and is an https link or only digits", () => {
    const typed = fc.oneof(
      fc.string(),
      fc.webUrl({ validSchemes: ["https", "http", "ftp"], withQueryParameters: true, withFragments: true }),
      fc.stringMatching(/^\+?[\d ()-]{0,20}$/),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const meeting = meetingOf(text);
        if (meeting === null) return;
        expect(meeting).toMatch(/^(\+\d+|https:\/\/[!-~]+)$/i);
        if (!meeting.startsWith("+")) expect(new URL(meeting).username).toBe("");
        expect(meetingOf(meeting)).toBe(meeting);
      }),
    );
  });
});
