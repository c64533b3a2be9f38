import { randomUUID } from 'node:crypto';
import { call as callModel, type Call } from '@thodu/domain/calls/model';
import { kolkataDay } from '@thodu/domain/time';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, call, reasonOf } from '../support/callables';
import { quietCalls } from '../support/listeners';
import { account, database, guest, listener, type Person } from '../support/people';

const WAIT = { timeout: 30_000, interval: 100 };

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});
beforeEach(quietCalls);

async function taking(): Promise<Person> {
  const one = await listener(admin);
  accepted(await call('takeCalls', { on: true }, one.token));
  return one;
}

const stored = async (callId: string): Promise<Call> => callModel.parse((await database().doc(`calls/${callId}`).get()).data());
const start = (person: Person, callId: string = randomUUID()) => call('startCall', { callId }, person.token);
const inCall = async ({ uid }: Person): Promise<boolean> => (await database().doc(`callPlaces/${uid}`).get()).exists;
const freeUsed = async ({ uid }: Person): Promise<boolean> => (await database().doc(`freeCalls/${uid}`).get()).exists;

async function ringing(person: Person): Promise<string> {
  const { callId } = accepted(await start(person));
  expect((await stored(callId)).status).toBe('ringing');
  return callId;
}

/** A plan of 30 minutes a day, of which so many seconds are left today. */
async function planWith(secondsLeft: number, who?: Person): Promise<Person> {
  const person = who ?? (await account());
  await database().doc(`premiumUsers/${person.uid}`).set({ planId: 'daily-care', status: 'active', validUntil: Timestamp.fromMillis(Date.now() + 3_600_000) });
  await database().doc(`usage/${person.uid}_${kolkataDay(Date.now())}`).set({ userId: person.uid, call: (1_800 - secondsLeft) * 1_000 });
  return person;
}

describe('the free call', () => {
  it('is used when a listener answers, and not before', async () => {
    const [person, one] = [await guest(), await taking()];
    const cancelled = await ringing(person);
    expect(await stored(cancelled)).toMatchObject({ volunteerId: one.uid, allowance: 'free', maxSeconds: 900, endsAt: null });
    accepted(await call('endCall', { callId: cancelled }, person.token));
    expect(await stored(cancelled)).toMatchObject({ status: 'cancelled', endedBy: 'customer', volunteerId: null });
    expect([await freeUsed(person), await inCall(one)]).toEqual([false, false]);

    const callId = await ringing(person);
    expect(accepted(await call('answerCall', { callId }, one.token))).toEqual({ callId, maxSeconds: 900 });
    expect(accepted(await call('answerCall', { callId }, one.token))).toEqual({ callId, maxSeconds: 900 });
    const active = await stored(callId);
    expect(active).toMatchObject({ status: 'active', volunteerId: one.uid, ringUntil: null });
    expect((active.endsAt ?? 0) - (active.answeredAt ?? 0)).toBeGreaterThan(899_000);
    expect(await freeUsed(person)).toBe(true);
    expect(accepted(await call('endCall', { callId }, one.token))).toEqual({ callId, maxSeconds: 900 });
    expect(accepted(await call('endCall', { callId }, person.token))).toEqual({ callId, maxSeconds: 900 });
    expect(await stored(callId)).toMatchObject({ status: 'ended', endedBy: 'volunteer' });

    const refused = await start(person);
    expect(refused).toMatchObject({ message: 'Go Premium to Continue', details: { reason: 'CALL_USED' } });
    const actions = (await database().collection('auditLog').where('target', '==', callId).get()).docs.map((doc) => String(doc.get('action')));
    expect(actions.sort()).toEqual(['call.answer', 'call.end']);
  });

  it('costs nothing when nobody is free', async () => {
    const person = await guest();
    const { callId } = accepted(await start(person));
    expect(await stored(callId)).toMatchObject({ status: 'missed', volunteerId: null });
    expect([await freeUsed(person), await inCall(person)]).toEqual([false, false]);
    accepted(await start(person));
  });

  it('is one call for an id, whoever repeats it', async () => {
    const [person, stranger] = [await guest(), await guest()];
    await taking();
    const callId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(person, callId)));
    for (const answer of answers) expect(accepted(answer)).toEqual({ callId, maxSeconds: 900 });
    expect(reasonOf(await start(stranger, callId))).toBe('ID_REUSED');
    expect((await stored(callId)).customerId).toBe(person.uid);
  });

  it('ends the call that the same person left open', async () => {
    const [person, one] = [await guest(), await taking()];
    const first = await ringing(person);
    const second = await ringing(person);
    expect(await stored(first)).toMatchObject({ status: 'cancelled' });
    expect(await stored(second)).toMatchObject({ volunteerId: one.uid });
  });
});

describe('who is rung at', () => {
  it('two people who call at once: one rings at the volunteer, the other gets the next', async () => {
    const listeners = [await taking(), await taking()];
    const people = [await guest(), await guest()];
    const ids = await Promise.all(people.map(async (person) => accepted(await start(person)).callId));
    const calls = await Promise.all(ids.map(stored));
    expect(calls.map(({ status }) => status)).toEqual(['ringing', 'ringing']);
    expect(new Set(calls.map(({ volunteerId }) => volunteerId))).toEqual(new Set(listeners.map(({ uid }) => uid)));
  });

  it('five people and one volunteer: one rings, four are told at once that nobody is free', async () => {
    const one = await taking();
    const people = await Promise.all(Array.from({ length: 5 }, guest));
    const ids = await Promise.all(people.map(async (person) => accepted(await start(person)).callId));
    const statuses = (await Promise.all(ids.map(stored))).map(({ status }) => status).sort();
    expect(statuses).toEqual(['missed', 'missed', 'missed', 'missed', 'ringing']);
    expect(await inCall(one)).toBe(true);
  });

  it('goes on when it is declined, and ends honestly after the last', async () => {
    const [person, first, second] = [await guest(), await taking(), await taking()];
    const callId = await ringing(person);
    const asked = (await stored(callId)).volunteerId;
    const [one, other] = asked === first.uid ? [first, second] : [second, first];
    expect(reasonOf(await call('answerCall', { callId }, other.token))).toBe('NOT_FOUND');
    accepted(await call('declineCall', { callId }, one.token));
    expect(await stored(callId)).toMatchObject({ status: 'ringing', volunteerId: other.uid, tried: [one.uid] });
    expect([await inCall(one), await inCall(other)]).toEqual([false, true]);
    expect(reasonOf(await call('answerCall', { callId }, one.token))).toBe('NOT_CLAIMED');
    accepted(await call('declineCall', { callId }, other.token));
    expect(await stored(callId)).toMatchObject({ status: 'missed', volunteerId: null });
    expect([await inCall(person), await freeUsed(person)]).toEqual([false, false]);
  });

  it('goes on after 45 seconds without an answer, by the server’s clock', async () => {
    const [person] = [await guest(), await taking(), await taking()];
    const callId = await ringing(person);
    const before = await stored(callId);
    expect((before.ringUntil ?? 0) - before.startedAt).toBeGreaterThan(44_000);
    expect(accepted(await call('checkCall', { callId }, person.token))).toMatchObject({ status: 'ringing' });
    expect((await stored(callId)).volunteerId).toBe(before.volunteerId);
    await database().doc(`calls/${callId}`).update({ ringUntil: Timestamp.fromMillis(Date.now() - 1) });
    expect(accepted(await call('checkCall', { callId }, person.token))).toMatchObject({ status: 'ringing' });
    const after = await stored(callId);
    expect(after.tried).toEqual([before.volunteerId]);
    expect(after.volunteerId).not.toBe(before.volunteerId);
  });

  it('is nobody who takes only chats, whose page is closed, who was revoked or who talks', async () => {
    const [chatOnly, gone, revoked, busy] = [await taking(), await taking(), await taking(), await taking()];
    const talking = await guest();
    accepted(await call('takeCalls', { on: false }, chatOnly.token));
    await database().doc(`callListeners/${gone.uid}`).update({ seenAt: Timestamp.fromMillis(Date.now() - 200_000) });
    accepted(await call('revokeVolunteer', { uid: revoked.uid }, admin.token));
    const callId = await ringing(talking);
    expect((await stored(callId)).volunteerId).toBe(busy.uid);
    expect(await stored(accepted(await start(await guest())).callId)).toMatchObject({ status: 'missed' });
  });
});

describe('who was parted', () => {
  it('never meets again in a call', async () => {
    const [person, one] = [await guest(), await taking()];
    accepted(await call('sendMessage', { messageId: 'first', text: 'hello' }, person.token));
    await database().doc(`conversations/${person.uid}`).update({ blocked: [one.uid] });
    expect(await stored(accepted(await start(person)).callId)).toMatchObject({ status: 'missed' });
    await database().doc(`conversations/${person.uid}`).update({ blocked: [] });
    await database().doc(`volunteers/${one.uid}`).update({ availability: 'busy', seenAt: Timestamp.now() });
    expect(await stored(accepted(await start(person)).callId)).toMatchObject({ status: 'missed' });
    await database().doc(`volunteers/${one.uid}`).update({ availability: 'online' });
    expect((await stored(await ringing(person))).volunteerId).toBe(one.uid);
  });
});

describe('the server’s clock', () => {
  it('ends the call at the limit of the plan, counts the minutes, and says when they return', async () => {
    const [person, one] = [await planWith(4), await taking()];
    const callId = await ringing(person);
    expect(accepted(await call('answerCall', { callId }, one.token)).maxSeconds).toBe(4);
    expect(accepted(await call('checkCall', { callId }, one.token))).toMatchObject({ status: 'active' });
    await vi.waitFor(async () => expect((await stored(callId)).status).toBe('ended'), WAIT);
    const ended = await stored(callId);
    expect(ended.endedBy).toBe('limit');
    expect((ended.endedAt ?? 0) - (ended.answeredAt ?? 0)).toBeGreaterThanOrEqual(3_900);
    const usage = await database().doc(`usage/${person.uid}_${kolkataDay(Date.now())}`).get();
    expect(usage.get('call')).toBe(1_800_000);
    const refused = await start(person);
    expect(refused).toMatchObject({ details: { reason: 'QUOTA_USED' } });
    if (!refused.ok) expect(refused.details.retryAfterSeconds).toBeGreaterThan(0);
    expect([await inCall(person), await inCall(one), await freeUsed(person)]).toEqual([false, false, false]);
  });

  it('counts a call that the same person leaves for another before that one gets its length', async () => {
    const [person, one] = [await planWith(600), await taking()];
    const first = await ringing(person);
    accepted(await call('answerCall', { callId: first }, one.token));
    await database().doc(`calls/${first}`).update({ answeredAt: Timestamp.fromMillis(Date.now() - 300_000) });
    await database().doc(`calls/${first}/signals/offer`).set({ from: person.uid, kind: 'offer', payload: '{}', at: Timestamp.now() });
    const second = accepted(await start(person));
    expect(second.maxSeconds).toBeLessThanOrEqual(300);
    expect(second.maxSeconds).toBeGreaterThan(280);
    expect(await stored(first)).toMatchObject({ status: 'ended', endedBy: 'customer' });
    expect((await database().collection(`calls/${first}/signals`).get()).size).toBe(0);
  });

  it('leaves no signals, however it ends', async () => {
    const [person, one] = [await planWith(1_200), await taking()];
    const signal = { kind: 'candidate', payload: '{}', at: Timestamp.now() };
    const ends: Readonly<Record<string, (callId: string) => Promise<unknown>>> = {
      cancelled: (callId) => call('endCall', { callId }, person.token),
      missed: (callId) => call('declineCall', { callId }, one.token),
      ended: async (callId) => {
        accepted(await call('answerCall', { callId }, one.token));
        return call('endCall', { callId }, person.token);
      },
    };
    for (const [status, end] of Object.entries(ends)) {
      const callId = await ringing(person);
      const signals = database().collection(`calls/${callId}/signals`);
      await Promise.all(Array.from({ length: 450 }, (_, n) => signals.doc(`${person.uid}_${n}`).set({ ...signal, from: person.uid })));
      await end(callId);
      expect((await stored(callId)).status).toBe(status);
      expect((await signals.get()).size).toBe(0);
    }
  });

  it('never ends a call of somebody in a crisis, nor refuses one', async () => {
    const [person, one] = [await guest(), await taking()];
    accepted(await call('sendMessage', { messageId: 'first', text: 'hello' }, person.token));
    const callId = await ringing(person);
    accepted(await call('answerCall', { callId }, one.token));
    await database().doc(`conversations/${person.uid}`).update({ risk: 'crisis' });
    await database().doc(`calls/${callId}`).update({ endsAt: Timestamp.fromMillis(Date.now() - 60_000) });
    for (const { token } of [person, one]) expect(accepted(await call('checkCall', { callId }, token))).toMatchObject({ status: 'active', remainingSeconds: null });
    expect(await stored(callId)).toMatchObject({ status: 'active', allowance: 'crisis' });
    // Taking the flag back ends nothing at once either.
    await database().doc(`conversations/${person.uid}`).update({ risk: 'none' });
    expect(accepted(await call('checkCall', { callId }, one.token))).toMatchObject({ status: 'active', remainingSeconds: null });
    await database().doc(`conversations/${person.uid}`).update({ risk: 'crisis' });
    accepted(await call('endCall', { callId }, person.token));
    const again = await ringing(person);
    expect((await stored(again)).allowance).toBe('crisis');
  });

  it('goes on over the limit by its own task when a crisis is flagged meanwhile, and counts nothing', async () => {
    const [person, one] = [await account(), await taking()];
    accepted(await call('sendMessage', { messageId: 'first', text: 'hello' }, person.token));
    await planWith(4, person);
    const callId = await ringing(person);
    accepted(await call('answerCall', { callId }, one.token));
    await database().doc(`conversations/${person.uid}`).update({ risk: 'crisis' });
    await vi.waitFor(async () => expect(accepted(await call('checkCall', { callId }, one.token)).elapsedSeconds).toBeGreaterThanOrEqual(6), WAIT);
    expect(await stored(callId)).toMatchObject({ status: 'active', allowance: 'crisis' });
    accepted(await call('endCall', { callId }, one.token));
    expect((await database().doc(`usage/${person.uid}_${kolkataDay(Date.now())}`).get()).get('call')).toBe(1_796_000);
  });

  it('ends a call whose other side is gone', async () => {
    const [person, one] = [await guest(), await taking()];
    const callId = await ringing(person);
    accepted(await call('answerCall', { callId }, one.token));
    await database().doc(`callPlaces/${one.uid}`).update({ seenAt: Timestamp.fromMillis(Date.now() - 61_000) });
    expect(accepted(await call('checkCall', { callId }, person.token))).toMatchObject({ status: 'ended' });
    expect(await stored(callId)).toMatchObject({ endedBy: 'lost' });
    expect([await inCall(person), await inCall(one)]).toEqual([false, false]);
  });
});

describe('a stranger', () => {
  it('learns nothing of a call and changes nothing in it', async () => {
    const [person, one, stranger] = [await guest(), await taking(), await guest()];
    const colleague = await listener(admin);
    const callId = await ringing(person);
    accepted(await call('answerCall', { callId }, one.token));
    const before = await stored(callId);
    for (const { token } of [stranger, colleague]) {
      for (const name of ['endCall', 'checkCall', 'joinCall'] as const) expect(reasonOf(await call(name, { callId }, token))).toBe('NOT_FOUND');
    }
    expect(reasonOf(await call('answerCall', { callId }, colleague.token))).toBe('NOT_FOUND');
    expect(reasonOf(await call('answerCall', { callId }, stranger.token))).toBe('NOT_PERMITTED');
    expect(reasonOf(await call('takeCalls', { on: true }, stranger.token))).toBe('NOT_PERMITTED');
    expect(await stored(callId)).toEqual(before);
    for (const { token } of [person, one]) expect(accepted(await call('joinCall', { callId }, token))).toEqual({ iceServers: [], relayOnly: false });
  });

  it('is also whose approval ends in the middle of a call', async () => {
    const [person, one] = [await guest(), await taking()];
    const callId = await ringing(person);
    accepted(await call('answerCall', { callId }, one.token));
    accepted(await call('revokeVolunteer', { uid: one.uid }, admin.token));
    expect(await stored(callId)).toMatchObject({ status: 'ended', endedBy: 'server' });
    expect(reasonOf(await call('checkCall', { callId }, one.token))).toBe('NOT_FOUND');
    expect([await inCall(person), await inCall(one)]).toEqual([false, false]);
  });
});
