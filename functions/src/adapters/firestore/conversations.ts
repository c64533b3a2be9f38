import { placeTaken, type Assignment, type ClaimDecision } from "@thodu/domain/chat/claim";
import { chatMessage, conversation, presence, type Conversation } from "@thodu/domain/chat/model";
import { connectedSpan } from "@thodu/domain/chat/presence";
import type { SendDecision } from "@thodu/domain/chat/send";
import { freed } from "@thodu/domain/matching/laterChange";
import { tellsOfReply } from "@thodu/domain/notifications/notices";
import { premiumUser } from "@thodu/domain/plans/planTerm";
import { usageKeys, type Span } from "@thodu/domain/plans/metering";
import { unansweredCase } from "@thodu/domain/reports/decide";
import { kolkataDay } from "@thodu/domain/time";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { crisisBegins, type RiskState } from "@thodu/domain/safety/alarm";
import { countOfMessage, type AlarmCount } from "@thodu/domain/safety/alarmCounts";
import type {
  AuditLine,
  ClaimView,
  ConversationStore,
  LabelDecision,
  Participant,
  Versioned,
  SendView,
  ReleaseRecords,
} from "../../usecases/chat/ports";
import type { Runtime } from "../../usecases/ports";
import { create, field, increment, patch, removed, serverTime, type Change } from "../../store/changes";
import { commit, stored, storedInOneTry } from "../../store/commit";
import {
  conversationBegins,
  conversationChanges,
  NEVER_READ,
  versionOf,
  withoutSameInternals,
} from "../../store/conversation";
import { documents } from "../../store/documents";
import { lookUp } from "../../store/look";
import { auditChange } from "./audit";
import { hasAgreed } from "./consent";
import { calledInCrisis, onPhoneWith } from "./callsNow";
import { readFound, readFoundOrNull, versionedIn } from "./converters";
import { deskEpoch, keepOnDesk } from "./desk";
import { internalsOf, readConversation } from "./internals";
import { listenerTold } from "./laterTimes";
import { messagePage } from "./messagePages";
import { noteChange } from "./notes";
import { noticeChange } from "./outbox";
import type { Partings } from "./partings";
import { releaseChanges } from "./release";
import { keptFrom } from "./retention";
import { storeLabel, storeRiskState } from "./riskState";
import { takenFromChanges } from "./takenFrom";
import { alarmChanges, flagChanges, takenChanges } from "./statistics";
import { closingUses, listenerSpan, readUsage, usageChanges, usedBy } from "./usage";

export class FirestoreConversations implements ConversationStore {
  readonly page = messagePage;

  constructor(
    readonly runtime: Runtime,
    readonly partings: Partings,
  ) {}

  async view(customerId: string, messageId: string, sender: string): Promise<SendView> {
    // Most plans count by the day. The day's use is read with the plan, so that few sends need a second read.
    const guesses = [kolkataDay(this.runtime.now())];
    const isReply = sender !== customerId;
    const paths = [
      documents.conversation(customerId),
      documents.internals(customerId),
      `premiumUsers/${customerId}`,
      documents.message(customerId, messageId),
      ...(isReply ? [documents.presence(customerId, sender)] : []),
    ];
    const [summary, internals, bought, message, ...rest] = await lookUp([
      ...paths,
      ...guesses.map((key) => documents.usage(customerId, key)),
    ]);
    const presenceDoc = isReply ? rest.shift() : null;
    const seen = versionedIn(conversation, summary, internalsOf(internals?.data));
    const plan = readFound(premiumUser, bought);
    const missed = usageKeys("chat", plan, this.runtime.now()).filter((key) => !guesses.includes(key));
    const [usedElsewhere, inCrisis] = await Promise.all([
      readUsage(customerId, missed),
      seen === null && !isReply && calledInCrisis(customerId, this.runtime.now()),
    ]);
    const used = { ...usedBy(guesses, rest), ...usedElsewhere };
    const listener = connectedSpan(readFoundOrNull(presence, presenceDoc));
    return {
      conversation: seen,
      calledInCrisis: inCrisis,
      plan,
      used,
      stored: readFound(chatMessage, message),
      listener,
    };
  }

  listenerSpan(customerId: string, volunteerId: string | null): Promise<Span> {
    return listenerSpan(customerId, volunteerId);
  }

  async storeMessage(
    customerId: string,
    messageId: string,
    seen: Versioned<Conversation> | null,
    { message, uses, consent, stateBefore, change }: SendDecision,
  ): Promise<"stored" | "conflict"> {
    const now = this.runtime.now();
    const levelBefore = seen === null ? "none" : stateBefore.risk;
    const { risk = seen?.value.risk ?? "none", alarm = stateBefore.alarm } =
      change.kind === "begin" ? change.conversation : change.patch;
    const changes = [
      create(documents.message(customerId, messageId), { ...message, timestamp: serverTime }),
      ...flagChanges(now, levelBefore, risk),
      ...alarmChanges(now, countOfMessage(stateBefore, { risk, alarm })),
    ];
    const begins = crisisBegins(levelBefore, risk, now);
    if (change.kind === "continue") {
      return storedInOneTry([
        ...changes,
        ...conversationChanges(
          customerId,
          withoutSameInternals({ ...change.patch, ...begins, lastMessageAt: serverTime }, seen?.value),
          versionOf(seen),
        ),
        ...usageChanges(customerId, uses),
        ...(consent === null ? [] : [agreedChange(customerId, consent)]),
        ...(seen && tellsOfReply(message.sender) ? [noticeChange(customerId, `reply_${messageId}`, "reply")] : []),
        ...answeredChanges(message.volunteerId, change.patch),
        ...(seen && change.patch.laterTime === null ? listenerTold(freed(seen.value), this.runtime.freshId()) : []),
      ]);
    }
    const [deskStamp, kept, hasAgreedBefore] = await Promise.all([
      deskEpoch(() => this.runtime.freshId()),
      change.kind === "begin" ? keptFrom(customerId, change.conversation, now) : {},
      // A person who called or asked for a listener before has given consent by that.
      consent === null || hasAgreed(customerId),
    ]);
    const queued = { deskEpoch: deskStamp, lastMessageAt: serverTime, waitingSince: serverTime };
    const opened =
      change.kind === "begin"
        ? conversationBegins(
            customerId,
            withoutSameInternals({
              ...change.conversation,
              ...begins,
              ...kept,
              ...NEVER_READ,
              ...queued,
              createdAt: serverTime,
            }),
          )
        : conversationChanges(
            customerId,
            withoutSameInternals({ ...change.patch, ...begins, ...queued }, seen?.value),
            versionOf(seen),
          );
    const agreed = consent === null || hasAgreedBefore ? [] : [agreedChange(customerId, consent)];
    if ((await storedInOneTry([...changes, ...opened, ...agreed])) === "conflict") return "conflict";
    await keepOnDesk(customerId, deskStamp, () => this.runtime.freshId());
    return "stored";
  }

  async find(customerId: string): Promise<Versioned<Conversation> | null> {
    return readConversation(customerId);
  }

  async claimView(customerId: string, uid: string): Promise<ClaimView> {
    const parting = this.partings.path({ customerId, uid });
    const [summary, internals, listener, parted] = await lookUp([
      documents.conversation(customerId),
      documents.internals(customerId),
      documents.listener(uid),
      parting,
    ]);
    return {
      conversation: versionedIn(conversation, summary, internalsOf(internals?.data)),
      listener: versionedIn(volunteer, listener),
      parted: parted != null,
    };
  }

  async parted(customerId: string, uid: string): Promise<boolean> {
    return (await this.partings.among([{ customerId, uid }])).length > 0;
  }

  async isOnPhone(customerId: string, uid: string): Promise<boolean> {
    return (await onPhoneWith(customerId)).includes(uid);
  }

  async claim(
    customerId: string,
    seen: Versioned<Conversation>,
    listener: Versioned<Volunteer>,
    uid: string,
    decision: ClaimDecision,
    audit: AuditLine,
  ): Promise<"stored" | "conflict"> {
    const { assignment, unanswered } = decision;
    const now = this.runtime.now();
    const uses = await closingUses(customerId, seen.value, now);
    const waitBefore = placeTaken(seen.value);
    const taken = { ...assignment, meter: null, waitingSince: null, waitBefore, stood: null, claimedAt: serverTime };
    return storedInOneTry([
      ...conversationChanges(customerId, taken, seen.version, { claimedAt: serverTime }),
      this.partings.absence({ customerId, uid }),
      ...usageChanges(customerId, uses),
      patch(
        documents.listener(uid),
        { load: listener.value.load + 1, unanswered, heard: increment(1), idleSince: serverTime },
        listener.version,
      ),
      ...takenFromChanges(customerId, seen.value, decision, now),
      ...takenChanges(now, seen.value),
      auditChange(audit),
    ]);
  }

  async tellOfClaimsWithoutReply(uid: string, lastClaimId: string): Promise<void> {
    // A second try in the same pause finds that the case exists.
    await commit([
      create(documents.report(`unanswered-${lastClaimId}`), {
        ...unansweredCase(uid),
        createdAt: serverTime,
        decidedAt: null,
      }),
    ]);
  }

  async release(
    customerId: string,
    seen: Versioned<Conversation>,
    assignment: Assignment,
    audit: AuditLine,
    { note = null, report = null, wasHard = false }: ReleaseRecords = {},
  ): Promise<"stored" | "conflict"> {
    const now = this.runtime.now();
    const uses = await closingUses(customerId, seen.value, now);
    return stored([
      ...releaseChanges(customerId, seen, assignment, uses, now, wasHard),
      ...(note ? [noteChange(customerId, note)] : []),
      ...(report
        ? [
            create(documents.report(`ended-${seen.value.claimId}`), {
              ...report,
              createdAt: serverTime,
              decidedAt: null,
            }),
          ]
        : []),
      auditChange(audit),
    ]);
  }

  setRiskState(customerId: string, seen: Versioned<Conversation>, riskState: RiskState, counted: AlarmCount | null) {
    return storeRiskState(this.runtime.now(), customerId, seen, riskState, counted);
  }

  setRisk(customerId: string, seen: Versioned<Conversation>, decision: LabelDecision) {
    return storeLabel(this.runtime.now(), customerId, seen, decision);
  }

  async markRead(customerId: string, seen: Versioned<Conversation>, by: Participant): Promise<"stored" | "conflict"> {
    const read =
      by === "customer"
        ? { unreadByCustomer: 0, customerReadAt: serverTime }
        : { unreadByVolunteer: 0, volunteerReadAt: serverTime };
    return stored(conversationChanges(customerId, read, seen.version));
  }
}

/** Sending a message is consent: stored with the person in the same commit. */
const agreedChange = (customerId: string, version: number): Change =>
  patch(documents.person(customerId), { consent: { version, at: serverTime } }, "merged");

/** The first reply in a claim: the claim no longer counts against its listener. */
const answeredChanges = (uid: string | null, { answeredClaim }: Partial<Conversation>): readonly Change[] =>
  uid === null || answeredClaim == null
    ? []
    : [patch(documents.listener(uid), { [field("unanswered", answeredClaim)]: removed }, "existing")];
