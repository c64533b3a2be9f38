import { conversation, type Conversation } from "@thodu/domain/chat/model";
import { helpRequest } from "@thodu/domain/matching/model";
import type { HelpChange } from "@thodu/domain/matching/request";
import { premiumUser } from "@thodu/domain/plans/entitlement";
import { gravityOf } from "@thodu/domain/safety/alarm";
import type { HelpDesk, HelpView, NewHelpRequest } from "../../usecases/matching/ports";
import type { Versioned } from "../../usecases/chat/ports";
import type { Runtime } from "../../usecases/ports";
import { create, serverTime } from "../../store/changes";
import { storedInOneTry } from "../../store/commit";
import { conversationBegins, conversationChanges, NEVER_READ, versionOf } from "../../store/conversation";
import { documents } from "../../store/documents";
import { calledInCrisis } from "./callsNow";
import { agreedChanges } from "./consent";
import { read, readVersioned } from "./converters";
import { db } from "../../store/database";
import { deskEpoch, keepOnDesk } from "./desk";
import { keptFrom } from "./retention";
import { flagChanges } from "./statistics";
import { conversationRef } from "./refs";

export class FirestoreHelp implements HelpDesk {
  constructor(readonly runtime: Runtime) {}

  async view(customerId: string, requestId: string): Promise<HelpView> {
    const [request, summary, plan] = await Promise.all([
      db().doc(documents.helpRequest(requestId)).get(),
      conversationRef(customerId).get(),
      db().doc(`premiumUsers/${customerId}`).get(),
    ]);
    return {
      stored: read(helpRequest, request),
      conversation: readVersioned(conversation, summary),
      calledInCrisis: !summary.exists && (await calledInCrisis(customerId, this.runtime.now())),
      plan: read(premiumUser, plan),
    };
  }

  async store(
    { requestId, ...request }: NewHelpRequest,
    seen: Versioned<Conversation> | null,
    change: HelpChange,
  ): Promise<"stored" | "conflict"> {
    const freshId = () => this.runtime.freshId();
    const now = this.runtime.now();
    const customerId = request.userId;
    const deskStamp = change.kind === "keep" ? null : await deskEpoch(freshId);
    const before = seen === null ? "none" : gravityOf(seen.value).risk;
    const { risk = seen?.value.risk ?? "none", consent } = change.kind === "begin" ? change.conversation : change.patch;
    const changes = [
      create(documents.helpRequest(requestId), { ...request, createdAt: serverTime }),
      ...flagChanges(now, before, risk),
      ...(consent === undefined ? [] : await agreedChanges(customerId)),
    ];
    // Who asks again comes to the top of the list, where new people are looked for.
    const queued =
      deskStamp === null ? {} : { deskEpoch: deskStamp, lastMessageAt: serverTime, waitingSince: serverTime };
    if (change.kind === "begin") {
      const kept = await keptFrom(customerId, change.conversation, now);
      const begun = { keepDays: null, expireAt: null, ...change.conversation, ...kept, ...NEVER_READ, ...queued };
      changes.push(...conversationBegins(customerId, { ...begun, createdAt: serverTime }));
    } else {
      changes.push(...conversationChanges(customerId, { ...change.patch, ...queued }, versionOf(seen)));
    }
    if ((await storedInOneTry(changes)) === "conflict") return "conflict";
    if (deskStamp !== null) await keepOnDesk(customerId, deskStamp, freshId);
    return "stored";
  }
}
