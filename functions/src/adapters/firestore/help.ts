import { conversation, type Conversation } from "@thodu/domain/chat/model";
import { helpRequest } from "@thodu/domain/matching/model";
import type { HelpChange } from "@thodu/domain/matching/request";
import { premiumUser } from "@thodu/domain/plans/entitlement";
import type { HelpDesk, HelpView, NewHelpRequest } from "../../usecases/matching/ports";
import type { Versioned } from "../../usecases/chat/ports";
import type { Runtime } from "../../usecases/ports";
import { commit } from "./commit";
import { agreeIn } from "./consent";
import { read, readVersioned, unchangedSince } from "./converters";
import { db } from "./database";
import { deskEpoch, keepOnDesk } from "./desk";
import { keptFrom } from "./retention";
import { FieldValue, Timestamp } from "./sdk";
import { countFlag } from "./statistics";
import { conversationRef } from "./refs";

const requestRef = (requestId: string) => db().doc(`helpRequests/${requestId}`);

export class FirestoreHelp implements HelpDesk {
  constructor(readonly runtime: Runtime) {}

  async view(customerId: string, requestId: string): Promise<HelpView> {
    const [request, summary, plan] = await Promise.all([
      requestRef(requestId).get(),
      conversationRef(customerId).get(),
      db().doc(`premiumUsers/${customerId}`).get(),
    ]);
    return {
      stored: read(helpRequest, request),
      conversation: readVersioned(conversation, summary),
      plan: read(premiumUser, plan),
    };
  }

  async store(
    { requestId, ...request }: NewHelpRequest,
    seen: Versioned<Conversation> | null,
    change: HelpChange,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    const at = FieldValue.serverTimestamp();
    const ref = conversationRef(request.userId);
    const freshId = () => this.runtime.freshId();
    const deskStamp = change.kind === "keep" ? null : await deskEpoch(freshId);
    batch.create(requestRef(requestId), { ...request, createdAt: at });
    const before = seen?.value.risk ?? "none";
    countFlag(
      batch,
      this.runtime.now(),
      before,
      (change.kind === "begin" ? change.conversation.risk : change.patch.risk) ?? before,
    );
    if ((change.kind === "begin" ? change.conversation : change.patch).consent !== undefined)
      await agreeIn(batch, request.userId);
    if (change.kind === "begin") {
      const unread = { customerReadAt: null, volunteerReadAt: null };
      const { expireAt = null, keepDays = null } = {
        ...change.conversation,
        ...(await keptFrom(request.userId, change.conversation, this.runtime.now())),
      };
      const ends = { keepDays, expireAt: expireAt === null ? null : Timestamp.fromMillis(expireAt) };
      batch.create(ref, {
        ...change.conversation,
        ...ends,
        ...unread,
        deskEpoch: deskStamp,
        createdAt: at,
        lastMessageAt: at,
        waitingSince: at,
      });
    } else {
      if (!seen) throw new TypeError("A conversation that was not seen can’t be changed.");
      // Who asks again comes to the top of the list, where new people are looked for.
      const queued = deskStamp === null ? {} : { deskEpoch: deskStamp, lastMessageAt: at, waitingSince: at };
      batch.update(ref, { ...change.patch, ...queued }, unchangedSince(seen.version));
    }
    if (!(await commit(batch))) return "conflict";
    if (deskStamp !== null) await keepOnDesk(ref.path, deskStamp, freshId);
    return "stored";
  }
}
