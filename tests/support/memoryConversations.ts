import type { Assignment, ClaimDecision } from "@thodu/domain/chat/claim";
import { listenerLeftAt, readableBy } from "@thodu/domain/chat/history";
import type { ChatMessage, Conversation } from "@thodu/domain/chat/model";
import type { SendDecision } from "@thodu/domain/chat/send";
import type { PremiumUser } from "@thodu/domain/plans/planTerm";
import {
  always,
  uncounted,
  unused,
  usageKeys,
  withUses,
  type Span,
  type Use,
  type Used,
} from "@thodu/domain/plans/metering";
import type { Volunteer } from "@thodu/domain/volunteers/model";
import { meterAfterLevel } from "@thodu/domain/plans/metering";
import { lockAfter } from "@thodu/domain/safety/lock";
import type { RiskState } from "@thodu/domain/safety/alarm";
import type { AlarmCount } from "@thodu/domain/safety/alarmCounts";
import type {
  AuditLine,
  ClaimView,
  ConversationStore,
  HistoryEntry,
  ListenerStore,
  ListeningReader,
  LabelDecision,
  NewRiskLabel,
  Participant,
  Versioned,
  SendView,
  ReleaseRecords,
} from "../../functions/src/usecases/chat/ports";
import { UNMATCHED } from "./domain";
import { Cells } from "./memoryCells";
import type { MemoryRuntime } from "./memoryRuntime";

/** The store in memory, with the same promise: a write with an old version changes nothing. */
export class MemoryConversations implements ConversationStore {
  summaries = new Cells<Conversation>();
  readonly listeners = new Cells<Volunteer>();
  readonly messages = new Map<string, Map<string, ChatMessage>>();
  readonly plans = new Map<string, PremiumUser>();
  /** By customer and key. */
  readonly usage = new Map<string, Used>();
  /** When the listener was connected. */
  listener: Span = always;
  readonly audit: AuditLine[] = [];
  readonly labels: NewRiskLabel[] = [];
  /** What was counted of alarms, except by messages. */
  readonly counted: AlarmCount[] = [];
  /** Parted pairs: customer, a space, listener. */
  readonly partings = new Set<string>();
  /** Pairs that are in a call, in the same form. */
  readonly onPhone = new Set<string>();
  /** Runs before each write, as another caller would. */
  meanwhile: () => void = () => undefined;

  constructor(readonly runtime: MemoryRuntime) {}

  thread(customerId: string): Map<string, ChatMessage> {
    const known = this.messages.get(customerId) ?? new Map<string, ChatMessage>();
    this.messages.set(customerId, known);
    return known;
  }

  async view(customerId: string, messageId: string, sender: string): Promise<SendView> {
    await Promise.resolve();
    const plan = this.plans.get(customerId) ?? null;
    const used = Object.fromEntries(
      usageKeys("chat", plan, this.runtime.now()).map((key) => [key, this.usage.get(`${customerId}_${key}`) ?? unused]),
    );
    const view = { conversation: this.summaries.at(customerId).see(), calledInCrisis: false, plan, used };
    return {
      ...view,
      stored: this.thread(customerId).get(messageId) ?? null,
      listener: sender === customerId ? always : this.listener,
    };
  }

  async storeMessage(
    customerId: string,
    messageId: string,
    seen: Versioned<Conversation> | null,
    { message, uses, change }: SendDecision,
  ): Promise<"stored" | "conflict"> {
    await this.#turn();
    const cell = this.summaries.at(customerId);
    if (!cell.isAt(seen) || this.thread(customerId).has(messageId)) return "conflict";
    const at = this.runtime.now();
    const waiting = { waitingSince: at, deskEpoch: "epoch" };
    if (change.kind === "begin")
      cell.write({
        meter: null,
        consent: null,
        keepDays: null,
        expireAt: null,
        ...UNMATCHED,
        ...change.conversation,
        ...waiting,
        createdAt: at,
        lastMessageAt: at,
        customerReadAt: null,
        volunteerReadAt: null,
      });
    else if (seen)
      cell.write({ ...seen.value, ...change.patch, ...(change.kind === "reopen" && waiting), lastMessageAt: at });
    this.#count(customerId, uses);
    this.thread(customerId).set(messageId, { ...message, timestamp: at });
    return "stored";
  }

  async listenerSpan(): Promise<Span> {
    await Promise.resolve();
    return this.listener;
  }

  async find(customerId: string): Promise<Versioned<Conversation> | null> {
    await Promise.resolve();
    return this.summaries.at(customerId).see();
  }

  /** The listeners' part of the store, as a port of its own. */
  readonly listenerStore: ListenerStore = {
    find: async (uid) => {
      await Promise.resolve();
      return this.listeners.at(uid).see();
    },
    isApproved: async (uid) => {
      await Promise.resolve();
      return this.listeners.at(uid).see()?.value.approved === true;
    },
  };

  async claimView(customerId: string, uid: string): Promise<ClaimView> {
    await Promise.resolve();
    return {
      conversation: this.summaries.at(customerId).see(),
      listener: this.listeners.at(uid).see(),
      parted: this.partings.has(`${customerId} ${uid}`),
    };
  }

  async parted(customerId: string, uid: string): Promise<boolean> {
    await Promise.resolve();
    return this.partings.has(`${customerId} ${uid}`);
  }

  async isOnPhone(customerId: string, uid: string): Promise<boolean> {
    await Promise.resolve();
    return this.onPhone.has(`${customerId} ${uid}`);
  }

  async claim(
    customerId: string,
    seen: Versioned<Conversation>,
    listener: Versioned<Volunteer>,
    uid: string,
    { assignment, takenFrom, unanswered }: ClaimDecision,
    audit: AuditLine,
  ): Promise<"stored" | "conflict"> {
    await this.#turn();
    const same = this.summaries.at(customerId).isAt(seen) && this.listeners.at(uid).isAt(listener);
    if (!same || this.partings.has(`${customerId} ${uid}`)) return "conflict";
    this.summaries
      .at(customerId)
      .write({ ...seen.value, ...assignment, waitingSince: null, claimedAt: this.runtime.now() });
    this.summaries
      .at(customerId)
      .write({ ...seen.value, ...assignment, waitingSince: null, claimedAt: this.runtime.now() });
    this.#carry(uid, 1);
    const taking = this.listeners.at(uid).see();
    if (taking) this.listeners.at(uid).write({ ...taking.value, unanswered });
    if (takenFrom !== null) this.#carry(takenFrom, -1);
    this.audit.push(audit);
    return "stored";
  }

  readonly cases: NonNullable<ReleaseRecords["report"]>[] = [];
  readonly told: string[] = [];
  async tellOfClaimsWithoutReply(uid: string, lastClaimId: string): Promise<void> {
    await Promise.resolve();
    this.told.push(`${uid} ${lastClaimId}`);
  }

  async release(
    customerId: string,
    seen: Versioned<Conversation>,
    assignment: Assignment,
    audit: AuditLine,
    { report = null }: ReleaseRecords = {},
  ): Promise<"stored" | "conflict"> {
    await this.#turn();
    if (!this.summaries.at(customerId).isAt(seen)) return "conflict";
    if (report) this.cases.push(report);
    this.#count(customerId, uncounted(seen.value.meter, this.listener, this.runtime.now()));
    const endedAt =
      seen.value.status === "active" ? this.runtime.now() : (listenerLeftAt(seen.value) ?? seen.value.endedAt);
    const talked = assignment.status === "closed" ? { endedAt } : {};
    this.summaries.at(customerId).write({
      ...seen.value,
      ...assignment,
      meter: null,
      waitingSince: assignment.status === "waiting" ? this.runtime.now() : null,
      ...talked,
    });
    if (seen.value.status === "active" && seen.value.volunteerId !== null) this.#carry(seen.value.volunteerId, -1);
    this.audit.push(audit);
    return "stored";
  }

  async setRiskState(
    customerId: string,
    seen: Versioned<Conversation>,
    riskState: RiskState,
    counted: AlarmCount | null,
  ): Promise<"stored" | "conflict"> {
    await this.#turn();
    if (!this.summaries.at(customerId).isAt(seen)) return "conflict";
    this.summaries.at(customerId).write({ ...seen.value, ...riskState, ...lockAfter(seen.value, riskState) });
    if (counted !== null) this.counted.push(counted);
    return "stored";
  }

  async setRisk(
    customerId: string,
    seen: Versioned<Conversation>,
    { riskState, label, counted, audit }: LabelDecision,
  ): Promise<"stored" | "conflict"> {
    await this.#turn();
    if (!this.summaries.at(customerId).isAt(seen)) return "conflict";
    const metered = meterAfterLevel(seen.value, riskState.risk, this.runtime.now());
    this.summaries
      .at(customerId)
      .write({ ...seen.value, ...riskState, ...lockAfter(seen.value, riskState), ...metered });
    this.labels.push(label);
    if (counted !== null) this.counted.push(counted);
    this.audit.push(audit);
    return "stored";
  }

  async markRead(customerId: string, seen: Versioned<Conversation>, by: Participant): Promise<"stored" | "conflict"> {
    await this.#turn();
    if (!this.summaries.at(customerId).isAt(seen)) return "conflict";
    const read =
      by === "customer"
        ? { unreadByCustomer: 0, customerReadAt: this.runtime.now() }
        : { unreadByVolunteer: 0, volunteerReadAt: this.runtime.now() };
    this.summaries.at(customerId).write({ ...seen.value, ...read });
    return "stored";
  }

  async page(
    customerId: string,
    reader: ListeningReader | null,
    before: string | null,
    limit: number,
  ): Promise<readonly HistoryEntry[] | null> {
    await Promise.resolve();
    const newestFirst = [...this.thread(customerId)]
      .map(([messageId, message]) => ({ ...message, messageId }))
      .reverse();
    const edge = newestFirst.findIndex((message) => message.messageId === before);
    if (before !== null && edge < 0) return null;
    const readable = new Set(reader === null ? newestFirst : readableBy(newestFirst, reader.uid, reader));
    return newestFirst
      .slice(edge + 1)
      .filter((message) => readable.has(message))
      .slice(0, limit + 1);
  }

  #count(customerId: string, uses: readonly Use[]): void {
    for (const { key } of uses)
      this.usage.set(`${customerId}_${key}`, withUses(this.usage.get(`${customerId}_${key}`) ?? unused, uses, key));
  }

  #carry(uid: string, change: number): void {
    const seen = this.listeners.at(uid).see();
    if (seen) this.listeners.at(uid).write({ ...seen.value, load: seen.value.load + change });
  }

  async #turn(): Promise<void> {
    await Promise.resolve();
    const { meanwhile } = this;
    this.meanwhile = () => undefined;
    meanwhile();
  }
}
