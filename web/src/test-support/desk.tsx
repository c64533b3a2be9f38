import type { Conversation } from "@thodu/domain/chat/model";
import { screen, waitFor, within, type ByRoleMatcher, type ByRoleOptions, type Matcher } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect } from "vitest";
import { isHere } from "./people";
import { show } from "./render";
import { mediaIs } from "./screen";
import { server } from "./server";
import { instant, store } from "./store";
import { changeConversation, putConversation } from "./stored";

export const person = (alias: string) => screen.findByRole("button", { name: new RegExp(alias) });
const conversation = () => within(screen.getByRole("region", { name: "Conversation" }));

/**
 * The queries of the conversation's region. A wait also searches its next region, because each conversation has its
 * own.
 */
export const talk = () => {
  const findByText = (words: Matcher) => waitFor(() => conversation().getByText(words));
  const findByRole = (role: ByRoleMatcher, options?: ByRoleOptions) =>
    waitFor(() => conversation().getByRole(role, options));
  return { ...conversation(), findByText, findByRole };
};

/** The fields of a conversation that a listener holds. */
export const heldBy = (volunteerId: string): Partial<Conversation> => ({
  status: "active",
  volunteerId,
  claimId: "claim-1",
  waitingSince: null,
});

interface Given {
  /** Fields of the listener's record besides the approval. */
  readonly record?: Readonly<Record<string, unknown>>;
  readonly phone?: boolean;
  /** Stores whom the listener holds before the desk is shown, which then opens on the tab of their own people. */
  readonly holds?: (uid: string) => void;
}

/** The desk of a listener who has agreed to the code of conduct. */
export async function openDesk(desk: ReactNode, { record = {}, phone = false, holds }: Given = {}) {
  mediaIs("(width >= 48rem)", !phone);
  mediaIs("(width >= 75rem)", !phone);
  const uid = await isHere({ claims: { volunteer: true } });
  store.put("desk/current", { epoch: "epoch-0" });
  store.put(`volunteers/${uid}`, {
    email: "meera@example.com",
    approved: true,
    conductAt: instant(Date.now()),
    ...record,
  });
  holds?.(uid);
  const user = show(desk, { at: "/volunteer-chat" });
  await screen.findByRole("heading", { name: "Volunteer chat" });
  return { uid, user };
}

/** The listener chooses Online, as the server confirms. */
export const goesOnline = async (user: ReturnType<typeof show>) => {
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Online" });
  server.answers("setAvailability", ({ availability }) => ({ availability, restUntil: null, stretch: 0 }));
  await waitFor(() => expect(button().disabled).toBe(false));
  await user.click(button());
  await waitFor(() => expect(button().getAttribute("aria-pressed")).toBe("true"));
};

/** Stores a waiting conversation, and the server's answer to its claim. */
export function somebodyWaits(id = "asha", changes: Partial<Conversation> = {}): void {
  putConversation(id, { alias: "Calm Lotus 1", ...changes });
  server.answers("readHistory", {
    messages: [
      { messageId: "first", text: "I can’t sleep", sender: id, receiver: "volunteer", timestamp: Date.now() - 1_000 },
    ],
    more: false,
  });
}

/** Lets every claim succeed, for this listener. */
export function claimsGoTo(uid: string): void {
  server.answers("claimConversation", ({ conversationId }) => {
    queueMicrotask(() => changeConversation(conversationId, heldBy(uid)));
    return { claimId: "claim-1" };
  });
}
