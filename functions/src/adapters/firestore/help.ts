import { conversation, type Conversation } from "@thodu/domain/chat/model";
import { helpRequest } from "@thodu/domain/matching/model";
import type { HelpChange } from "@thodu/domain/matching/request";
import { premiumUser } from "@thodu/domain/plans/planTerm";
import { crisisBegins, gravityOf } from "@thodu/domain/safety/alarm";
import type { HelpDesk, HelpView, NewHelpRequest } from "../../usecases/matching/ports";
import type { Versioned } from "../../usecases/chat/ports";
import type { Runtime } from "../../usecases/ports";
import { create, serverTime } from "../../store/changes";
import { storedInOneTry } from "../../store/commit";
import { conversationBegins, conversationChanges, NEVER_READ, versionOf } from "../../store/conversation";
import { documents } from "../../store/documents";
import { lookUp } from "../../store/look";
import { calledInCrisis } from "./callsNow";
import { agreedChanges } from "./consent";
import { readFound, versionedIn } from "./converters";
import { deskEpoch, keepOnDesk } from "./desk";
import { keptFrom } from "./retention";
import { flagChanges } from "./statistics";

export class FirestoreHelp implements HelpDesk {
  constructor(readonly runtime: Runtime) {}

  async view(customerId: string, requestId: string): Promise<HelpView> {
    // One read for all: while a person's requests compete, each one that loses reads again.
    const [request, summary, plan] = await lookUp([
      documents.helpRequest(requestId),
      documents.conversation(customerId),
      `premiumUsers/${customerId}`,
    ]);
    return {
      stored: readFound(helpRequest, request),
      conversation: versionedIn(conversation, summary),
      calledInCrisis: !summary && (await calledInCrisis(customerId, this.runtime.now())),
      plan: readFound(premiumUser, plan),
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
    // A person who asks again comes to the top of the list, where new people are found.
    const queued =
      deskStamp === null ? {} : { deskEpoch: deskStamp, lastMessageAt: serverTime, waitingSince: serverTime };
    const begins = crisisBegins(before, risk, now);
    if (change.kind === "begin") {
      const kept = await keptFrom(customerId, change.conversation, now);
      const begun = {
        keepDays: null,
        expireAt: null,
        ...change.conversation,
        ...begins,
        ...kept,
        ...NEVER_READ,
        ...queued,
      };
      changes.push(...conversationBegins(customerId, { ...begun, createdAt: serverTime }));
    } else {
      changes.push(...conversationChanges(customerId, { ...change.patch, ...begins, ...queued }, versionOf(seen)));
    }
    if ((await storedInOneTry(changes)) === "conflict") return "conflict";
    if (deskStamp !== null) await keepOnDesk(customerId, deskStamp, freshId);
    return "stored";
  }
}
