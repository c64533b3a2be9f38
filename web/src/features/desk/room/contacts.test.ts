import type { Row } from "@thodu/domain/chat/timeline";
import { describe, expect, it } from "vitest";
import { hasContacts, ownTexts } from "./contacts";

const row = (text: string, changes: Partial<Extract<Row, { kind: "message" }>> = {}): Row => ({
  kind: "message",
  key: text,
  text,
  mine: true,
  at: 0,
  delivery: "sent",
  leads: true,
  ...changes,
});

describe("a message that was held back", () => {
  it("stays blocked while its text, alone or after earlier messages, has contact details", async () => {
    expect(await hasContacts("98480 22338", [])).toBe(true);
    expect(await hasContacts("22338", ["98480", "I am here."])).toBe(true);
    expect(await hasContacts("2233", ["98480"])).toBe(false);
    expect(await hasContacts("22338", [])).toBe(false);
  });

  it("is compared with what its listener has sent, and with nobody else's messages", () => {
    const rows: Row[] = [
      { kind: "day", key: "day", at: 0 },
      row("theirs", { mine: false, delivery: null }),
      row("a colleague’s", { colleague: true }),
      row("not sent", { delivery: "failed" }),
      row("98480"),
    ];
    expect(ownTexts(rows)).toEqual(["98480"]);
  });
});
