import type { AppointmentRequest } from '@thodu/domain/appointments/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anActor, NOON } from '../../../../tests/support/domain';
import type { Seen } from '../chat/ports';
import type { NewAppointment } from './ports';
import { requestAppointment } from './requestAppointment';

/** Requests and claims in memory; `turn` decides when each call gets its answer. */
function office(premium: ReadonlySet<string>, turn: () => Promise<unknown> = () => Promise.resolve()) {
  const requests = new Map<string, AppointmentRequest>();
  const claims = new Map<string, { readonly appointmentId: string; readonly userId: string }>();
  const later: string[] = [];
  const blank = { status: 'pending', assigned: false, createdAt: NOON, therapistId: null, doctor: null, date: null, time: null, slotAt: null, noSlot: false } as const;
  const appointments = {
    async find(id: string): Promise<Seen<AppointmentRequest> | null> {
      await turn();
      const value = requests.get(id);
      return value ? { value, version: { isVersion: true } } : null;
    },
    async store(id: string, appointment: NewAppointment, mailbox: string | null): Promise<'stored' | 'taken'> {
      await turn();
      if (requests.has(id) || (mailbox !== null && claims.has(mailbox))) return 'taken';
      requests.set(id, { ...appointment, ...blank });
      if (mailbox !== null) claims.set(mailbox, { appointmentId: id, userId: appointment.userId });
      return 'stored';
    },
    async hasPlan(userId: string): Promise<boolean> {
      await turn();
      return premium.has(userId);
    },
  };
  const ports = { appointments, assignments: { assignLater: (id: string) => Promise.resolve(void later.push(id)) } };
  const ask = async (uid: string, email: string, requestId: string): Promise<string> => {
    const answer = await requestAppointment(ports, anActor({ uid }), { requestId, name: 'Asha', email, issue: 'Sleep' });
    return answer.ok ? answer.value.status : answer.failure.reason;
  };
  return { ask, requests, claims, later };
}

const EMAIL = 'asha@people.example';

describe('a request of a person with a plan', () => {
  it('uses up the free appointment of its e-mail', async () => {
    const { ask, claims } = office(new Set(['premium']));
    expect(await ask('premium', EMAIL, 'one')).toBe('pending');
    expect(claims.get(EMAIL)).toEqual({ appointmentId: 'one', userId: 'premium' });
    expect(await ask('free', EMAIL.toUpperCase(), 'two')).toBe('APPOINTMENT_USED');
  });

  it('is stored after a free one and after their own, any number of times, and leaves the first claim', async () => {
    const { ask, claims, requests, later } = office(new Set(['premium']));
    expect(await ask('free', EMAIL, 'one')).toBe('pending');
    for (const id of ['two', 'three', 'three']) expect(await ask('premium', EMAIL, id)).toBe('pending');
    expect(claims.get(EMAIL)).toEqual({ appointmentId: 'one', userId: 'free' });
    expect([...requests.keys()]).toEqual(['one', 'two', 'three']);
    expect(later).toEqual(['one', 'two', 'three', 'three']);
  });

  it('is refused under an id that stands for another one', async () => {
    const { ask } = office(new Set(['premium']));
    await ask('premium', EMAIL, 'one');
    expect(await ask('premium', 'ravi@people.example', 'one')).toBe('ID_REUSED');
  });
});

it('whoever asks at once: one claim an e-mail, a free request only with it, and none refused that has a plan', async () => {
  const wish = fc.record({ uid: fc.constantFrom('premium', 'rich', 'free', 'guest'), email: fc.constantFrom(EMAIL, 'ravi@people.example') });
  const premium = new Set(['premium', 'rich']);
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(wish, { minLength: 2, maxLength: 6 }), async (scheduler, wishes) => {
      const { ask, requests, claims } = office(premium, () => scheduler.schedule(Promise.resolve()));
      const answers = Promise.all(wishes.map(({ uid, email }, n) => ask(uid, email, `request-${n}`)));
      await scheduler.waitFor(answers);
      for (const [n, answer] of (await answers).entries()) {
        const id = `request-${n}`;
        const { uid, email } = wishes[n] ?? { uid: '', email: '' };
        const claim = claims.get(email);
        expect(claim).toBeDefined();
        expect(answer).toBe(premium.has(uid) || claim?.appointmentId === id ? 'pending' : 'APPOINTMENT_USED');
        expect(requests.has(id)).toBe(answer === 'pending');
      }
    }),
  );
});
