import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { show } from "../../../test-support/render";
import { server, someId } from "../../../test-support/server";
import { HandOverDialog } from "./HandOverDialog";

afterEach(() => void vi.useRealTimers());

const GONE = "No connection right now. Please check it and try again.";
const onDone = vi.fn();
const onTold = vi.fn();
const onAsked = vi.fn();
beforeEach(() => {
  onAsked.mockReset();
  onDone.mockReset();
  onTold.mockReset();
});

const open = (inCrisis = false) =>
  show(
    <HandOverDialog
      conversationId="asha"
      claimId="claim-1"
      alias="Calm Lotus 1"
      risk={inCrisis ? "crisis" : "none"}
      locale="te"
      onTold={onTold}
      onAsked={onAsked}
      onDone={onDone}
      onClose={vi.fn()}
    />,
  );

const dialog = async () => within(await screen.findByRole("dialog"));

describe("handing over", () => {
  it("goes to a colleague who is there, by name", async () => {
    server.answers("listColleagues", {
      colleagues: [
        { uid: "ravi", name: "Ravi" },
        { uid: "meera", name: "Meera" },
      ],
    });
    server.answers("releaseConversation", {});
    const user = open();
    const asked = await dialog();
    await user.selectOptions(await asked.findByLabelText("Who should take over?"), "Meera");
    await user.click(asked.getByRole("button", { name: "Hand over to Meera" }));
    await waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
    expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha", to: "meera" }]);
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each([
    [
      "AT_CAPACITY",
      "Meera can’t be asked just now. The chat stays with you; please choose somebody else or try again.",
    ],
    ["TAKEN", "A colleague is being asked about this chat already. Please wait for their answer."],
  ] as const)("says why the colleague could not be asked (%s), and keeps the note", async (reason, words) => {
    server.answers("listColleagues", { colleagues: [{ uid: "meera", name: "Meera" }] });
    server.refuses("releaseConversation", reason);
    const user = open();
    const asked = await dialog();
    const note = await asked.findByLabelText<HTMLTextAreaElement>("A note for the next listener (optional)");
    await user.type(note, "Her exam");
    await user.click(asked.getByRole("button", { name: "Hand over to Meera" }));
    expect((await asked.findByRole("alert")).textContent).toBe(words);
    expect(note.value).toBe("Her exam");
    expect(onAsked).not.toHaveBeenCalled();
    await user.clear(note);
  });

  it("opens at once, and lists first who speaks the person’s language, with the languages of each", async () => {
    const answer = server.isSlow("listColleagues", {
      colleagues: [
        { uid: "kiran", name: "Kiran", languages: ["en"] },
        { uid: "ravi", name: "Ravi", languages: ["te", "en"] },
      ],
    });
    open();
    const asked = await dialog();
    expect(asked.getByText("Checking which colleagues are here…")).toBeTruthy();
    await act(async () => Promise.resolve(answer()));
    await asked.findByRole("button", { name: "Hand over to Ravi" });
    expect(asked.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "Ravi · Telugu, English",
      "Kiran · English",
    ]);
  });

  it("goes to the queue if nobody is there, and says in a crisis what to do first", async () => {
    server.answers("listColleagues", { colleagues: [] });
    server.answers("releaseConversation", {});
    const user = open(true);
    const asked = await dialog();
    expect(await asked.findByText(/^No colleague can take over now\. This person is in a crisis/)).toBeTruthy();
    await user.click(asked.getByRole("button", { name: "Return to queue" }));
    await waitFor(() => expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha" }]));
  });

  it("offers in a crisis to call a supervisor first if nobody is there; the queue comes after it", async () => {
    server.answers("listColleagues", { colleagues: [] });
    server.answers("reportConversation", { reportId: "one" });
    const user = open(true);
    const asked = await dialog();
    const tell = await asked.findByRole("button", { name: "Tell the team now" });
    const phone = asked.getByRole("link", { name: /^Phone a supervisor: \+91/ });
    expect(phone.getAttribute("href")).toMatch(/^tel:\+91\d+$/);
    const queue = asked.getByRole("button", { name: "Return to queue" });
    expect(phone.compareDocumentPosition(queue)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(tell);
    expect(await asked.findByText(/^The team was told that you need a supervisor/)).toBeTruthy();
    expect(onTold).toHaveBeenCalledTimes(1);
    expect(server.asked("reportConversation")).toEqual([
      { reportId: someId, conversationId: "asha", category: "supervisor" },
    ]);
    // Calling the supervisor released nothing.
    expect(server.asked("releaseConversation")).toEqual([]);
    expect(asked.getByRole("button", { name: "Return to queue" })).toBeTruthy();
  });

  it.each([
    ["where somebody is there", true, [{ uid: "ravi", name: "Ravi" }]],
    ["in no crisis", false, []],
  ] as const)("names no supervisor %s", async (_, inCrisis, there) => {
    server.answers("listColleagues", { colleagues: [...there] });
    open(inCrisis);
    const asked = await dialog();
    await asked.findByLabelText("A note for the next listener (optional)");
    expect(asked.queryByRole("button", { name: "Tell the team now" })).toBeNull();
  });

  it("says that the colleagues could not be read, and reads them again", async () => {
    server.isUnreachable("listColleagues");
    const user = open();
    const asked = await dialog();
    expect((await asked.findByRole("alert")).textContent).toBe(GONE);
    expect(asked.queryByText(/^No colleague can take over/)).toBeNull();
    server.answers("listColleagues", { colleagues: [] });
    await user.click(asked.getByRole("button", { name: "Try again" }));
    expect(await asked.findByText(/^No colleague can take over now\./)).toBeTruthy();
  });
});

it("can go to a colleague who comes later; until one is chosen, the button's meaning does not change", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: true });
  server.answers("listColleagues", { colleagues: [] });
  const user = open();
  const asked = await dialog();
  await asked.findByRole("heading", { name: "Nobody is here to hand over to" });
  const note = () => asked.getByLabelText<HTMLTextAreaElement>("A note for the next listener (optional)");
  await user.type(note(), "Her exam");
  server.isUnreachable("listColleagues");
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  server.answers("listColleagues", { colleagues: [{ uid: "ravi", name: "Ravi" }] });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await asked.findByText("Ravi has come. You can choose them now.")).toBeTruthy();
  // The words are about the choice that stays selected.
  expect(asked.getByRole("heading", { name: "Hand over" })).toBeTruthy();
  expect(asked.queryByText(/No colleague can take over|Nobody is here/)).toBeNull();
  expect(asked.getByText(/the next free listener can answer\.$/)).toBeTruthy();
  expect(asked.getByRole("button", { name: "Return to queue" })).toBeTruthy();
  await user.selectOptions(asked.getByLabelText("Who should take over?"), "Ravi");
  expect(asked.getByRole("button", { name: "Hand over to Ravi" })).toBeTruthy();
  expect(note().value).toBe("Her exam");
  server.answers("releaseConversation", {});
  await user.click(asked.getByRole("button", { name: "Hand over to Ravi" }));
  expect(server.asked("releaseConversation")).toEqual([{ conversationId: "asha", to: "ravi", note: "Her exam" }]);
});

describe("a colleague who is being asked about somebody else", () => {
  /** The options that can be chosen. */
  const offered = (asked: Awaited<ReturnType<typeof dialog>>) =>
    asked
      .getAllByRole<HTMLOptionElement>("option")
      .flatMap(({ disabled, textContent }) => (disabled ? [] : textContent));
  const kiran = { uid: "kiran", name: "Kiran", asked: "other" } as const;

  it("can’t be chosen for a hand-over, and is named with the reason", async () => {
    server.answers("listColleagues", { colleagues: [kiran] });
    open();
    const asked = await dialog();
    expect(await asked.findByText("Kiran is being asked about somebody else. We go on looking.")).toBeTruthy();
    expect(asked.getByRole("heading", { name: "Hand over" })).toBeTruthy();
    expect(asked.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "The next free listener",
      "Kiran · being asked about somebody else",
    ]);
    expect(offered(asked)).toEqual(["The next free listener"]);
    expect(asked.getByRole("button", { name: "Return to queue" })).toBeTruthy();
  });

  it("stands behind nobody: the others are offered", async () => {
    server.answers("listColleagues", { colleagues: [kiran, { uid: "ravi", name: "Ravi" }] });
    open();
    const asked = await dialog();
    await asked.findByRole("button", { name: "Hand over to Ravi" });
    expect(offered(asked)).toEqual(["Ravi"]);
  });

  it("is offered for somebody in a crisis, who comes first, unless the other one is in a crisis too", async () => {
    server.answers("listColleagues", { colleagues: [kiran, { uid: "ravi", name: "Ravi", asked: "first" }] });
    open(true);
    const asked = await dialog();
    await asked.findByRole("button", { name: "Hand over to Kiran" });
    expect(offered(asked)).toEqual(["Kiran"]);
  });
});

describe("while the dialog is open, the list", () => {
  const ravi = { uid: "ravi", name: "Ravi" } as const;
  const meera = { uid: "meera", name: "Meera" } as const;
  const list = (...there: readonly { readonly uid: string; readonly name: string }[]) =>
    server.answers("listColleagues", { colleagues: [...there] });
  const options = (asked: Awaited<ReturnType<typeof dialog>>) =>
    asked.getAllByRole<HTMLOptionElement>("option").map(({ textContent, disabled }) => [textContent, !disabled]);
  const passes = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: true }));

  it("is read again every 20 seconds, and keeps its order and the choice", async () => {
    list(ravi, meera);
    const user = open();
    const asked = await dialog();
    await user.selectOptions(await asked.findByLabelText("Who should take over?"), "Meera");
    list({ uid: "kiran", name: "Kiran" }, meera);
    await passes(20_000);
    await waitFor(() =>
      expect(options(asked)).toEqual([
        ["Ravi · can’t take over now", false],
        ["Meera", true],
        ["Kiran", true],
      ]),
    );
    expect(asked.getByRole("button", { name: "Hand over to Meera" })).toBeTruthy();
    list(ravi, meera);
    await passes(20_000);
    await waitFor(() => expect(options(asked)[0]).toEqual(["Ravi", true]));
  });

  it("says that the chosen one can no longer take over, whom nobody replaces unasked", async () => {
    list(ravi, meera);
    const user = open();
    const asked = await dialog();
    await asked.findByRole("button", { name: "Hand over to Ravi" });
    list(meera);
    await passes(20_000);
    const words = "Ravi can’t take over now. Please choose again.";
    expect((await asked.findByText(words)).closest("[role]")?.getAttribute("role")).toBe("status");
    await user.click(asked.getByRole("button", { name: "Hand over to Ravi" }));
    expect((await asked.findByRole("alert")).textContent).toMatch(/^Ravi can’t be asked just now\./);
    expect(server.asked("releaseConversation")).toEqual([]);
    await user.selectOptions(asked.getByLabelText("Who should take over?"), "Meera");
    expect(asked.queryByText(words)).toBeNull();
    expect(asked.getByRole("button", { name: "Hand over to Meera" })).toBeTruthy();
  });

  it("offers the queue once the last one can no longer take over", async () => {
    list(ravi);
    const user = open(true);
    const asked = await dialog();
    await asked.findByRole("button", { name: "Hand over to Ravi" });
    list();
    await passes(20_000);
    await asked.findByText("Ravi can’t take over now. Please choose again.");
    expect(options(asked)).toEqual([
      ["Ravi · can’t take over now", false],
      ["The next free listener", true],
    ]);
    await user.selectOptions(asked.getByLabelText("Who should take over?"), "The next free listener");
    expect(asked.getByText(/^No colleague can take over now\. This person is in a crisis/)).toBeTruthy();
    expect(asked.getByRole("button", { name: "Tell the team now" })).toBeTruthy();
  });

  it("is read again when the window gets the focus, once, and not while the page is hidden", async () => {
    list(ravi);
    open();
    const asked = await dialog();
    await asked.findByRole("button", { name: "Hand over to Ravi" });
    list(ravi, meera);
    act(() => {
      document.dispatchEvent(new Event("visibilitychange"));
      window.dispatchEvent(new Event("focus"));
    });
    await asked.findByRole("option", { name: "Meera" });
    expect(server.asked("listColleagues")).toHaveLength(2);
    const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await passes(60_000);
    hidden.mockRestore();
    expect(server.asked("listColleagues")).toHaveLength(2);
  });
});
