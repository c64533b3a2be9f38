import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MINUTE } from "@thodu/domain/time";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { shiftPorts } from "../ports";
import { isDue, runNow, runSchedules } from "./schedules";

const at = (time: string): number => Date.parse(`2026-11-25T${time}+05:30`);
const schedule = (text: string) => ({ schedule: text, timeZone: "Asia/Kolkata" });

describe("a schedule", () => {
  it.each([
    ["every 5 minutes", "10:04:59", "10:05:00", true],
    ["every 5 minutes", "10:05:00", "10:09:59", false],
    ["every 1 minutes", "10:00:59", "10:01:01", true],
    ["every 60 minutes", "10:29:59", "10:30:00", true],
    ["every day 02:10", "02:09:59", "02:10:00", true],
    ["every day 02:10", "02:10:00", "23:59:59", false],
    ["every day 03:40", "02:00:00", "04:00:00", true],
  ])("%s from %s to %s: %s", (text, before, now, due) => {
    expect(isDue(schedule(text), at(before), at(now))).toBe(due);
  });

  it("with another syntax or time zone is refused, not skipped", () => {
    expect(() => isDue(schedule("every monday 09:00"), 0, MINUTE)).toThrow("every monday 09:00");
    expect(() => isDue({ schedule: "every 1 minutes", timeZone: "UTC" }, 0, MINUTE)).toThrow("UTC");
  });
});

it("runs frequent jobs at the start, each again when it is due, one at a time, and any on request", async () => {
  const folder = mkdtempSync(join(tmpdir(), "schedules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const endpoint = (text: string) => ({
    platform: "gcfv2",
    region: ["asia-south1"],
    scheduleTrigger: { schedule: text, timeZone: "Asia/Kolkata" },
  });
  const endpoints = { often: endpoint("every 1 minutes"), daily: endpoint("every day 02:10") };
  writeFileSync(join(folder, "functions.yaml"), JSON.stringify({ endpoints }));
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    if (request.method !== "POST") return void response.end();
    asked.push(request.url ?? "");
    void held.promise.then(() => response.end());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  vi.useFakeTimers({ now: at("10:00:30"), toFake: ["Date", "setInterval", "clearInterval"] });
  const stop = runSchedules(folder, { ...shiftPorts(0), functions: port });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
    server.closeAllConnections();
    server.close();
  });
  const often = "/demo-thodu/asia-south1/often";
  await vi.waitFor(() => expect(asked).toEqual([often]));
  // It is due again while it still runs; a wrong second run would arrive after the first.
  vi.advanceTimersByTime(MINUTE);
  await fetch(`http://127.0.0.1:${port}/`);
  expect(asked).toEqual([often]);
  held.resolve();
  await vi.waitFor(() => {
    if (asked.length === 1) vi.advanceTimersByTime(MINUTE);
    expect(asked.length).toBeGreaterThan(1);
  });
  expect(new Set(asked)).toEqual(new Set([often]));
  stop();
  const { signal } = new AbortController();
  await runNow("daily", folder, { ...shiftPorts(0), functions: port }, signal);
  expect(asked.at(-1)).toBe("/demo-thodu/asia-south1/daily");
});
