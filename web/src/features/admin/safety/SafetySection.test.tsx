import type { Report } from "@thodu/domain/reports/model";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { isHere } from "../../../test-support/people";
import { isIdle, show } from "../../../test-support/render";
import { server } from "../../../test-support/server";
import { instant, network, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { SafetySection } from "./SafetySection";

const NOON = Date.UTC(2026, 0, 15, 6, 30);
const MINUTE = 60_000;

const reported = (id: string, changes: Partial<Report> = {}, liftedAt: number | null = null): void =>
  putReport(id, { blocked: true, createdAt: NOON + id.length * MINUTE, liftedAt, ...changes });

async function open(at: string) {
  await isHere({ claims: { safety: true } });
  store.put("volunteers/meera", { email: "m@example.com", approved: true, name: "Meera Iyer" });
  return show(<SafetySection />, { at });
}

const rows = (name: string) => within(screen.getByRole("region", { name })).queryAllByRole("listitem");
const dialog = () => within(screen.getByRole("dialog"));

it("shows the day of the end of a gap in the rota if it is another one", async () => {
  const hours = (count: number) => ({ language: "te", from: NOON, to: NOON + count * 60 * MINUTE }) as const;
  reported("gap", { by: "server", category: "rota-week", stretches: [hours(1), hours(24)] });
  await open("/admin/safety?list=rota");
  expect(await screen.findByText(/Thursday.* 12:00 pm – 1:00 pm$/)).toBeTruthy();
  expect(await screen.findByText(/Thursday.* 12:00 pm – Friday.* 12:00 pm$/)).toBeTruthy();
});

it("shows what the listener of a call in a crisis reported at its end", async () => {
  const crisis = { agreed: "She calls her sister.", whoKnows: "Nobody.", linesGiven: false };
  reported("ended", { by: "server", category: "crisis-ended", callId: "call-1", crisis });
  await open("/admin/safety");
  const told = (await screen.findByText("She calls her sister.")).closest("dl");
  expect([...(told?.querySelectorAll("dd") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "She calls her sister.",
    "Nobody.",
    "No",
  ]);
});

describe("the open cases", () => {
  const kindsShown = () => rows("Cases").map((row) => row.querySelector("strong")?.textContent);
  const gap = (id: string): void =>
    reported(id, {
      by: "server",
      conversationId: "",
      reporterId: "server",
      reportedId: null,
      category: "rota-week",
      stretches: [],
    });

  it("are sorted by need, then oldest first; those about hours without a listener are apart", async () => {
    gap("g");
    reported("r1");
    reported("h12", { by: "volunteer", reporterId: "meera", reportedId: null, category: "hard" });
    reported("s123", { by: "volunteer", reporterId: "meera", reportedId: null, category: "supervisor" });
    reported("t1234", { category: "threat" });
    gap("gap456");
    await open("/admin/safety");
    await waitFor(() =>
      expect(kindsShown()).toEqual([
        "A listener called for a supervisor",
        "Insults or harassment",
        "Threats",
        "A listener found this hard",
      ]),
    );
    expect(screen.getByRole("link", { name: "Hours without a listener (2)" }).getAttribute("href")).toBe(
      "/admin/safety?list=rota",
    );
  });

  it("continue on another page, which starts again when the case before it is closed", async () => {
    for (let nth = 0; nth < 12; nth += 1) reported("n".repeat(nth + 1), { note: `Note ${nth}` });
    reported("supervisor-now", { by: "volunteer", reporterId: "meera", reportedId: null, category: "supervisor" });
    const user = await open("/admin/safety");
    await waitFor(() => expect(rows("Cases")).toHaveLength(5));
    await user.click(screen.getByRole("link", { name: "Next page" }));
    await waitFor(() => expect(rows("Cases")[0]?.textContent).toContain("Note 4"));
    await user.click(screen.getByRole("link", { name: "Next page" }));
    await waitFor(() => expect(rows("Cases")).toHaveLength(3));
    expect(rows("Cases")[0]?.textContent).toContain("Note 9");
    store.change(`reports/${"n".repeat(9)}`, { status: "decided" });
    await waitFor(() => expect(rows("Cases")).toHaveLength(5));
  });

  it("about hours without a listener name no listener, and are closed", async () => {
    gap("gap");
    const user = await open("/admin/safety?list=rota");
    await waitFor(() => expect(kindsShown()).toEqual(["Hours next week that nobody has"]));
    expect(rows("Cases")[0]?.textContent).not.toContain("listener:");
    await user.click(screen.getByRole("button", { name: "Close the case" }));
    expect(dialog().getByText("Hours next week that nobody has")).toBeTruthy();
  });
});

describe("the list of blocks", () => {
  it("shows the listener, who asked and since when, with its report", async () => {
    reported("one");
    reported("second", { by: "volunteer", reporterId: "meera", reportedId: "asha" });
    reported("no-block", { blocked: false });
    await open("/admin/safety?list=blocks");
    await waitFor(() => expect(rows("Blocks")).toHaveLength(2));
    const [newest, oldest] = rows("Blocks");
    expect(newest?.textContent).toContain("The listener asked for it");
    await waitFor(() => expect(oldest?.textContent).toContain("Meera Iyer"));
    expect(oldest?.textContent).toMatch(/The person asked for it · since .*Harassment/i);
    const links = within(rows("Blocks")[1] ?? document.body).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/admin/people/meera",
      "/admin/people/asha",
      "/admin/safety?case=one",
    ]);
  });

  it("names nobody once one of the two is gone, and offers nothing to lift", async () => {
    reported("one", { conversationId: "deleted-1", reporterId: "deleted-1" });
    await open("/admin/safety?list=blocks");
    await waitFor(() => expect(rows("Blocks")[0]?.textContent).toContain("deleted their account"));
    expect(screen.queryByRole("button", { name: /Lift/ })).toBeNull();
  });

  it("lifts a block with a reason, and can undo that", async () => {
    reported("one");
    server.answers("changeBlock", {});
    const user = await open("/admin/safety?list=blocks");
    await user.click(await screen.findByRole("button", { name: /^Lift the block/ }));
    expect(dialog().getByText(/can be matched again at once/)).toBeTruthy();
    await user.click(dialog().getByRole("button", { name: "Lift the block" }));
    await dialog().findByText("Please write a reason.");
    expect(server.asked("changeBlock")).toEqual([]);
    await user.type(dialog().getByLabelText("Reason"), " They asked. ");
    await user.click(dialog().getByRole("button", { name: "Lift the block" }));
    await screen.findByText("The block is lifted.");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByText("The block is back.");
    expect(server.asked("changeBlock")).toEqual([
      { reportId: "one", stands: false, reason: "They asked.", saw: ["one"] },
      { reportId: "one", stands: true },
    ]);
  });

  it("reports that there are none, that reading was refused, and what the server refuses", async () => {
    store.refuses("reports");
    const user = await open("/admin/safety?list=blocks");
    await screen.findByText("This could not be loaded.");
    store.allows("reports");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("There are no blocks.");
    reported("one");
    await user.click(await screen.findByRole("button", { name: /^Lift the block/ }));
    network.goes();
    await user.type(dialog().getByLabelText("Reason"), "They asked.");
    await user.click(dialog().getByRole("button", { name: "Lift the block" }));
    await waitFor(() => expect(screen.getAllByRole("alert").at(-1)?.textContent).not.toBe(""));
    expect(screen.queryByText("The block is lifted.")).toBeNull();
  });
});

describe("the blocks of one person", () => {
  it("are shown alone, whoever asked for them, with a link to all", async () => {
    reported("one");
    reported("second", { by: "volunteer", reporterId: "meera", reportedId: "asha" });
    reported("third", { reportedId: "kiran", conversationId: "ravi", reporterId: "ravi" });
    const user = await open("/admin/safety?list=blocks&of=meera");
    await waitFor(() => expect(rows("Blocks")).toHaveLength(2));
    await user.click(screen.getByRole("link", { name: "All blocks" }));
    await waitFor(() => expect(rows("Blocks")).toHaveLength(3));
  });
});

describe("a case", () => {
  it("with a standing block has it lifted there, unless one of the two is gone", async () => {
    reported("one", { status: "decided", decision: "warned", reason: "Talked." });
    server.answers("changeBlock", {});
    const user = await open("/admin/safety?case=one");
    await user.click(await screen.findByRole("button", { name: "Lift the block" }));
    await user.type(dialog().getByLabelText("Reason"), "They asked.");
    await user.click(dialog().getByRole("button", { name: "Lift the block" }));
    await screen.findByText("The block is lifted.");
    expect(server.asked("changeBlock")).toMatchObject([{ reportId: "one", stands: false, reason: "They asked." }]);
    reported("one", { conversationId: "deleted-1", reporterId: "deleted-1" });
    await waitFor(() => expect(screen.queryByRole("button", { name: "Lift the block" })).toBeNull());
  });

  it("is described in the dialog that decides it: what, by whom, and about which listener", async () => {
    reported("one", { note: "He was rude." });
    const user = await open("/admin/safety");
    await user.click(await screen.findByRole("button", { name: "Decide" }));
    expect(dialog().getByText("Insults or harassment")).toBeTruthy();
    expect(dialog().getByText(/Reported by the person who was listened to/)).toBeTruthy();
    expect(await dialog().findByRole("link", { name: "Meera Iyer" })).toBeTruthy();
    expect(dialog().getByText("He was rude.")).toBeTruthy();
  });

  it("is closed with a decision that fits its reporter, and a reason", async () => {
    reported("one", { note: "He was rude." });
    reported("of-listener", { by: "volunteer", reporterId: "meera", reportedId: "asha", category: "hard" });
    server.answers("decideCase", {});
    const user = await open("/admin/safety");
    const decide = async (nth: number) => {
      await waitFor(() => expect(screen.getAllByRole("button", { name: "Decide" })).toHaveLength(2));
      await user.click(screen.getAllByRole("button", { name: "Decide" })[nth] ?? expect.fail());
      return within(dialog().getByLabelText("Decision"))
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    };
    const offered = [await decide(0)];
    await user.click(dialog().getByRole("button", { name: "Cancel" }));
    offered.push(await decide(1));
    expect(new Set(offered)).toEqual(
      new Set([
        ["Please choose", "Nothing was needed", "I have talked with them"],
        ["Please choose", "No action", "I have warned them myself", "Remove from Thodu"],
      ]),
    );
    await user.click(dialog().getByRole("button", { name: "Decide" }));
    await dialog().findByText("Please write a reason.");
    expect(server.asked("decideCase")).toEqual([]);
    await user.selectOptions(dialog().getByLabelText("Decision"), "I have talked with them");
    expect(dialog().getByText(/^Recorded that you have talked with the listener, who is told/)).toBeTruthy();
    await user.type(dialog().getByLabelText("Reason"), " Talked to them. ");
    await user.click(dialog().getByRole("button", { name: "Decide" }));
    await screen.findByText("The case is closed.");
    expect(server.asked("decideCase")).toMatchObject([{ decision: "warned", reason: "Talked to them." }]);
  });

  it("that Thodu opened about nobody asks for a text only, not for a decision", async () => {
    reported("one", {
      by: "server",
      reporterId: "server",
      conversationId: "",
      reportedId: null,
      category: "no-listener",
    });
    server.answers("decideCase", {});
    const user = await open("/admin/safety");
    await user.click(await screen.findByRole("button", { name: "Close the case" }));
    expect(dialog().queryByLabelText("Decision")).toBeNull();
    dialog().getByText("The case is closed, with your words. It can be opened again.");
    await user.type(dialog().getByLabelText("Reason"), "Two more are on call from tonight.{Tab}{Enter}");
    await waitFor(() => expect(server.asked("decideCase")).toMatchObject([{ decision: "no-action" }]));
  });

  it("that was decided shows by whom and when", async () => {
    reported("one", { status: "decided", decision: "warned", reason: "Talked.", decidedBy: "meera" });
    store.change("reports/one", { decidedAt: instant(NOON) });
    await open("/admin/safety?list=decided");
    const [row] = await screen.findAllByText(/^Decided by/);
    expect(row?.textContent).toContain("15 Jan");
  });

  it("that was closed by mistake is reopened from the message about it", async () => {
    reported("one");
    server.answers("decideCase", { decidedAt: NOON });
    server.answers("reopenCase", {});
    const user = await open("/admin/safety");
    await user.click(await screen.findByRole("button", { name: "Decide" }));
    await user.selectOptions(dialog().getByLabelText("Decision"), "No action");
    await user.type(dialog().getByLabelText("Reason"), "Talked to them.");
    await user.click(dialog().getByRole("button", { name: "Decide" }));
    await screen.findByText("The case is closed.");
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByText("The case is open again.");
    expect(server.asked("reopenCase")).toEqual([{ reportId: "one", decidedAt: NOON }]);
  });

  it("that was closed is reopened after a question", async () => {
    reported("one", { status: "decided", decision: "warned", reason: "Talked." });
    server.refuses("reopenCase", "NOT_PERMITTED");
    const user = await open("/admin/safety?list=decided");
    await user.click(await screen.findByRole("button", { name: "Open again" }));
    expect(dialog().getByText(/goes back to the open cases/)).toBeTruthy();
    await user.click(dialog().getByRole("button", { name: "Open again" }));
    await waitFor(() => expect(server.asked("reopenCase")).toEqual([{ reportId: "one" }]));
    const again = dialog().getByRole("button", { name: "Open again" });
    await isIdle(again);
    expect(screen.queryByText("The case is open again.")).toBeNull();
    server.answers("reopenCase", {});
    await user.click(again);
    await screen.findByText("The case is open again.");
  });

  it("whose block was lifted shows that, and can restore it", async () => {
    reported("one", { blocked: false }, NOON);
    server.answers("changeBlock", {});
    const user = await open("/admin/safety?case=one");
    await screen.findByText(/^Block lifted: .+, \d+:\d+\s[ap]m$/i);
    await user.click(screen.getByRole("button", { name: "Put the block back" }));
    await user.click(dialog().getByRole("button", { name: "Put the block back" }));
    await screen.findByText("The block is back.");
    expect(server.asked("changeBlock")).toEqual([{ reportId: "one", stands: true }]);
  });
});
