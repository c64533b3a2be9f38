import { randomUUID } from 'node:crypto';
import { user } from '@thodu/domain/accounts/model';
import type { Keeping } from '@thodu/domain/accounts/retention';
import { DAY } from '@thodu/domain/time';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { GuestAccounts, RetentionStore } from '../../functions/src/usecases/accounts/ports';
import { sweepGuests } from '../../functions/src/usecases/accounts/privacy';
import { sweepIdleGuests } from '../../functions/src/usecases/accounts/sweepIdleGuests';
import { wiring } from '../../functions/src/runtime/wiring';
import { sweepNotes } from '../../functions/src/usecases/reports/sweepNotes';
import { everyDocument, tracesOf } from '../../tools/src/erasure/scan';
import { accepted, call, reasonOf } from '../support/callables';
import { conversationOf } from '../support/conversations';
import { account, adminAuth, database, guest, listener, signIn, type Person } from '../support/people';
import { suite } from '../support/suite';

const data = async (path: string) => (await database().doc(path).get()).data();

let helper: Person;
beforeAll(async () => {
  helper = await listener(await account({ admin: true }));
});

/** The sweep as it runs in so many days. */
async function sweepAll(days: number): Promise<void> {
  const ports = wiring();
  const now = () => Date.now() + days * DAY;
  const defects: unknown[] = [];
  await sweepGuests({ ...ports, world: { ...ports.world, now }, onDefect: (error) => defects.push(error) });
  expect(defects).toEqual([]);
}

describe('how long a conversation is kept', () => {
  const summary = async ({ uid }: Person) => conversationOf(uid);
  const keptFor = async (person: Person): Promise<number | null> => {
    const { expireAt, lastMessageAt } = await summary(person);
    return expireAt === null ? null : Math.round((expireAt - lastMessageAt) / DAY);
  };
  const choose = (person: Person, keepConversation: Keeping) =>
    call('updateProfile', { keepConversation }, person.token);
  const write = async (person: Person, messageId: string) =>
    accepted(await call('sendMessage', { messageId, text: 'Hello' }, person.token));

  it('is the choice of an account’s owner, before and after it begins', async () => {
    const [before, after] = [await account(), await account()];
    accepted(await choose(before, '30-days'));
    await write(before, 'm1');
    expect(await keptFor(before)).toBe(30);
    await write(after, 'm1');
    expect(await keptFor(after)).toBeNull();
    for (const [choice, days] of [
      ['365-days', 365],
      ['90-days', 90],
      ['always', null],
      ['365-days', 365],
    ] as const) {
      accepted(await choose(after, choice));
      expect(await keptFor(after)).toBe(days);
    }
    accepted(await call('claimConversation', { conversationId: after.uid }, helper.token));
    accepted(
      await call('sendMessage', { messageId: 'r1', text: 'I am here', conversationId: after.uid }, helper.token),
    );
    await write(after, 'm2');
    expect(await keptFor(after)).toBe(365);
    accepted(await call('releaseConversation', { conversationId: after.uid }, helper.token));
    expect(user.parse(await data(`users/${after.uid}`)).keepConversation).toBe('365-days');
  });

  it('ends with nothing left of what was said; the free messages stay used', async () => {
    const person = await account();
    accepted(await choose(person, '30-days'));
    await write(person, 'm1');
    await sweepAll(29);
    expect((await database().collection(`conversations/${person.uid}/chatMessages`).get()).size).toBe(1);
    await sweepAll(31);
    expect((await database().collection(`conversations/${person.uid}/chatMessages`).get()).size).toBe(0);
    expect(await summary(person)).toMatchObject({
      status: 'closed',
      ownMessageCount: 1,
      expireAt: null,
      keepDays: 30,
      lastVolunteerId: null,
      summaryAgreedAt: null,
    });
    await write(person, 'm2');
    expect(await summary(person)).toMatchObject({ status: 'waiting', ownMessageCount: 2 });
    expect(await keptFor(person)).toBe(30);
  });

  it.each([
    ['a guest', guest],
    ['an account', account],
  ] as const)('takes with it what %s wrote to be let in, and what was made of it', async (_, who) => {
    const [person, other] = [await who(), await guest()];
    const beside = async ({ uid }: Person) => {
      const asked = await database().collection('helpRequests').where('userId', '==', uid).get();
      const labels = await database().collection('riskLabels').where('conversationId', '==', uid).get();
      return [asked.size, labels.size];
    };
    if (person.email !== '') accepted(await choose(person, '30-days'));
    for (const each of [person, other]) {
      accepted(await call('requestHelp', { requestId: randomUUID(), note: 'My words' }, each.token));
      await database()
        .doc(`riskLabels/${randomUUID()}`)
        .set({
          conversationId: each.uid,
          messageId: null,
          before: 'none',
          level: 'concern',
          volunteerId: helper.uid,
          at: Timestamp.now(),
        });
    }
    await database().doc(`conversations/${other.uid}`).update({ expireAt: null });
    await sweepAll(31);
    expect(await beside(person)).toEqual([0, 0]);
    expect(await beside(other)).toEqual([1, 1]);
  });

  it('is no choice of guests: theirs goes after 30 days, also when they only asked for somebody', async () => {
    const person = await guest();
    expect(reasonOf(await choose(person, 'always'))).toBe('NOT_PERMITTED');
    accepted(await call('requestHelp', { requestId: randomUUID() }, person.token));
    expect(await keptFor(person)).toBe(30);
  });
});

it('forgets a guest’s conversation 30 days after the last message, and keeps that of whoever has signed up since', async () => {
  const [gone, stays] = [await guest(), await guest()];
  for (const each of [gone, stays]) accepted(await call('sendMessage', { messageId: 'm1', text: 'Hello' }, each.token));
  await adminAuth().updateUser(stays.uid, {
    email: `${stays.uid.toLowerCase()}@people.example`,
    password: 'a password of these tests',
  });
  await signIn(`${stays.uid.toLowerCase()}@people.example`);
  const ports = wiring();
  expect(await ports.retention.expired(Date.now() + 29 * DAY, 1_000)).not.toContain(gone.uid);
  await sweepAll(31);
  const left: string[] = [];
  for await (const { path } of everyDocument(suite().project)) left.push(path);
  expect(left.filter((path) => path.startsWith(`conversations/${gone.uid}`))).toEqual([]);
  expect(await data(`conversations/${stays.uid}`)).toMatchObject({ expireAt: null });
});

describe('a message that comes while the sweep works', () => {
  type Step = 'expired' | 'erase';
  /** Sweeps conversations whose time is over, and lets something happen after one of its steps. */
  async function sweepAround(step: Step, happen: () => Promise<void>): Promise<void> {
    const ports = wiring();
    const real = ports.retention;
    const defects: unknown[] = [];
    let happened = false;
    const once = async (at: Step): Promise<void> => {
      if (at !== step || happened) return;
      happened = true;
      await happen();
    };
    const retention: RetentionStore = {
      expired: async (...args) => {
        const found = await real.expired(...args);
        await once('expired');
        return found;
      },
      keep: (...args) => real.keep(...args),
      unmoved: (...args) => real.unmoved(...args),
      moveInternals: (...args) => real.moveInternals(...args),
      isOver: (...args) => real.isOver(...args),
      eraseConversation: async (...args) => {
        await once('erase');
        return real.eraseConversation(...args);
      },
      emptyConversation: async (...args) => {
        await once('erase');
        return real.emptyConversation(...args);
      },
    };
    await sweepGuests({ ...ports, retention, onDefect: (error) => defects.push(error) });
    expect(defects).toEqual([]);
  }

  const over = ({ uid }: Person) =>
    database()
      .doc(`conversations/${uid}`)
      .update({ expireAt: Timestamp.fromMillis(Date.now() - 1_000) });

  it.each([
    ['a guest', 'expired', guest],
    ['a guest', 'erase', guest],
    ['an account', 'expired', account],
    ['an account', 'erase', account],
  ] as const)('stays, and so does the wait of whoever wrote it: %s, after %s', async (_, step, who) => {
    const person = await who();
    if (person.email !== '') accepted(await call('updateProfile', { keepConversation: '30-days' }, person.token));
    accepted(await call('sendMessage', { messageId: 'old', text: 'Hello' }, person.token));
    accepted(await call('endConversation', { conversationId: person.uid }, person.token));
    await over(person);
    await sweepAround(step, async () => {
      accepted(await call('sendMessage', { messageId: 'new', text: 'I am back' }, person.token));
    });
    expect(await data(`conversations/${person.uid}/chatMessages/new`)).toMatchObject({ text: 'I am back' });
    const summary = await conversationOf(person.uid);
    expect(summary).toMatchObject({ status: 'waiting' });
    expect(summary.expireAt).toBeGreaterThan(Date.now());
    await over(person);
    // Of a visit without a message, which changes nothing of the summary.
    await database()
      .doc(`conversations/${person.uid}/presence/${person.uid}`)
      .set({ typing: false, active: true, at: Timestamp.now() });
    await sweepAround('expired', () => Promise.resolve());
    for (const below of ['chatMessages', 'presence'])
      expect((await database().collection(`conversations/${person.uid}/${below}`).get()).size).toBe(0);
  });
});

it('empties the note of a case 90 days after it was decided, and leaves open ones and unreadable ones', async () => {
  const ports = wiring();
  const ago = (days: number) => Timestamp.fromMillis(Date.now() - days * DAY);
  const note = 'Asha said so.';
  const aCase = { conversationId: 'a', reporterId: 'a', by: 'customer', reportedId: null, category: 'other', note, blocked: false, createdAt: ago(200), reason: '', decidedBy: null };
  const decided = (days: number) => ({ ...aCase, status: 'decided', decision: 'no-action', decidedAt: ago(days) });
  const id = randomUUID();
  const cases = { old: decided(91), young: decided(89), open: { ...aCase, status: 'open', decision: null, decidedAt: null }, broken: { ...decided(91), category: 'unknown' } };
  for (const [name, one] of Object.entries(cases)) await database().doc(`reports/${id}-${name}`).set(one);
  const defects: unknown[] = [];
  const { notes } = await sweepNotes({ ...ports, onDefect: (error) => defects.push(error) });
  expect(notes.done).toBeGreaterThanOrEqual(1);
  expect(defects.length).toBeGreaterThanOrEqual(1);
  const left = await Promise.all(Object.keys(cases).map(async (name): Promise<unknown> => (await data(`reports/${id}-${name}`))?.['note']));
  expect(left).toEqual(['', note, note, note]);
  await database().doc(`reports/${id}-broken`).delete();
});

it('erases all that is left of a guest who has not been here for 30 days, with their account', { timeout: 180_000 }, async () => {
  const [gone, kept, someone] = [await guest(), await guest(), await account()];
  for (const person of [gone, kept, someone]) {
    const requestId = randomUUID();
    accepted(await call('submitFeedback', { feedbackId: requestId, text: 'It helped.' }, person.token));
    accepted(await call('contactSupport', { requestId, message: 'A question' }, person.token));
    await database().doc(`users/${person.uid}/devices/one`).set({ token: 'a-device', at: Timestamp.now() });
    await database().doc(`calls/${requestId}`).set({ customerId: person.uid, volunteerId: helper.uid, tried: [], status: 'ended', startedAt: Timestamp.now() });
    await database().doc(`calls/${requestId}/signals/${person.uid}_0`).set({ from: person.uid, kind: 'hello', payload: '{}', at: Timestamp.now() });
  }
  accepted(await call('requestAppointment', { requestId: randomUUID(), name: 'Asha', email: `${randomUUID()}@people.example`, issue: 'Sleep' }, gone.token));
  // A conversation that is kept keeps its guest.
  accepted(await call('sendMessage', { messageId: 'm1', text: 'Hello' }, kept.token));
  await database().doc(`conversations/${kept.uid}`).update({ expireAt: null });
  const ports = wiring();
  const mine = new Set([gone.uid, kept.uid, someone.uid]);
  const inDays = async (days: number): Promise<readonly string[]> => {
    const found: string[] = [];
    const defects: unknown[] = [];
    const guestAccounts: GuestAccounts = {
      idleSince: async (before, page) => {
        const { uids, next } = await ports.guestAccounts.idleSince(before, page);
        found.push(...uids.filter((uid) => mine.has(uid)));
        return { uids: uids.filter((uid) => mine.has(uid)), next };
      },
    };
    await sweepIdleGuests({ ...ports, world: { ...ports.world, now: () => Date.now() + days * DAY }, guestAccounts, onDefect: (error) => defects.push(error) });
    expect(defects).toEqual([]);
    return found.toSorted();
  };
  const traces = (person: Person) => tracesOf(adminAuth(), suite().project, [person.uid]);
  expect(await inDays(29)).toEqual([]);
  // What a task still does about the appointment is done by then.
  const asked = database().collection('appointmentRequests').where('userId', '==', gone.uid);
  const isDone = (doc: { readonly get: (name: string) => unknown }): boolean => doc.get('status') !== 'pending' || doc.get('noSlot') === true;
  await vi.waitFor(async () => expect((await asked.get()).docs.every(isDone)).toBe(true), { timeout: 30_000, interval: 200 });
  const before = [await traces(kept), await traces(someone)];
  expect(await inDays(31)).toEqual([gone.uid, kept.uid].toSorted());
  expect(await traces(gone)).toEqual([]);
  expect([await traces(kept), await traces(someone)]).toEqual(before);
});
