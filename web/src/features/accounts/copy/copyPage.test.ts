import { describe, expect, it } from "vitest";
import { copyPage, type CopyFormat } from "./copyPage";

const format: CopyFormat = {
  tag: "en-IN",
  words: {
    title: "My data",
    from: (at) => `Copied ${at}`,
    account: "Account",
    messages: "Messages",
    you: "You",
    listener: "Listener",
    groups: { users: "Profile" },
    other: "Other",
  },
  moment: (iso) => `(${iso})`,
};
const account = {
  uid: "asha",
  email: null,
  emailConfirmed: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  lastSignInAt: null,
  providers: [],
};
const said = (text: string, timestamp: string, sender: string, of = "asha") => ({
  path: `conversations/${of}/chatMessages/${text.length}`,
  data: { text, timestamp, sender },
});
const page = (...documents: readonly { path: string; data: Record<string, unknown> }[]): string =>
  copyPage({ exportedAt: "2026-01-02T00:00:00.000Z", account, documents: [...documents] }, format);

describe("the page of a copy", () => {
  it("shows what was said in its order, by whom and when", () => {
    const html = page(
      said("Second", "2026-01-01T11:00:00.000Z", "volunteer"),
      said("First one", "2026-01-01T10:00:00.000Z", "user"),
    );
    expect(html.indexOf("First one")).toBeLessThan(html.indexOf("Second"));
    expect(html).toContain("<b>You</b> <small>(2026-01-01T10:00:00.000Z)</small><br>First one");
    expect(html).toContain("<b>Listener</b>");
    expect(html).toContain("Copied (2026-01-02T00:00:00.000Z)");
  });

  it("calls a listener who reads their own copy “you”", () => {
    expect(page(said("I am here", "2026-01-01T10:00:00.000Z", "volunteer", "ravi"))).toContain("<b>You</b>");
  });

  it("shows every field of everything else, a known collection by its words", () => {
    const html = page(
      {
        path: "users/asha",
        data: { alias: "Blue Kite", seen: ["2026-01-01T10:00:00.000Z"], inner: { on: true, none: null } },
      },
      { path: "usage/asha_1", data: { chat: 3 } },
    );
    for (const part of [
      "<h2>Profile</h2>",
      "Blue Kite",
      "<li>(2026-01-01T10:00:00.000Z)</li>",
      "<dt>on</dt><dd>true</dd>",
      "<dt>none</dt><dd>–</dd>",
      "<h2>Other: usage</h2>",
      "<dt>chat</dt><dd>3</dd>",
    ]) {
      expect(html).toContain(part);
    }
  });

  it("shows markup as text, wherever it was written", () => {
    const bad = '<img src=x onerror="alert(1)">&\'';
    const html = page(
      said(bad, "2026-01-01T10:00:00.000Z", bad),
      { path: "users/asha", data: { [bad]: bad } },
      { path: `${bad}/x`, data: {} },
    );
    expect(html).not.toContain("<img");
    expect(html).toContain("&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#38;&#39;");
  });
});
