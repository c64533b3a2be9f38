import { randomUUID } from 'node:crypto';
import { appointmentRequest } from '@thodu/domain/appointments/model';
import { slotDays } from '@thodu/domain/appointments/slots';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accepted, call, reasonOf } from '../support/callables';
import { database, guest, type Person } from '../support/people';
import { warm } from '../support/warm';

const ask = (person: Person, email: string, requestId: string = randomUUID()) =>
  call('requestAppointment', { requestId, name: 'Asha Rao', email, issue: 'I sleep badly and feel alone.' }, person.token);
const stored = async (id: string) => appointmentRequest.parse((await database().doc(`appointmentRequests/${id}`).get()).data());
const freshEmail = () => `${randomUUID()}@people.example`;

/** Clears the roster, so that the slots of a test are its own. */
async function roster(count: number): Promise<void> {
  for (const name of ['therapists', 'appointmentSlots']) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
  }
  for (let n = 1; n <= count; n += 1) await database().doc(`therapists/t${n}`).set({ name: `Meera ${n}`, languages: ['en'], active: true });
}

beforeEach(() => roster(3));

describe('a request', () => {
  it('is stored as pending and unassigned, and confirmed from the roster five to seven seconds later', async () => {
    const person = await guest();
    const id = randomUUID();
    // A first task starts the worker that the second one is timed on.
    accepted(await ask(person, freshEmail()));
    await vi.waitFor(async () => expect((await database().collection('appointmentSlots').get()).size).toBe(1), { timeout: 30_000, interval: 100 });
    const askedAt = Date.now();
    expect(accepted(await ask(person, freshEmail(), id))).toEqual({ appointmentId: id, status: 'pending' });
    expect(await stored(id)).toMatchObject({ userId: person.uid, status: 'pending', assigned: false, doctor: null, slotAt: null });
    await vi.waitFor(async () => expect((await stored(id)).status).toBe('confirmed'), { timeout: 20_000, interval: 50 });
    const took = Date.now() - askedAt;
    expect(took).toBeGreaterThanOrEqual(4_900);
    expect(took).toBeLessThanOrEqual(7_000);
    const [day] = slotDays(askedAt);
    const confirmed = await stored(id);
    expect(confirmed).toMatchObject({ assigned: true, date: day, time: '06:30 PM' });
    expect(confirmed.doctor).toMatch(/^Dr\. Meera \d$/);
  });

  it('answers a repeat alike and refuses other content under the same id', async () => {
    const person = await guest();
    const [id, email] = [randomUUID(), freshEmail()];
    const first = accepted(await ask(person, email, id));
    expect(accepted(await ask(person, email, id))).toEqual(first);
    expect(reasonOf(await ask(person, freshEmail(), id))).toBe('ID_REUSED');
    expect(reasonOf(await ask(await guest(), email, id))).toBe('ID_REUSED');
  });

  it('stays pending, and says so, when nobody is free for 14 days', async () => {
    await roster(0);
    const id = randomUUID();
    accepted(await ask(await guest(), freshEmail(), id));
    await vi.waitFor(async () => expect((await stored(id)).noSlot).toBe(true), { timeout: 20_000, interval: 100 });
    expect(await stored(id)).toMatchObject({ status: 'pending', assigned: false });
  });
});

describe('one free appointment a mailbox', () => {
  it('is stored once of 50 at once, whatever the spelling', { timeout: 300_000 }, async () => {
    const person = await guest();
    const name = randomUUID().replaceAll('-', '');
    const spellings = [`${name}@gmail.com`, `${name.toUpperCase()}@Gmail.com`, `${name.slice(0, 4)}.${name.slice(4)}@gmail.com`, `${name}+care@googlemail.com`];
    await warm('requestAppointment', 50);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => ask(person, spellings[n % 4] ?? '')));
    const refusals = answers.filter((answer) => !answer.ok);
    expect(refusals).toHaveLength(49);
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ message: 'You have already used your free session. Please upgrade to premium.', details: { reason: 'APPOINTMENT_USED' } });
    }
    const requests = await database().collection('appointmentRequests').where('userId', '==', person.uid).get();
    expect(requests.size).toBe(1);
  });

  it('does not bind a person with a plan', async () => {
    const person = await guest();
    const email = freshEmail();
    accepted(await ask(person, email));
    expect(reasonOf(await ask(person, email))).toBe('APPOINTMENT_USED');
    await database().doc(`premiumUsers/${person.uid}`).set({ planId: 'daily-care', status: 'active', validUntil: Timestamp.fromMillis(Date.now() + 60_000) });
    accepted(await ask(person, email));
  });
});

it('gives each therapist one booking a day: twelve requests, three slots a day', { timeout: 180_000 }, async () => {
  const ids = Array.from({ length: 12 }, () => randomUUID());
  const people = await Promise.all(ids.map(() => guest()));
  await Promise.all(ids.map(async (id, n) => accepted(await ask(people[n] ?? (await guest()), freshEmail(), id))));
  await vi.waitFor(async () => expect((await Promise.all(ids.map(stored))).map(({ status }) => status)).not.toContain('pending'), { timeout: 120_000, interval: 500 });
  const confirmed = await Promise.all(ids.map(stored));
  expect(new Set(confirmed.map(({ therapistId, date }) => `${therapistId} ${date}`)).size).toBe(12);
  // Requests of the tests before may have taken slots too: no day has more than three, and none was left half full.
  const slots = (await database().collection('appointmentSlots').get()).docs.map((doc) => String(doc.get('date'))).sort();
  const booked = slotDays(Date.now()).map((day) => slots.filter((date) => date === day).length);
  const last = booked.findLastIndex((count) => count > 0);
  expect(booked.slice(0, last)).toEqual(Array.from({ length: last }, () => 3));
  expect(booked[last]).toBeLessThanOrEqual(3);
});
