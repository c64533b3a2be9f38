import type { WriteBatch } from "firebase-admin/firestore";
import type { Assignment, ClaimDecision } from "@thodu/domain/chat/claim";
import { chatMessage, conversation, presence, type Conversation, type Ways } from "@thodu/domain/chat/model";
import { connectedSpan } from "@thodu/domain/chat/presence";
import type { Note } from "@thodu/domain/notes/model";
import type { SendDecision } from "@thodu/domain/chat/send";
import { tellsOfReply } from "@thodu/domain/notifications/notices";
import { premiumUser } from "@thodu/domain/plans/entitlement";
import { usageKeys, type Span } from "@thodu/domain/plans/metering";
import { unansweredCase } from "@thodu/domain/reports/decide";
import { kolkataDay } from "@thodu/domain/time";
import { volunteer, type Volunteer } from "@thodu/domain/volunteers/model";
import { standingOf, type Standing } from "@thodu/domain/safety/alarm";
import { countOfMessage, type AlarmCount } from "@thodu/domain/safety/alarmCounts";
import type {
  AuditLine,
  ClaimView,
  ConversationStore,
  LabelDecision,
  Participant,
  Versioned,
  SendView,
} from "../../usecases/chat/ports";
import type { Runtime } from "../../usecases/ports";
import { auditWrite, recordIn } from "./audit";
import { hasAgreed } from "./consent";
import { readFound, unchangedSince } from "./converters";
import { db } from "./database";
import { deskEpoch, keepOnDesk } from "./desk";
import { isConflict } from "./errors";
import { internalsPath, readConversation, split } from "./internals";
import { releaseIn } from "./release";
import { messagePage } from "./messagePages";
import { isAgreed } from "@thodu/domain/matching/laterTime";
import { isPromised } from "@thodu/domain/matching/tellMe";
import { noticeWrite } from "./outbox";
import { noteIn } from "./notes";
import type { Partings } from "./partings";
import { keptFrom } from "./retention";
import { FieldValue } from "./sdk";
import { alarmWrites, flagWrites, takenWrites } from "./statistics";
import { storeLabel, storeStanding } from "./standing";
import { commit as commitWrites, getAll, type Write } from "./rest";
import { closingUses, listenerSpan, presencePath, readUsage, usagePath, usageWrites, usedBy } from "./usage";
import {
  answeredWrites,
  asOf,
  conversationPath,
  messagePath,
  patchWrites,
  versionedIn,
  toStore,
  volunteerPath,
} from "./conversationWrites";
import { conversationRef } from "./refs";

const stamp = () => FieldValue.serverTimestamp();

/** How whoever waits asked to be told of this wait; null where they did not. */
function waysOf(wait: Conversation): Ways | null {
  if (isPromised(wait)) return wait.tellWays;
  return isAgreed(wait) ? wait.laterWays : null;
}

export class FirestoreConversations implements ConversationStore {
  readonly page = messagePage;

  constructor(
    readonly runtime: Runtime,
    readonly partings: Partings,
  ) {}

  async view(customerId: string, messageId: string, sender: string): Promise<SendView> {
    const path = conversationPath(customerId);
    // Most plans count by the day: what was used of it is looked up with the plan, so that few sends look twice.
    const guesses = [kolkataDay(this.runtime.now())];
    const isReply = sender !== customerId;
    const paths = [
      path,
      internalsPath(customerId),
      `premiumUsers/${customerId}`,
      messagePath(path, messageId),
      ...(isReply ? [presencePath(customerId, sender)] : []),
    ];
    const [summary, internals, stored, message, ...rest] = await getAll([
      ...paths,
      ...guesses.map((key) => usagePath(customerId, key)),
    ]);
    const said = isReply ? rest.shift() : null;
    const seen = versionedIn(conversation, summary, internals);
    const plan = readFound(premiumUser, stored);
    const missed = usageKeys(plan, this.runtime.now()).filter((key) => !guesses.includes(key));
    const used = { ...usedBy(guesses, rest), ...(await readUsage(customerId, missed)) };
    const listener = connectedSpan(readFound(presence, said));
    return { conversation: seen, plan, used, stored: readFound(chatMessage, message), listener };
  }

  listenerSpan(customerId: string, volunteerId: string | null): Promise<Span> {
    return listenerSpan(customerId, volunteerId);
  }

  async storeMessage(
    customerId: string,
    messageId: string,
    seen: Versioned<Conversation> | null,
    { message, uses, consent, change }: SendDecision,
  ): Promise<"stored" | "conflict"> {
    const path = conversationPath(customerId);
    const added: Write = { path: messagePath(path, messageId), data: message, stamps: ["timestamp"], only: "absent" };
    // Whoever writes agrees: kept with the person, in the same write as the message.
    const agreed: readonly Write[] =
      consent === null
        ? []
        : [
            {
              path: `users/${customerId}`,
              data: { consent: { version: consent } },
              stamps: ["consent.at"],
              only: "merged",
            },
          ];
    const told = seen && tellsOfReply(message.sender) ? [noticeWrite(customerId, `reply_${messageId}`, "reply")] : [];
    const before = seen?.value.risk ?? "none";
    const known = standingOf(seen?.value ?? null);
    const { risk = before, alarm = known.alarm } = change.kind === "begin" ? change.conversation : change.patch;
    const flagged = [
      ...flagWrites(this.runtime.now(), before, risk),
      ...alarmWrites(this.runtime.now(), countOfMessage(known, { risk, alarm })),
    ];
    if (change.kind === "continue") {
      const { summary, internals } = patchWrites(customerId, seen, change.patch);
      const changed: Write = { path, data: summary, stamps: ["lastMessageAt"], only: asOf(seen) };
      const written = await commitWrites([
        added,
        changed,
        ...internals,
        ...usageWrites(customerId, uses),
        ...agreed,
        ...told,
        ...flagged,
        ...answeredWrites(message.volunteerId, change.patch),
      ]);
      return written ? "stored" : "conflict";
    }
    const [epoch, kept, hasAgreedBefore] = await Promise.all([
      deskEpoch(() => this.runtime.freshId()),
      change.kind === "begin" ? keptFrom(customerId, change.conversation, this.runtime.now()) : {},
      // Whoever called or asked for somebody before has agreed then.
      consent === null || hasAgreed(customerId),
    ]);
    const { shadow, ...begun } = change.kind === "begin" ? change.conversation : {};
    const { summary, internals } = patchWrites(
      customerId,
      seen,
      change.kind === "begin" ? (shadow === undefined ? {} : { shadow }) : change.patch,
    );
    const opened: Write =
      change.kind === "begin"
        ? {
            path,
            data: {
              ...toStore({ ...begun, ...kept }),
              deskEpoch: epoch,
              customerReadAt: null,
              volunteerReadAt: null,
            },
            stamps: ["createdAt", "lastMessageAt", "waitingSince"],
            only: "absent",
          }
        : { path, data: { ...summary, deskEpoch: epoch }, stamps: ["lastMessageAt", "waitingSince"], only: asOf(seen) };
    if (!(await commitWrites([added, opened, ...internals, ...(hasAgreedBefore ? [] : agreed), ...flagged])))
      return "conflict";
    await keepOnDesk(path, epoch, () => this.runtime.freshId());
    return "stored";
  }

  async find(customerId: string): Promise<Versioned<Conversation> | null> {
    return readConversation(customerId);
  }

  async claimView(customerId: string, uid: string): Promise<ClaimView> {
    const parting = this.partings.path({ customerId, uid });
    const [summary, internals, listener, parted] = await getAll([
      conversationPath(customerId),
      internalsPath(customerId),
      volunteerPath(uid),
      parting,
    ]);
    return {
      conversation: versionedIn(conversation, summary, internals),
      listener: versionedIn(volunteer, listener),
      parted: parted != null,
    };
  }

  async parted(customerId: string, uid: string): Promise<boolean> {
    return (await this.partings.among([{ customerId, uid }])).length > 0;
  }

  async claim(
    customerId: string,
    seen: Versioned<Conversation>,
    listener: Versioned<Volunteer>,
    uid: string,
    { assignment, takenFrom, unanswered }: ClaimDecision,
    audit: AuditLine,
  ): Promise<"stored" | "conflict"> {
    const now = this.runtime.now();
    const uses = await closingUses(customerId, seen.value, now);
    const idle = { stamps: ["idleSince"] };
    const { summary, internal } = split({ ...assignment, meter: null, waitingSince: null, stood: null });
    const written = await commitWrites([
      { path: conversationPath(customerId), data: summary, stamps: ["claimedAt"], only: asOf(seen) },
      { path: internalsPath(customerId), data: internal, stamps: ["claimedAt"], only: "merged" },
      this.partings.absence({ customerId, uid }),
      ...usageWrites(customerId, uses),
      {
        path: volunteerPath(uid),
        data: { load: listener.value.load + 1, unanswered },
        adds: { heard: 1 },
        ...idle,
        only: asOf(listener),
      },
      takenFrom === null
        ? noticeWrite(customerId, `place-reached_${assignment.claimId}`, "place-reached", waysOf(seen.value))
        : { path: volunteerPath(takenFrom), data: {}, adds: { load: -1 }, ...idle, only: "existing" },
      ...takenWrites(now, seen.value),
      auditWrite(audit),
    ]);
    return written ? "stored" : "conflict";
  }

  async tellOfUnanswered(uid: string, lastClaimId: string): Promise<void> {
    // A second try in the same pause finds the case there.
    await commitWrites([
      {
        path: `reports/unanswered-${lastClaimId}`,
        data: { ...unansweredCase(uid), decidedAt: null },
        stamps: ["createdAt"],
        only: "absent",
      },
    ]);
  }

  async release(
    customerId: string,
    seen: Versioned<Conversation>,
    assignment: Assignment,
    audit: AuditLine,
    note: Omit<Note, "at"> | null = null,
  ): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    await releaseIn(batch, customerId, seen, assignment, this.runtime.now());
    if (note) noteIn(batch, customerId, note);
    recordIn(batch, audit);
    return (await commit(batch)) ? "stored" : "conflict";
  }

  setStanding(customerId: string, seen: Versioned<Conversation>, standing: Standing, counted: AlarmCount | null) {
    return storeStanding(this.runtime.now(), customerId, seen, standing, counted);
  }

  setRisk(customerId: string, seen: Versioned<Conversation>, decision: LabelDecision) {
    return storeLabel(this.runtime.now(), customerId, seen, decision);
  }

  async markRead(customerId: string, seen: Versioned<Conversation>, by: Participant): Promise<"stored" | "conflict"> {
    const batch = db().batch();
    const patch =
      by === "customer"
        ? { unreadByCustomer: 0, customerReadAt: stamp() }
        : { unreadByVolunteer: 0, volunteerReadAt: stamp() };
    batch.update(conversationRef(customerId), patch, unchangedSince(seen.version));
    return (await commit(batch)) ? "stored" : "conflict";
  }
}

/** The results of the write, or null when it lost against another one and changed nothing. */
async function commit(batch: WriteBatch): Promise<readonly unknown[] | null> {
  try {
    return await batch.commit();
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
}
