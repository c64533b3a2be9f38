import { describe, expect, it, vi } from "vitest";
import type { StoredMessage } from "@thodu/domain/chat/timeline";
import { HistoryLog, type HistoryPage } from "./history";

const all = (count: number): StoredMessage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${String(index).padStart(3, "0")}`,
    text: "",
    mine: false,
    at: index,
  }));

/** A conversation on a server, read in pages. */
function serverOf(messages: readonly StoredMessage[]) {
  const read = vi.fn(async (before: string | null, limit: number): Promise<HistoryPage | null> => {
    const end = before === null ? messages.length : messages.findIndex(({ id }) => id === before);
    const from = Math.max(0, end - limit);
    return { messages: messages.slice(from, end), more: from > 0 };
  });
  return { read, log: new HistoryLog(read) };
}
const ids = (log: HistoryLog): string[] => log.view().history.messages.map(({ id }) => id);
const idsOf = (messages: readonly StoredMessage[]): string[] => messages.map(({ id }) => id);

describe("a customer’s log", () => {
  it("is ready after the first answer of the open query, also an empty one", () => {
    const { log } = serverOf([]);
    expect(log.view().ready).toBe(false);
    log.newest([], true);
    expect(log.view()).toMatchObject({ ready: true, older: "none" });
  });

  it("reads older messages page by page until there are none", async () => {
    const messages = all(70);
    const { log, read } = serverOf(messages);
    log.newest(messages.slice(-30), false);
    expect(log.view().older).toBe("some");
    const first = log.readOlder();
    expect(log.view().older).toBe("loading");
    void log.readOlder();
    await first;
    await log.readOlder();
    await log.readOlder();
    expect(ids(log)).toEqual(idsOf(messages));
    expect(log.view().older).toBe("none");
    expect(read).toHaveBeenCalledTimes(2);
  });

  it("says that older messages could not be read, and reads them when asked again", async () => {
    const messages = all(40);
    const { log, read } = serverOf(messages);
    log.newest(messages.slice(-30), false);
    read.mockResolvedValueOnce(null);
    await log.readOlder();
    expect(log.view().older).toBe("failed");
    await log.readOlder();
    expect(ids(log)).toEqual(idsOf(messages));
  });

  it("says that the messages missed while offline could not be read, until they are", async () => {
    const messages = all(100);
    const { log, read } = serverOf(messages);
    log.newest(messages.slice(0, 30), true);
    read.mockResolvedValueOnce(null);
    log.newest(messages.slice(-30), false);
    await vi.waitFor(() => expect(log.view().lacksMiddle).toBe(true));
    await log.fill();
    expect(log.view().lacksMiddle).toBe(false);
    expect(ids(log)).toEqual(idsOf(messages));
  });

  it("reads the messages missed while offline", async () => {
    const messages = all(150);
    const { log } = serverOf(messages);
    log.newest(messages.slice(0, 20), true);
    log.newest(messages.slice(-30), false);
    await vi.waitFor(() => expect(ids(log)).toEqual(idsOf(messages)));
    expect(log.view().older).toBe("none");
  });

  it("tries to fill a gap again when the next messages arrive", async () => {
    const messages = all(60);
    const { log, read } = serverOf(messages);
    log.newest(messages.slice(0, 5), true);
    read.mockResolvedValueOnce(null);
    log.newest(messages.slice(20, 50), false);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    log.newest(messages.slice(21, 51), false);
    await vi.waitFor(() => expect(ids(log)).toEqual(idsOf(messages.slice(0, 51))));
  });
});

describe("a listener’s log", () => {
  it("fills the first screen with messages from before the claim: 30 in all", async () => {
    const messages = all(90);
    const { log, read } = serverOf(messages);
    log.newestOfClaim(messages.slice(-4), true);
    await vi.waitFor(() => expect(log.view().ready).toBe(true));
    expect(ids(log)).toEqual(idsOf(messages.slice(-30)));
    expect(read.mock.calls).toEqual([["m086", 26]]);
  });

  it("shows the first message of a new claim without reading again", async () => {
    const messages = all(40);
    const { log, read } = serverOf(messages.slice(0, 39));
    log.newestOfClaim([], true);
    await vi.waitFor(() => expect(log.view().ready).toBe(true));
    log.newestOfClaim(messages.slice(-1), true);
    expect(ids(log)).toEqual(idsOf(messages.slice(9)));
    expect(read.mock.calls).toEqual([[null, 30]]);
  });

  it("needs no page when the claim fills the screen", () => {
    const messages = all(90);
    const { log, read } = serverOf(messages);
    log.newestOfClaim(messages.slice(-30), false);
    expect(log.view()).toMatchObject({ ready: true, older: "some" });
    expect(read).not.toHaveBeenCalled();
  });

  it("reads the messages missed while offline, of a claim that is longer than the screen", async () => {
    const messages = all(120);
    const { log } = serverOf(messages);
    log.newestOfClaim(messages.slice(10, 40), false);
    log.newestOfClaim(messages.slice(-30), false);
    await vi.waitFor(() => expect(ids(log)).toEqual(idsOf(messages.slice(10))));
  });

  it("shows the claim’s messages when earlier ones can’t be read, and offers to try again", async () => {
    const messages = all(20);
    const { log, read } = serverOf(messages);
    read.mockResolvedValueOnce(null);
    log.newestOfClaim(messages.slice(-2), true);
    await vi.waitFor(() => expect(log.view().older).toBe("failed"));
    expect(ids(log)).toEqual(["m018", "m019"]);
    expect(log.view().lacksStart).toBe(true);
    await log.readOlder();
    expect(log.view().lacksStart).toBe(false);
    expect(ids(log)).toEqual(idsOf(messages));
  });

  it("fills the first screen also when this device still had some messages of the claim", async () => {
    const messages = all(90);
    const { log, read } = serverOf(messages);
    log.newestOfClaim(messages.slice(-2), false);
    expect(log.view()).toMatchObject({ ready: true, older: "some" });
    log.newestOfClaim(messages.slice(-4), true);
    await vi.waitFor(() => expect(ids(log)).toEqual(idsOf(messages.slice(-30))));
    expect(read.mock.calls).toEqual([["m086", 26]]);
  });

  it("reads no page for the first screen if the listener has already loaded one", async () => {
    const messages = all(60);
    const { log, read } = serverOf(messages);
    log.newestOfClaim(messages.slice(-2), false);
    await log.readOlder();
    log.newestOfClaim(messages.slice(-2), true);
    log.newestOfClaim(messages.slice(-2), true);
    expect(ids(log)).toEqual(idsOf(messages.slice(-32)));
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("keeps messages that arrive while the first page is read", async () => {
    const messages = all(50);
    const { log } = serverOf(messages);
    log.newestOfClaim(messages.slice(45, 47), true);
    log.newestOfClaim(messages.slice(45, 50), true);
    await vi.waitFor(() => expect(log.view().ready).toBe(true));
    expect(ids(log)).toEqual(idsOf(messages.slice(17)));
  });
});
