import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar";

const event = {
  id: "request-1",
  title: "Appointment with Dr. Meera Iyer",
  startsAt: Date.UTC(2026, 2, 3, 13, 0),
  endsAt: Date.UTC(2026, 2, 3, 14, 0),
  madeAt: Date.UTC(2026, 2, 2, 9, 30, 5),
};
const bytes = (line: string): number => new TextEncoder().encode(line).length;

describe("calendarFile", () => {
  it("contains one event at the given time, in UTC", () => {
    const lines = calendarFile(event).split("\r\n");
    expect(lines).toContain("DTSTART:20260303T130000Z");
    expect(lines).toContain("DTEND:20260303T140000Z");
    expect(lines).toContain("DTSTAMP:20260302T093005Z");
    expect(lines).toContain("UID:request-1@thodu");
    expect(lines).toContain("SUMMARY:Appointment with Dr. Meera Iyer");
    expect(lines[0]).toBe("BEGIN:VCALENDAR");
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  it("ends every line by CRLF, and nothing else breaks a line", () => {
    const file = calendarFile({ ...event, title: "One\nTwo\r\nThree" });
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(file).toContain(String.raw`SUMMARY:One\nTwo\nThree`);
  });

  it("escapes characters with a special meaning", () => {
    expect(calendarFile({ ...event, title: String.raw`a, b; c\d` })).toContain(String.raw`SUMMARY:a\, b\; c\\d`);
  });

  it.each(["డాక్టర్ గారితో అపాయింట్‌మెంట్ ".repeat(6), "x".repeat(400), "🙂".repeat(90)])(
    "folds long lines at 75 octets and loses nothing of %s",
    (title) => {
      const file = calendarFile({ ...event, title });
      expect(Math.max(...file.split("\r\n").map(bytes))).toBeLessThanOrEqual(75);
      expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${title}\r\n`);
      expect(file.isWellFormed()).toBe(true);
    },
  );
});
