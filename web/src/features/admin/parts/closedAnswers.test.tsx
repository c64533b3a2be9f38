import { screen, waitFor } from "@testing-library/react";
import { Fragment } from "react";
import { expect, it, vi } from "vitest";
import { keepDraft, readDraft } from "../../../conversation/drafts";
import { mayForget } from "../../../lib/sessionEnd";
import { isHere } from "../../../test-support/people";
import { show } from "../../../test-support/render";
import { instant, store } from "../../../test-support/store";
import { putReport } from "../../../test-support/stored";
import { AdminScreen } from "../AdminScreen";

const SENT_AT = Date.UTC(2026, 0, 15);

const question = (id: string, status: "open" | "answered"): void =>
  store.put(`supportRequests/${id}`, {
    userId: "asha",
    text: "I paid twice.",
    locale: "te",
    createdAt: instant(SENT_AT),
    status,
    reply: status === "open" ? null : "It is on its way back.",
    repliedAt: null,
  });
const application = (status: "sent" | "declined", sentAt = SENT_AT): void =>
  store.put("applications/meera", { name: "Meera Iyer", status, sentAt: instant(sentAt) });

async function open(at: string, ...kept: readonly string[]) {
  const uid = await isHere({ claims: { admin: true } });
  for (const each of kept) keepDraft(uid, `answer/${each}`, "half an answer");
  const user = show(<AdminScreen roles={["admin"]} Boundary={Fragment} onSection={vi.fn()} />, { at });
  return { uid, user, isKept: (each: string) => readDraft(uid, `answer/${each}`) !== "" };
}

it("forgets an answer whose question a colleague has answered, and a logout does not warn of it", async () => {
  question("open", "open");
  question("closed", "answered");
  const { uid, isKept } = await open("/admin/people", "question/open", "question/closed", "question/gone");
  await waitFor(() => expect(["closed", "gone"].some((id) => isKept(`question/${id}`))).toBe(false));
  expect(isKept("question/open")).toBe(true);
  expect(mayForget(uid, vi.fn())).toBe(false);
  question("open", "answered");
  await waitFor(() => expect(mayForget(uid, vi.fn())).toBe(true));
});

it("keeps the reason for closing a case until that is decided", async () => {
  putReport("open");
  putReport("closed", { status: "decided", decision: "no-action" });
  const { isKept } = await open("/admin/people", "case/open", "case/closed");
  await waitFor(() => expect(isKept("case/closed")).toBe(false));
  expect(isKept("case/open")).toBe(true);
});

it.each([
  ["was answered", "declined", SENT_AT, false],
  ["was sent again", "sent", SENT_AT + 60_000, false],
  ["still waits", "sent", SENT_AT, true],
] as const)(
  "keeps an answer to an application only while that waits for it: it %s",
  async (_, status, sentAt, stays) => {
    question("closed", "answered");
    application(status, sentAt);
    const place = `application/meera/${SENT_AT}`;
    const { isKept } = await open("/admin/people", place, "question/closed");
    await waitFor(() => expect(isKept("question/closed")).toBe(false));
    await waitFor(() => expect(isKept(place)).toBe(stays));
  },
);

it("forgets it too while the page shows the text that was not sent", async () => {
  question("one", "open");
  const { uid, user } = await open("/admin/messages");
  await user.type(await screen.findByLabelText("Your answer"), "Soon.");
  expect(mayForget(uid, vi.fn())).toBe(false);
  question("one", "answered");
  await screen.findByText("A colleague answered “I paid twice.” before you did.", { exact: false });
  expect(screen.getByText("Soon.")).toBeTruthy();
  expect(mayForget(uid, vi.fn())).toBe(true);
});
