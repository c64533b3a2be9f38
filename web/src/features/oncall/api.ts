import { UNANSWERED } from "@thodu/domain/chat/endReason";
import type { Output } from "@thodu/domain/contracts";
import type { Locale } from "@thodu/domain/locale";
import type { OnCall } from "@thodu/domain/oncall/model";
import type { OnCallWish } from "@thodu/domain/oncall/records";
import { call, type Reply } from "../../lib/callables";
import { loadFirestore } from "../../lib/firebase";
import { isLost } from "../../lib/isLost";
import { useLive, type Live } from "../../lib/useLive";
import type { OwnRing } from "./watch";

export const useOnCall = (uid: string | null): Live<OnCall> =>
  useLive(uid, async () => {
    const [{ watchOnCall }] = await Promise.all([import("./watch"), loadFirestore()]);
    return (watch) => watchOnCall(uid ?? "", watch);
  });

export const useLastRing = (uid: string | null): OwnRing | null => {
  const heard = useLive<OwnRing | null>(uid, async () => {
    const [{ watchRing }] = await Promise.all([import("./watch"), loadFirestore()]);
    return (watch) => watchRing(uid ?? "", watch);
  });
  return heard.state === "here" ? heard.value : null;
};

export const setOnCall = (wish: OnCallWish) => call("setOnCall", wish);
export const testRing = (by: "push" | "call") => call("testRing", { by });
export const answerRing = (ringId: string, answer: "shown" | "here" | "not-now") =>
  call("answerRing", { ringId, answer });
/** The ways in which phones can be rung here. */
export interface SetUp {
  readonly push: boolean;
  readonly calls: boolean;
  /** The languages in which the listener works at the desk; none if that can't be read. */
  readonly spoken: readonly Locale[];
  /** Whether they have agreed to the code of conduct; true also if that can't be read. */
  readonly agreed: boolean;
}

async function listenerOf(uid: string | null): Promise<Pick<SetUp, "spoken" | "agreed"> | null> {
  const [{ readListener }] = await Promise.all([import("./watch"), loadFirestore()]);
  return uid === null ? null : readListener(uid);
}

/** If that can't be read, assumes push notifications and no calls. */
export const readSetUp = async (uid: string | null): Promise<SetUp> => {
  const [reply, listener] = await Promise.all([call("readChannels", {}), listenerOf(uid).catch(() => null)]);
  const { spoken = [], agreed = true } = listener ?? {};
  return { push: !reply.ok || reply.value.keys !== null, calls: reply.ok && reply.value.calls, spoken, agreed };
};
export const standBy = () => call("standBy", {});

/** Claims the person for whom a ring is: one who waits, or one in a crisis whose listener does not answer. */
export async function claimRung(conversationId: string): Promise<Reply<Output<"claimConversation">>> {
  const reply = await claimOnce(conversationId);
  // If only the answer was lost, the conversation is claimed already, and a repeat changes nothing.
  return isLost(reply) ? claimOnce(conversationId) : reply;
}

async function claimOnce(conversationId: string): Promise<Reply<Output<"claimConversation">>> {
  const reply = await call("claimConversation", { conversationId });
  if (reply.ok || reply.reason !== "TAKEN") return reply;
  return call("claimConversation", { conversationId, takeOver: true, reason: UNANSWERED });
}
