import { openRequests } from "@thodu/domain/appointments/booked";
import type { Output } from "@thodu/domain/contracts";
import { HOUR, kolkataDay, MINUTE, type Millis } from "@thodu/domain/time";
import { Fragment, type ReactNode } from "react";
import { count as blockCount } from "@messages/blocks";
import * as words from "@messages/adminAppointments";
import { orders as ordersName } from "@messages/orders";
import { waitsFor } from "@messages/monitoring";
import * as t from "@messages/people";
import { levels } from "@messages/risk";
import { useMinutes } from "../../../conversation/useMinutes";
import { dateInIndia, dayInIndia, momentInIndia, timeInIndia } from "../../../lib/time";
import { Link } from "../../../lib/router";
import { Email } from "../parts/Email";
import { DecisionLink, PersonLink } from "../parts/Ids";
import { languageName } from "../parts/languageName";
import { availabilityWords } from "../parts/availabilityWords";
import { NEWEST } from "./newest";
import { planWordsOf } from "./PersonMoney";
import { addressOf } from "../sections";

type Person = Output<"readPerson">;
type Fact = readonly [name: string, value: ReactNode, look?: "crisis"];

const date = (at: number | null): string => (at === null ? "–" : dateInIndia(at));

/** A person's account, their conversation, and their record as a listener. */
export function StatusPart({ person }: { readonly person: Person }) {
  const { uid, alias, email, guest, there, locale, createdAt, roles, conversation, listener } = person;
  const account: readonly Fact[] = [
    [t.account, there ? (guest ? t.guest : t.registered) : t.gone],
    ...(email === null ? [] : [[t.email, <Email key="email" address={email} />] as const]),
    [t.alias, alias],
    [t.id, <code key="id">{uid}</code>],
    [t.language, languageName(locale)],
    [t.since, date(createdAt)],
    ...(roles.length === 0 ? [] : [[t.roles, roles.map((role) => t.roleNames[role]).join(", ")] as const]),
  ];
  const now = useMinutes();
  const talk = conversation === null ? [] : talkOf(conversation, now);
  const isUrgent = conversation !== null && needsSomebody(conversation);
  const others = [...briefly(person, now), ...account];
  return (
    <section aria-labelledby="standing" className="stack">
      <h3 id="standing">{t.standing}</h3>
      <Facts facts={isUrgent ? [...talk, ...others] : [...others, ...talk]} />
      {listener && <AsListener person={person} listener={listener} />}
    </section>
  );
}

type Conversation = NonNullable<Person["conversation"]>;

/** Whether somebody waits or is in a crisis, which is then shown first. */
const needsSomebody = ({ status, risk, waitingSince = null }: Conversation): boolean =>
  status !== "closed" && (risk === "crisis" || waitingSince !== null);

/**
 * The state of a conversation: the risk, since when they wait and in which language, and who holds it or is being
 * asked.
 */
function talkOf(conversation: Conversation, now: Millis): readonly Fact[] {
  const { status, risk, lastMessageAt, locale, waitingSince = null, listener = null, offer = null } = conversation;
  const isMarked = risk === "crisis" && needsSomebody(conversation);
  const marked = (name: string, value: string): Fact => (isMarked ? [name, value, "crisis"] : [name, value]);
  const facts: Fact[] = [marked(t.risk, levels[risk]), [t.conversation, t.conversationStates[status]]];
  if (waitingSince !== null)
    facts.push(marked(t.waitingSince, `${momentInIndia(waitingSince)} · ${waitsFor(minutesSince(waitingSince, now))}`));
  if (locale !== undefined) facts.push([t.talkLanguage, languageName(locale)]);
  if (listener !== null) facts.push([t.withListener, <PersonLink key="listener" uid={listener} />]);
  if (offer !== null && offer.expiresAt > now) facts.push([t.askedListener, <PersonLink key="asked" uid={offer.to} />]);
  facts.push([t.lastMessage, momentInIndia(lastMessageAt)]);
  return facts;
}

const minutesSince = (since: Millis, now: Millis): number => Math.floor(Math.max(0, now - since) / MINUTE);

/** What an admin most often looks for; the other tabs have the rest. Leaves out what this admin may not see. */
function briefly(person: Person, now: Millis): readonly Fact[] {
  const { orders, appointments } = person;
  return [
    ...(orders === null
      ? []
      : ([
          [t.planName, planWordsOf(person)],
          [ordersName, orders.length < NEWEST ? String(orders.length) : t.orMore(NEWEST)],
        ] as const)),
    ...(appointments === null ? [] : [[words.appointments, appointmentWords(appointments, now)] as const]),
  ];
}

type Appointments = NonNullable<Person["appointments"]>;

/** The next appointment that stands, and how many more do; the newest one if none stands. */
function appointmentWords(appointments: Appointments, now: Millis): string {
  const all = openRequests(appointments, now);
  const newest = appointments.toSorted((a, b) => (b.slotAt ?? b.createdAt) - (a.slotAt ?? a.createdAt));
  const [first, ...more] = all.length > 0 ? all : newest.slice(0, 1);
  if (!first) return t.noAppointments;
  const at = first.slotAt ?? first.createdAt;
  const when = kolkataDay(at) === kolkataDay(now) ? `${dayInIndia(at, now)}, ${timeInIndia(at)}` : momentInIndia(at);
  const said = `${words.states[first.status]} · ${when}`;
  return more.length === 0 ? said : t.andMore(said, more.length);
}

interface AsListenerProps {
  readonly person: Person;
  readonly listener: NonNullable<Person["listener"]>;
}

function AsListener({ person: { uid, appointments }, listener }: AsListenerProps) {
  const {
    approved,
    standing,
    languages: spoken,
    load,
    capacity,
    heard,
    deskTime,
    blocks,
    appliedAt,
    decidedAt,
  } = listener;
  const named = approved ? "listeners" : decidedAt === null ? "applications" : "revoked";
  const list = `${addressOf("listeners")}?list=${named}&application=${uid}`;
  const application = approved ? t.approved : decidedAt === null ? t.applied : t.notApproved;
  // An admin with only the part safety or money has neither the section of listeners nor the audit log.
  const isWholeAdmin = appointments !== null;
  return (
    <>
      <h4>{t.asListener}</h4>
      <Facts
        facts={[
          [
            t.application,
            isWholeAdmin ? (
              <Link key="list" to={list}>
                {application}
              </Link>
            ) : (
              application
            ),
          ],
          [t.appliedOn, date(appliedAt)],
          [
            t.decidedOn,
            decidedAt === null || !isWholeAdmin ? (
              date(decidedAt)
            ) : (
              <Fragment key="decided">
                {date(decidedAt)} · <DecisionLink uid={uid} decision={approved ? "approve" : "revoke"} />
              </Fragment>
            ),
          ],
          [t.availability, availabilityWords[standing]],
          [t.language, spoken.map(languageName).join(", ")],
          [t.load, t.ofPlaces(load, capacity)],
          [t.heard, String(heard)],
          [t.hours, String(Math.round(deskTime / HOUR))],
          [
            blockCount,
            <Link key="blocks" to={`${addressOf("safety")}?list=blocks&of=${encodeURIComponent(uid)}`}>
              {blocks}
            </Link>,
          ],
        ]}
      />
    </>
  );
}

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="people__facts">
    {facts.map(([name, value, look]) => (
      <div key={name} className={look && `people__facts--${look}`}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
