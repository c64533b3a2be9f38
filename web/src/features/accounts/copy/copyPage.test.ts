import { personalData } from "@thodu/domain/accounts/personalData";
import { describe, expect, it } from "vitest";
import { copyWords } from "../../../messages/en/copy";
import { copyFormat } from "./copyFormat";
import { copyPage, type CopyFormat } from "./copyPage";
import { shownFields } from "./shownFields";

/** Groups that the page leaves out, because they hold ids and counters of the server. */
const technical = [
  "openAppointments",
  "purchases",
  "callPlaces",
  "callListeners",
  "rotaListeners",
  "pages",
  "admins",
  "auditLog",
  "signals",
  "presence",
  "private",
  "outbox",
  "notes",
];

const format: CopyFormat = {
  ...copyFormat,
  moment: (iso) => `(${iso})`,
  rupees: (paise) => `₹${paise / 100}`,
  plan: (id) => (id === "daily-care" ? "Daily Care" : id),
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
  it("shows the messages in order, with who wrote them and when", () => {
    const html = page(
      said("Second", "2026-01-01T11:00:00.000Z", "volunteer"),
      said("First one", "2026-01-01T10:00:00.000Z", "user"),
    );
    expect(html.indexOf("First one")).toBeLessThan(html.indexOf("Second"));
    expect(html).toContain("<b>You</b> <small>(2026-01-01T10:00:00.000Z)</small><br>First one");
    expect(html).toContain("<b>Listener</b>");
    expect(html).toContain("Copied on (2026-01-02T00:00:00.000Z)");
  });

  it("calls a listener “you” in their own copy", () => {
    expect(page(said("I am here", "2026-01-01T10:00:00.000Z", "volunteer", "ravi"))).toContain("<b>You</b>");
  });

  it("describes everything else in words, under headings that people understand", () => {
    const html = page(
      {
        path: "users/asha",
        data: { displayName: "Asha", locale: "te", consent: { version: 1, at: "2026-01-01T10:00:00.000Z" } },
      },
      { path: "users/asha/private/preferences", data: { email: false } },
      { path: "orders/order_1", data: { userId: "asha", planId: "daily-care", amount: 149_900, status: "paid" } },
      { path: "premiumUsers/asha", data: { amount: 1_499, status: "cancelled" } },
      { path: "usage/asha_1", data: { key: "2026-01-15", chat: 60_000, call: 0 } },
      { path: "volunteers/asha", data: { languages: ["te", "hi"], approved: true } },
    );
    for (const part of [
      "<h2>Profile</h2>",
      "<dt>Name</dt><dd>Asha</dd>",
      "<dt>Language</dt><dd>Telugu</dd>",
      "<dt>Consent given</dt><dd>(2026-01-01T10:00:00.000Z)</dd>",
      "<h2>Settings</h2>",
      "<dt>Notices by email</dt><dd>No</dd>",
      "<dt>Plan</dt><dd>Daily Care</dd><dt>Amount</dt><dd>₹1499</dd><dt>State</dt><dd>Paid</dd>",
      "<dd>Cancelled, active until its end</dd>",
      "<dt>Chat</dt><dd>1 min</dd>",
      "<dt>Languages</dt><dd>Telugu, Hindi</dd>",
    ])
      expect(html).toContain(part);
  });

  it("shows what was typed and chosen, in the words of the page where it was", () => {
    const weekly = { days: [1, 2], from: 22 * 60, to: 6 * 60 + 30, duty: "crisis" };
    const html = page(
      {
        path: "onCall/asha",
        data: {
          zone: "Asia/Kolkata",
          windows: [weekly, { ...weekly, days: [0], duty: "awake" }],
          quiet: { from: 0, to: 60 },
          languages: { te: "well", en: "little" },
          channels: { push: true, call: false },
        },
      },
      { path: "volunteers/asha", data: { secondLanguages: ["en"] } },
      { path: "applications/asha", data: { hours: "3-5", checks: true, status: "ended" } },
      {
        path: "reports/report-1",
        data: { category: "harassment", blocked: true, crisis: { agreed: "A walk", whoKnows: "", linesGiven: true } },
      },
      { path: "conversations/asha", data: { laterTime: { at: 0 }, risk: "none" } },
      {
        path: "conversationInternals/asha",
        data: { tellWays: { push: true, email: "me@example.com", device: "dev-1" }, laterWays: null },
      },
      { path: "orders/order_1", data: { planId: "pay-as-you-go", item: "chat" } },
    );
    for (const part of [
      "<dt>When you are on call</dt><dd>Monday, Tuesday: 22:00–06:30 (Wake me for a crisis only)<br>Sunday: 22:00–06:30 (I am awake)</dd>",
      "<dt>Quiet hours</dt><dd>00:00–01:00</dd>",
      "<dt>Languages when on call</dt><dd>Telugu: Well, English: A little</dd>",
      "<dd>Asia/Kolkata</dd>",
      "<dt>Rings with a call</dt><dd>No</dd>",
      "<dt>Languages that you know a little</dt><dd>English</dd>",
      "<dt>Hours a week</dt><dd>3 to 5</dd>",
      "<dt>The team may check it</dt><dd>Yes</dd>",
      "<dt>State</dt><dd>The approval was revoked</dd>",
      "<dt>What happened</dt><dd>Insults or harassment</dd>",
      "<dt>What the two of you agreed</dt><dd>A walk</dd>",
      "<dt>Time that you asked for</dt><dd>(1970-01-01T00:00:00.000Z)</dd>",
      "<dt>Risk level</dt><dd>None</dd>",
      "<dt>Email, when it is your turn</dt><dd>me@example.com</dd>",
      "<dt>For</dt><dd>A chat</dd>",
    ])
      expect(html).toContain(part);
    expect(html).not.toContain("dev-1");
  });

  describe("says when a plan ends", () => {
    const [july, august, september] = [
      "2026-07-10T08:00:00.000Z",
      "2026-08-03T08:00:00.000Z",
      "2026-09-03T08:00:00.000Z",
    ];
    const order = (id: string, status: string, validUntil: string) => ({
      path: `orders/${id}`,
      data: { planId: "daily-care", status, paymentId: `pay_${id}`, validUntil },
    });
    const plan = (fields: Record<string, unknown>) => ({
      path: "premiumUsers/asha",
      data: { planId: "daily-care", ...fields },
    });
    const endsIn = (html: string) => [...html.matchAll(/<dt>Until<\/dt><dd>\((.*?)\)/g)].map(([, at]) => at);

    it("as its refund left it, not as its payment has stored it", () => {
      const ended = plan({ status: "ended", paymentId: "pay_1", validUntil: july, terms: [] });
      expect(endsIn(page(ended, order("1", "refunded", august)))).toEqual([july, july]);
    });

    it("once, where another month took the place of the refunded one, with the end that this month now has", () => {
      const runs = plan({
        status: "active",
        paymentId: "pay_2",
        validUntil: august,
        terms: [{ orderId: "2", until: august }],
      });
      expect(endsIn(page(order("1", "refunded", august), runs, order("2", "paid", september)))).toEqual([
        august,
        august,
      ]);
    });

    it("as its payment has stored it, where the plan does not say", () => {
      expect(endsIn(page(order("1", "paid", august)))).toEqual([august]);
    });
  });

  it("shows no field names, no ids of the server, and nothing of other people", () => {
    const html = page(
      { path: "calls/call-1", data: { customerId: "asha", volunteerId: "meera", tried: ["ravi"], status: "ended" } },
      { path: "conversations/asha", data: { volunteerId: "meera", claimId: "claim-9", laterTime: { by: "meera" } } },
      { path: "conversationInternals/asha", data: { lastVolunteerId: "meera" } },
    );
    for (const part of [
      "meera",
      "ravi",
      "claim-9",
      "volunteerId",
      "someone else",
      "conversationInternals",
      "<h2></h2>",
    ])
      expect(html).not.toContain(part);
    expect(html).toContain("<dt>State</dt><dd>Ended</dd>");
  });

  it("has words for each field that it shows, and knows each kind of document", () => {
    const { groups, fields } = copyWords;
    const named = Object.keys(fields);
    const without = Object.entries(shownFields).flatMap(([group, shown]) =>
      Object.keys(shown).filter((name) => !named.includes(name) && !named.includes(`${group}.${name}`)),
    );
    expect(without).toEqual([]);
    expect(["account", ...Object.keys(groups)].toSorted()).toEqual(Object.keys(shownFields).toSorted());
    const copied = personalData.filter(({ copy }) => copy !== "none");
    const known = [...Object.keys(shownFields), ...technical, "chatMessages"];
    const kinds = copied.flatMap(({ collection, below }) => [collection, ...below]);
    expect(kinds.filter((name) => !known.includes(name))).toEqual([]);
  });

  it("shows markup as text, wherever it was written", () => {
    const bad = '<img src=x onerror="alert(1)">&\'';
    const html = page(
      said(bad, "2026-01-01T10:00:00.000Z", bad),
      { path: "users/asha", data: { [bad]: bad, displayName: bad, locale: bad } },
      { path: `${bad}/x`, data: {} },
    );
    expect(html).not.toContain("<img");
    expect(html).toContain("<dd>&#60;img src=x onerror=&#34;alert(1)&#34;&#62;&#38;&#39;</dd>");
  });
});
