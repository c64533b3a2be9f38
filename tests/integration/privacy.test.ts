import { randomUUID } from 'node:crypto';
import { deletionSteps } from '@thodu/domain/accounts/deletion';
import { CONSENT_VERSION } from '@thodu/domain/accounts/consent';
import { user } from '@thodu/domain/accounts/model';
import type { Keeping } from '@thodu/domain/accounts/retention';
import { conversation } from '@thodu/domain/chat/model';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { finishDeletion } from '../../functions/src/usecases/accounts/deleteMyAccount';
import { sweepGuests } from '../../functions/src/usecases/accounts/privacy';
import { wiring } from '../../functions/src/runtime/wiring';
import { eraseAgain } from '../../functions/src/tasks/eraseAgain';
import { everyDocument, tracesOf } from '../../tools/src/erasure/scan';
import { accepted, call, reasonOf } from '../support/callables';
import { liveWith } from '../support/life';
import { account, adminAuth, database, guest, listener, signIn, type Person } from '../support/people';

const SOON = { timeout: 60_000, interval: 200 };
const target = () => ({ auth: adminAuth(), db: database() });
const traces = ({ uid, email }: Person) => tracesOf(target(), email === '' ? [uid] : [uid, email]);
const data = async (path: string) => (await database().doc(path).get()).data();

/** What the service that hands over tasks says of one. */
const aTask = { queueName: 'eraseAgain', id: 'one', retryCount: 0, executionCount: 0, scheduledTime: '2026-01-15T06:30:00Z' };

let admin: Person;
let helper: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
  helper = await listener(admin);
});

/** Somebody with a life here; all that is done about it later is done. */
async function somebody(who: () => Promise<Person>): Promise<Person> {
  const person = await who();
  await liveWith(person, helper, admin);
  await vi.waitFor(async () => {
    const events = await database().collection(`users/${person.uid}/outbox`).get();
    expect(events.docs.filter((doc) => doc.get('settledAt') === null).map(({ id }) => id)).toEqual([]);
    const requests = await database().collection('appointmentRequests').where('userId', '==', person.uid).get();
    expect(requests.docs.filter((doc) => doc.get('status') === 'pending' && doc.get('noSlot') === false).map(({ id }) => id)).toEqual([]);
    const confirmed = requests.docs.filter((doc) => doc.get('status') === 'confirmed');
    expect(events.size).toBe(3 + confirmed.length);
  }, SOON);
  await database().doc(`volunteers/${helper.uid}`).update({ capacity: 50 });
  return person;
}

describe('a copy of one’s data', () => {
  it('holds every document that names its person, and nobody else', { timeout: 180_000 }, async () => {
    const [person, other] = [await somebody(account), await somebody(account)];
    const { documents, account: own } = accepted(await call('exportMyData', {}, person.token));
    expect(own).toMatchObject({ uid: person.uid, email: person.email, emailConfirmed: false, providers: ['password'] });
    for (const at of [own.createdAt, own.lastSignInAt]) expect(Math.abs(Date.parse(at ?? '') - Date.now())).toBeLessThan(180_000);
    const stored = await traces(person);
    const named = stored.filter((path) => !path.startsWith('account ') && !path.endsWith(`/presence/${helper.uid}`));
    expect(documents.map(({ path }) => path).toSorted()).toEqual(named.toSorted());
    const copy = JSON.stringify(documents);
    for (const { uid, email } of [other, helper, admin]) {
      expect(copy).not.toContain(uid);
      expect(copy).not.toContain(email);
    }
    for (const words of ['I cannot sleep.', 'I am here.', 'It helped.', 'An answer', 'pay_1']) expect(copy).toContain(words);
  });

  it('of a guest says that there is no way to sign in', async () => {
    const { account: own } = accepted(await call('exportMyData', {}, (await guest()).token));
    expect(own).toMatchObject({ email: null, emailConfirmed: false, providers: [] });
    expect(Date.parse(own.createdAt ?? '')).toBeGreaterThan(0);
  });

  it('of a listener holds what they wrote, not what was written to them', async () => {
    const copy = JSON.stringify(accepted(await call('exportMyData', {}, helper.token)).documents);
    expect(copy).toContain('I am here.');
    expect(copy).not.toContain('I cannot sleep.');
  });
});

describe('deleting an account', () => {
  it.each([['a guest', guest], ['an account', account]] as const)('leaves nothing of %s but money without a name', { timeout: 180_000 }, async (_, who) => {
    const other = await somebody(guest);
    const untouched = (await traces(other)).toSorted();
    const person = await somebody(who);
    const ledger = await database().collection('formerPlans').get();
    const nameless = async () => (await database().collection('orders').where('userId', '>=', 'deleted-').where('userId', '<', 'deleted.').get()).docs;
    // Of people whom other tests deleted.
    const earlier = new Set((await nameless()).map(({ id }) => id));
    const before = Number((await data(`volunteers/${helper.uid}`))?.['load']);
    expect(accepted(await call('deleteMyAccount', {}, person.token))).toEqual({});
    expect(await traces(person)).toEqual([]);
    expect(reasonOf(await call('exportMyData', {}, person.token))).toBe('UNAUTHENTICATED');

    const orders = (await nameless()).filter(({ id }) => !earlier.has(id));
    expect(orders.length).toBeGreaterThan(0);
    for (const order of orders) expect(order.data()).toMatchObject({ amount: 149_900, currency: 'INR', status: 'paid' });
    expect((await database().collection('formerPlans').get()).size).toBe(ledger.size + 1);
    expect((await data(`volunteers/${helper.uid}`))?.['load']).toBe(before - 1);
    expect((await traces(other)).toSorted()).toEqual(untouched);
  });

  it('of a listener gives their people back to the queue and keeps their words without them', { timeout: 180_000 }, async () => {
    const leaving = await listener(admin);
    const person = await guest();
    accepted(await call('sendMessage', { messageId: 'm1', text: 'Hello' }, person.token));
    accepted(await call('claimConversation', { conversationId: person.uid }, leaving.token));
    accepted(await call('sendMessage', { messageId: 'm2', text: 'Hello to you', conversationId: person.uid }, leaving.token));
    const named = { offer: { to: leaving.uid, expiresAt: 1 }, passed: { [leaving.uid]: 1 }, blocked: [leaving.uid], lastVolunteerId: leaving.uid };
    await database().doc(`conversations/${person.uid}`).update(named);
    expect(JSON.stringify(accepted(await call('exportMyData', {}, person.token)).documents)).not.toContain(leaving.uid);
    accepted(await call('deleteMyAccount', {}, leaving.token));
    expect(await traces(leaving)).toEqual([]);
    expect(await data(`conversations/${person.uid}`)).toMatchObject({ status: 'waiting', volunteerId: null, notice: 'listener-left' });
    expect(await data(`conversations/${person.uid}/chatMessages/m2`)).toMatchObject({ text: 'Hello to you', sender: 'volunteer' });
  });

  const crashes = deletionSteps.flatMap((step, at) => [
    { step, at, noted: false },
    { step, at, noted: true },
  ]);
  it.each(crashes)('goes on after a crash at $step (noted: $noted)', { timeout: 180_000 }, async ({ at, noted }) => {
    const person = await somebody(account);
    const ports = wiring();
    const { deletions } = ports;
    const crashing = {
      begin: (uid: string, pseudonym: string) => deletions.begin(uid, pseudonym),
      find: (uid: string) => deletions.find(uid),
      reached: async (uid: string, done: number) => {
        if (done !== at + 1) return deletions.reached(uid, done);
        if (noted) await deletions.reached(uid, done);
        throw new Error('The machine died.');
      },
      end: (uid: string) => deletions.end(uid),
      unfinished: (before: number, limit: number) => deletions.unfinished(before, limit),
    };
    await deletions.begin(person.uid, 'deleted-test');
    await expect(finishDeletion({ ...ports, deletions: crashing }, person.uid)).rejects.toThrow('The machine died.');
    expect(await traces(person)).not.toEqual([]);
    expect(reasonOf(await call('exportMyData', {}, person.token))).toBe('UNAUTHENTICATED');
    await finishDeletion(ports, person.uid);
    expect(await traces(person)).toEqual([]);
  });

  it('erases once more, under the same pseudonym, what an open device wrote until its token ended', async () => {
    const person = await somebody(guest);
    const ports = wiring();
    const later: unknown[] = [];
    const erasures = { eraseLater: (...asked: readonly [string, string, number]) => Promise.resolve(void later.push(asked)) };
    await ports.deletions.begin(person.uid, 'deleted-again');
    await finishDeletion({ ...ports, erasures }, person.uid);
    expect(later).toEqual([[person.uid, 'deleted-again', 65 * 60]]);
    const late = { [`users/${person.uid}/private/preferences`]: { theme: 'dark' }, [`conversations/${person.uid}/presence/${person.uid}`]: { typing: true, active: true, at: Timestamp.now() } };
    for (const [path, written] of Object.entries(late)) await database().doc(path).set(written);
    expect(await traces(person)).toEqual(expect.arrayContaining(Object.keys(late)));
    const task: unknown = { uid: person.uid, pseudonym: 'deleted-again' };
    for (let times = 0; times < 2; times += 1) await eraseAgain.run({ ...aTask, data: task });
    expect(await traces(person)).toEqual([]);
  });

  it('is found by the sweep when it was broken off', async () => {
    const person = await guest();
    const ports = wiring();
    await ports.deletions.begin(person.uid, 'deleted-test');
    await database().doc(`deletions/${person.uid}`).update({ startedAt: Timestamp.fromMillis(Date.now() - 600_000) });
    expect(await ports.deletions.unfinished(Date.now() - 120_000, 100)).toContain(person.uid);
  });
});

describe('consent', () => {
  const consentOf = async ({ uid }: Person) => user.parse(await data(`users/${uid}`)).consent;

  it('is kept with the first message, once, by the server’s time', async () => {
    const person = await guest();
    const before = Date.now();
    accepted(await call('sendMessage', { messageId: 'm1', text: 'Hello' }, person.token));
    const first = await consentOf(person);
    expect(first).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
    expect(Math.abs((first?.at ?? 0) - before)).toBeLessThan(10_000);
    accepted(await call('sendMessage', { messageId: 'm2', text: 'Hello' }, person.token));
    expect(await consentOf(person)).toEqual(first);
  });

  it('is taken back with the conversation, and given anew by writing', async () => {
    const person = await guest();
    accepted(await call('sendMessage', { messageId: 'm1', text: 'Hello' }, person.token));
    accepted(await call('withdrawConsent', {}, person.token));
    accepted(await call('withdrawConsent', {}, person.token));
    expect((await consentOf(person))?.withdrawnAt).toBeGreaterThan(0);
    expect(conversation.parse(await data(`conversations/${person.uid}`))).toMatchObject({ status: 'closed', consent: null });
    accepted(await call('sendMessage', { messageId: 'm2', text: 'Again' }, person.token));
    expect(await consentOf(person)).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
  });

  it.each([
    ['calls', (token: string): Promise<unknown> => call('startCall', { callId: randomUUID() }, token).then(accepted)],
    ['asks for somebody', (token: string): Promise<unknown> => call('requestHelp', { requestId: randomUUID() }, token).then(accepted)],
    ['asks for a therapist', (token: string): Promise<unknown> =>
      call('requestAppointment', { requestId: randomUUID(), name: 'Asha', email: `${randomUUID()}@people.example`, issue: 'Sleep' }, token).then(accepted)],
  ])('is kept of a guest who %s, from the first time on, and anew after it was taken back', async (_, act) => {
    const person = await guest();
    await act(person.token);
    const first = await consentOf(person);
    expect(first).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
    expect(Math.abs((first?.at ?? 0) - Date.now())).toBeLessThan(10_000);
    await act(person.token);
    accepted(await call('sendMessage', { messageId: 'm1', text: 'Hello' }, person.token));
    expect(await consentOf(person)).toEqual(first);
    accepted(await call('withdrawConsent', {}, person.token));
    await act(person.token);
    const again = await consentOf(person);
    expect(again).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
    expect(again?.at).toBeGreaterThan(first?.at ?? Infinity);
  });

  it('is kept of somebody who was known when they apply as a volunteer, and not by saving the profile later', async () => {
    const person = await account();
    await database().doc(`users/${person.uid}`).set({ displayName: 'Meera', email: person.email, role: 'customer', locale: 'en', createdAt: Timestamp.now() });
    accepted(await call('applyAsVolunteer', {}, person.token));
    expect(await consentOf(person)).toMatchObject({ version: CONSENT_VERSION, withdrawnAt: null });
    accepted(await call('withdrawConsent', {}, person.token));
    accepted(await call('applyAsVolunteer', { bio: 'I listen' }, person.token));
    expect((await consentOf(person))?.withdrawnAt).toBeGreaterThan(0);
  });

  it('is given by signing up, and a guest who signs up keeps the first', async () => {
    const person = await account();
    accepted(await call('updateProfile', { displayName: 'Asha' }, person.token));
    expect(user.parse(await data(`users/${person.uid}`))).toMatchObject({ displayName: 'Asha', consent: { version: CONSENT_VERSION } });
    const wrote = await account();
    accepted(await call('sendMessage', { messageId: 'm1', text: 'Hello' }, wrote.token));
    const first = await consentOf(wrote);
    accepted(await call('updateProfile', { displayName: 'Ravi' }, wrote.token));
    const stored = user.parse(await data(`users/${wrote.uid}`));
    expect(stored).toMatchObject({ displayName: 'Ravi', role: 'customer', email: wrote.email, consent: first });
    expect(stored.createdAt).toBeGreaterThan(0);
  });
});

it('an address that was changed at the identity service reaches the records by an empty updateProfile, and says nothing of consent', async () => {
  const person = await account();
  accepted(await call('applyAsVolunteer', { name: 'Meera' }, person.token));
  await database().doc(`users/${person.uid}`).update({ consent: null });
  const email = `New-${randomUUID()}@people.example`;
  await adminAuth().updateUser(person.uid, { email });
  accepted(await call('updateProfile', {}, (await signIn(email)).token));
  expect(await data(`users/${person.uid}`)).toMatchObject({ email: email.toLowerCase(), role: 'volunteer', consent: null });
  expect(await data(`volunteers/${person.uid}`)).toMatchObject({ email: email.toLowerCase(), name: 'Meera', approved: false });
});

/** The sweep as it runs in so many days. */
async function sweepAll(days: number): Promise<void> {
  const ports = wiring();
  const now = () => Date.now() + days * 86_400_000;
  const defects: unknown[] = [];
  await sweepGuests({ ...ports, world: { ...ports.world, now }, onDefect: (error) => defects.push(error) });
  expect(defects).toEqual([]);
}

describe('how long a conversation is kept', () => {
  const DAY = 86_400_000;
  const summary = async ({ uid }: Person) => conversation.parse(await data(`conversations/${uid}`));
  const keptFor = async (person: Person): Promise<number | null> => {
    const { expireAt, lastMessageAt } = await summary(person);
    return expireAt === null ? null : Math.round((expireAt - lastMessageAt) / DAY);
  };
  const choose = (person: Person, keepConversation: Keeping) => call('updateProfile', { keepConversation }, person.token);
  const write = async (person: Person, messageId: string) => accepted(await call('sendMessage', { messageId, text: 'Hello' }, person.token));

  it('is the choice of an account’s owner, before and after it begins', async () => {
    const [before, after] = [await account(), await account()];
    accepted(await choose(before, '30-days'));
    await write(before, 'm1');
    expect(await keptFor(before)).toBe(30);
    await write(after, 'm1');
    expect(await keptFor(after)).toBeNull();
    for (const [choice, days] of [['365-days', 365], ['90-days', 90], ['always', null], ['365-days', 365]] as const) {
      accepted(await choose(after, choice));
      expect(await keptFor(after)).toBe(days);
    }
    accepted(await call('claimConversation', { conversationId: after.uid }, helper.token));
    accepted(await call('sendMessage', { messageId: 'r1', text: 'I am here', conversationId: after.uid }, helper.token));
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
    expect(await summary(person)).toMatchObject({ status: 'closed', ownMessageCount: 1, expireAt: null, keepDays: 30, lastVolunteerId: null, summaryAgreedAt: null });
    await write(person, 'm2');
    expect(await summary(person)).toMatchObject({ status: 'waiting', ownMessageCount: 2 });
    expect(await keptFor(person)).toBe(30);
  });

  it.each([['a guest', guest], ['an account', account]] as const)('takes with it what %s wrote to be let in, and what was made of it', async (_, who) => {
    const [person, other] = [await who(), await guest()];
    const beside = async ({ uid }: Person) => {
      const asked = await database().collection('helpRequests').where('userId', '==', uid).get();
      const labels = await database().collection('riskLabels').where('conversationId', '==', uid).get();
      return [asked.size, labels.size];
    };
    if (person.email !== '') accepted(await choose(person, '30-days'));
    for (const each of [person, other]) {
      accepted(await call('requestHelp', { requestId: randomUUID(), note: 'My words' }, each.token));
      await database().doc(`riskLabels/${randomUUID()}`).set({ conversationId: each.uid, messageId: null, before: 'none', level: 'concern', volunteerId: helper.uid, at: Timestamp.now() });
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
  await adminAuth().updateUser(stays.uid, { email: `${stays.uid.toLowerCase()}@people.example`, password: 'a password of these tests' });
  await signIn(`${stays.uid.toLowerCase()}@people.example`);
  const ports = wiring();
  expect(await ports.retention.expired(Date.now() + 29 * 86_400_000, 1_000)).not.toContain(gone.uid);
  await sweepAll(31);
  const left: string[] = [];
  for await (const { ref } of everyDocument([database().collection('conversations')])) left.push(ref.path);
  expect(left.filter((path) => path.startsWith(`conversations/${gone.uid}`))).toEqual([]);
  expect(await data(`conversations/${stays.uid}`)).toMatchObject({ expireAt: null });
});
