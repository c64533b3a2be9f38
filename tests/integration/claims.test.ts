import { conversation } from '@thodu/domain/chat/model';
import { STRETCH_MAX } from '@thodu/domain/matching/availability';
import { report } from '@thodu/domain/reports/model';
import { volunteer } from '@thodu/domain/volunteers/model';
import { beforeAll, describe, expect, it } from 'vitest';
import { accepted, call, reasonOf } from '../support/callables';
import { leftWithoutAnswer } from '../support/conversations';
import { account, adminAuth, database, guest, listener, signIn, type Person } from '../support/people';

let admin: Person;
beforeAll(async () => {
  admin = await account({ admin: true });
});

const summary = async (uid: string) => conversation.parse((await database().doc(`conversations/${uid}`).get()).data());
const load = async (person: Person) => volunteer.parse((await database().doc(`volunteers/${person.uid}`).get()).data()).load;
const audit = async (target: string) =>
  (await database().collection('auditLog').where('target', '==', target).get()).docs.map((doc) => String(doc.get('action'))).sort();
const claim = (person: Person, conversationId: string, more: { takeOver?: boolean; reason?: string } = {}) =>
  call('claimConversation', { conversationId, ...more }, person.token);

async function waiting(): Promise<Person> {
  const person = await guest();
  accepted(await call('sendMessage', { messageId: 'first', text: 'hello' }, person.token));
  return person;
}

describe('a claim', () => {
  it('is given to one of many, and the others read that it is taken', async () => {
    const person = await waiting();
    const listeners = await Promise.all(Array.from({ length: 6 }, () => listener(admin)));
    const answers = await Promise.all(listeners.map((one) => claim(one, person.uid)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok).map(reasonOf)).toEqual(Array.from({ length: 5 }, () => 'TAKEN'));
    expect(await summary(person.uid)).toMatchObject({ status: 'active', waitingSince: null });
    expect(await Promise.all(listeners.map(load)).then((loads) => loads.reduce((sum, n) => sum + n, 0))).toBe(1);
  });

  it('is refused during the break after four hours, and of what is held it is the same', async () => {
    const [person, other, one] = [await waiting(), await waiting(), await listener(admin)];
    const first = accepted(await claim(one, person.uid));
    const now = Date.now();
    await database().doc(`volunteers/${one.uid}`).update({ seenAt: new Date(now), stretchSince: new Date(now - STRETCH_MAX) });
    expect(accepted(await claim(one, person.uid))).toEqual(first);
    for (const takeOver of [false, true]) expect(reasonOf(await claim(one, other.uid, { takeOver }))).toBe('NOT_PERMITTED');
    expect(await summary(other.uid)).toMatchObject({ status: 'waiting', volunteerId: null });
    expect(await load(one)).toBe(1);
  });

  it('is the same when asked for again', async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const first = accepted(await claim(one, person.uid));
    expect(accepted(await claim(one, person.uid))).toEqual(first);
    expect(await load(one)).toBe(1);
  });

  it('ends at the cap, also under a race', async () => {
    const one = await listener(admin);
    const people = await Promise.all(Array.from({ length: 5 }, waiting));
    const answers = await Promise.all(people.map((person) => claim(one, person.uid)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(3);
    expect(answers.filter((answer) => !answer.ok).map(reasonOf)).toEqual(['AT_CAPACITY', 'AT_CAPACITY']);
    expect(await load(one)).toBe(3);
  });

  it('passes to a colleague only when asked for as a take-over', async () => {
    const [person, first, second] = [await waiting(), await listener(admin), await listener(admin)];
    const before = accepted(await claim(first, person.uid));
    expect(reasonOf(await claim(second, person.uid))).toBe('TAKEN');
    // As long as the first one can still answer, it is theirs to hand over.
    expect(reasonOf(await claim(second, person.uid, { takeOver: true, reason: 'They asked for me.' }))).toBe('TAKEN');
    await leftWithoutAnswer(person.uid);
    const after = accepted(await claim(second, person.uid, { takeOver: true, reason: 'They asked for me.' }));
    expect(after.claimId).not.toBe(before.claimId);
    expect([await load(first), await load(second)]).toEqual([0, 1]);
    expect(await summary(person.uid)).toMatchObject({ volunteerId: second.uid, notice: 'listener-changed' });
    expect(reasonOf(await call('readHistory', { conversationId: person.uid }, first.token))).toBe('NOT_CLAIMED');
    expect(await audit(person.uid)).toEqual(['conversation.claim', 'conversation.takeOver']);
  });

  it('is not for customers, applicants, strangers or the person themselves', async () => {
    const person = await waiting();
    const applicant = await account();
    accepted(await call('applyAsVolunteer', { name: 'Asha' }, applicant.token));
    for (const one of [await guest(), applicant]) expect(reasonOf(await claim(one, person.uid))).toBe('NOT_PERMITTED');
    const own = await listener(admin);
    accepted(await call('sendMessage', { messageId: 'mine', text: 'I need to talk too' }, own.token));
    expect(reasonOf(await claim(own, own.uid))).toBe('NOT_PERMITTED');
    expect(reasonOf(await claim(own, 'nobody'))).toBe('NOT_FOUND');
    expect(await summary(person.uid)).toMatchObject({ status: 'waiting', volunteerId: null });
  });
});

describe('leaving', () => {
  it('puts the person back in the queue and frees the place', async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const { claimId } = accepted(await claim(one, person.uid));
    accepted(await call('releaseConversation', { conversationId: person.uid }, one.token));
    const stored = await summary(person.uid);
    expect(stored).toMatchObject({ status: 'waiting', volunteerId: null, notice: 'listener-left' });
    expect(stored.claimId).not.toBe(claimId);
    expect(stored.waitingSince).not.toBeNull();
    expect(await load(one)).toBe(0);
    expect(reasonOf(await call('releaseConversation', { conversationId: person.uid }, one.token))).toBe('NOT_CLAIMED');
  });

  it('ends for both when either says so, and opens with the next message', async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    accepted(await claim(one, person.uid));
    accepted(await call('endConversation', { conversationId: person.uid }, person.token));
    expect(await summary(person.uid)).toMatchObject({ status: 'closed', volunteerId: null, notice: 'ended-by-customer', deskEpoch: '' });
    expect(await load(one)).toBe(0);
    expect(reasonOf(await claim(one, person.uid))).toBe('NOT_CLAIMED');
    accepted(await call('endConversation', { conversationId: person.uid }, person.token));
    accepted(await call('sendMessage', { messageId: 'again', text: 'are you there?' }, person.token));
    const epoch = String((await database().doc('desk/current').get()).get('epoch'));
    expect(await summary(person.uid)).toMatchObject({ status: 'waiting', notice: null, ownMessageCount: 2, deskEpoch: epoch });
  });
});

describe('reading', () => {
  it('counts what is unread and marks it read for each side', async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const conversationId = person.uid;
    accepted(await claim(one, conversationId));
    accepted(await call('sendMessage', { messageId: 'reply', text: 'I am here', conversationId }, one.token));
    expect(await summary(conversationId)).toMatchObject({ unreadByVolunteer: 1, unreadByCustomer: 1, customerReadAt: null });
    accepted(await call('markConversationRead', { conversationId }, person.token));
    accepted(await call('markConversationRead', { conversationId }, one.token));
    const stored = await summary(conversationId);
    expect(stored).toMatchObject({ unreadByVolunteer: 0, unreadByCustomer: 0 });
    expect(stored.customerReadAt).toBeGreaterThanOrEqual(stored.lastMessageAt);
    expect(stored.volunteerReadAt).toBeGreaterThanOrEqual(stored.lastMessageAt);
  });

  it('pages history without gaps, for the person and the listener who holds it', async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    const conversationId = person.uid;
    for (let n = 2; n <= 7; n += 1) accepted(await call('sendMessage', { messageId: `m${n}`, text: `${n}` }, person.token));
    accepted(await claim(one, conversationId));
    for (const reader of [person, one]) {
      const newest = accepted(await call('readHistory', { conversationId, limit: 3 }, reader.token));
      expect(newest).toMatchObject({ more: true, messages: [{ messageId: 'm5' }, { messageId: 'm6' }, { messageId: 'm7' }] });
      const older = accepted(await call('readHistory', { conversationId, limit: 3, before: 'm5' }, reader.token));
      expect(older.messages.map((message) => message.messageId)).toEqual(['m2', 'm3', 'm4'].slice(0, 3));
      const oldest = accepted(await call('readHistory', { conversationId, limit: 3, before: 'm2' }, reader.token));
      expect(oldest).toMatchObject({ more: false, messages: [{ messageId: 'first' }] });
    }
  });

  it('pages for a listener what goes on and what was said with them, and no talk with a colleague', async () => {
    const person = await guest();
    const conversationId = person.uid;
    const [one, other] = [await listener(admin), await listener(admin)];
    const say = async (messageId: string, token = person.token) =>
      accepted(await call('sendMessage', { messageId, text: messageId, ...(token !== person.token && { conversationId }) }, token));
    for (const [by, talk] of [[one, 'a'], [other, 'b'], [one, 'c']] as const) {
      await say(`${talk}1`);
      accepted(await claim(by, conversationId));
      await say(`${talk}2`);
      await say(`${talk}3`, by.token);
      if (talk !== 'c') accepted(await call('endConversation', { conversationId }, by.token));
    }
    const page = async (limit: number, before?: string) => {
      const { messages, more } = accepted(await call('readHistory', { conversationId, limit, ...(before !== undefined && { before }) }, one.token));
      return { ids: messages.map(({ messageId }) => messageId).join(' '), more };
    };
    expect(await page(30)).toEqual({ ids: 'a2 a3 c1 c2 c3', more: false });
    expect(await page(3)).toEqual({ ids: 'c1 c2 c3', more: true });
    expect(await page(2, 'c2')).toEqual({ ids: 'a3 c1', more: true });
    expect(await page(1, 'a3')).toEqual({ ids: 'a2', more: false });
    expect(await page(3, 'a2')).toEqual({ ids: '', more: false });
    expect(accepted(await call('readHistory', { conversationId }, person.token)).messages).toHaveLength(9);
  });
});

describe('approval', () => {
  it('belongs to admins, and nobody approves themselves', async () => {
    const applicant = await account();
    expect(accepted(await call('applyAsVolunteer', { name: 'Asha' }, applicant.token))).toEqual({ approved: false });
    const approved = await listener(admin);
    for (const one of [applicant, approved, await guest()]) {
      expect(reasonOf(await call('approveVolunteer', { uid: applicant.uid }, one.token))).toBe('NOT_PERMITTED');
    }
    accepted(await call('applyAsVolunteer', {}, admin.token));
    expect(reasonOf(await call('approveVolunteer', { uid: admin.uid }, admin.token))).toBe('NOT_PERMITTED');
    expect(reasonOf(await call('approveVolunteer', { email: admin.email }, admin.token))).toBe('NOT_PERMITTED');
    expect(reasonOf(await call('approveVolunteer', { uid: 'nobody' }, admin.token))).toBe('NOT_FOUND');
    expect((await database().doc(`volunteers/${applicant.uid}`).get()).get('approved')).toBe(false);
  });

  it('sets the claim and the record, by e-mail in any case too, and leaves its trace', async () => {
    const applicant = await account();
    accepted(await call('applyAsVolunteer', {}, applicant.token));
    const answer = accepted(await call('approveVolunteer', { email: applicant.email.toUpperCase() }, admin.token));
    expect(answer).toEqual({ uid: applicant.uid, approved: true });
    expect((await adminAuth().getUser(applicant.uid)).customClaims).toEqual({ volunteer: true });
    expect((await database().doc(`volunteers/${applicant.uid}`).get()).get('approved')).toBe(true);
    expect((await database().doc(`users/${applicant.uid}`).get()).get('role')).toBe('volunteer');
    accepted(await call('approveVolunteer', { uid: applicant.uid }, admin.token));
    expect(await audit(applicant.uid)).toEqual(['volunteer.apply', 'volunteer.approve']);
    // Applying again neither withdraws nor grants anything.
    expect(accepted(await call('applyAsVolunteer', { bio: 'I listen.' }, applicant.token))).toEqual({ approved: true });
  });

  it('ends at once when it is withdrawn: next call, held conversations, the whole desk', async () => {
    const [person, other, one] = [await waiting(), await waiting(), await listener(admin)];
    const { claimId } = accepted(await claim(one, person.uid));
    accepted(await call('sendMessage', { messageId: 'heard', text: 'are you there?' }, person.token));
    const before = (await summary(other.uid)).deskEpoch;
    expect(accepted(await call('revokeVolunteer', { uid: one.uid }, admin.token))).toEqual({ uid: one.uid, approved: false });

    const stored = await summary(person.uid);
    expect(stored).toMatchObject({ status: 'waiting', volunteerId: null, notice: 'listener-left' });
    expect(stored.claimId).not.toBe(claimId);
    expect((await summary(other.uid)).deskEpoch).toBe(stored.deskEpoch);
    expect(stored.deskEpoch).not.toBe(before);
    expect((await database().doc('desk/current').get()).get('epoch')).toBe(stored.deskEpoch);

    // With the old token and with a new one.
    for (const token of [one.token, (await signIn(one.email)).token]) {
      const refusals = [
        await call('sendMessage', { messageId: 'late', text: 'still me', conversationId: person.uid }, token),
        await call('claimConversation', { conversationId: other.uid }, token),
        await call('readHistory', { conversationId: person.uid }, token),
        await call('markConversationRead', { conversationId: person.uid }, token),
      ];
      for (const refusal of refusals) expect(['NOT_PERMITTED', 'NOT_FOUND']).toContain(reasonOf(refusal));
    }
    const { docs } = await database().collection(`conversations/${person.uid}/chatMessages`).get();
    expect(docs.map((doc) => doc.id).toSorted()).toEqual(['first', 'heard']);
    // An open query for the claim finds nothing any more.
    expect(docs.map((doc): unknown => doc.get('claimId'))).not.toContain(claimId);
    // The person goes on writing to the next listener.
    accepted(await call('sendMessage', { messageId: 'next', text: 'hello?' }, person.token));
    const next = await listener(admin);
    accepted(await claim(next, person.uid));
    expect(accepted(await call('readHistory', { conversationId: person.uid }, next.token)).messages).toHaveLength(3);
  });

  it('counts from the next call, whatever was refused before', async () => {
    const [person, applicant] = [await waiting(), await account()];
    accepted(await call('applyAsVolunteer', {}, applicant.token));
    const reply = (token: string) => call('sendMessage', { messageId: 'reply', text: 'I am here', conversationId: person.uid }, token);
    expect(reasonOf(await reply(applicant.token))).toBe('NOT_FOUND');
    accepted(await call('approveVolunteer', { uid: applicant.uid }, admin.token));
    const { token } = await signIn(applicant.email);
    accepted(await call('claimConversation', { conversationId: person.uid }, token));
    expect(accepted(await reply(token))).toEqual({ messageId: 'reply', remaining: null, locked: false });
  });

  it('ends at once for an account that was disabled', async () => {
    const [person, one] = [await waiting(), await listener(admin)];
    await adminAuth().updateUser(one.uid, { disabled: true });
    expect(reasonOf(await claim(one, person.uid))).toBe('UNAUTHENTICATED');
  });
});

describe('a listener who takes people and does not answer', () => {
  it('must pause after as many as they have places, and an admin finds a case about it, once', async () => {
    const [one, other] = [await listener(admin), await listener(admin)];
    const people: Person[] = [];
    for (let nth = 0; nth < 5; nth += 1) people.push(await waiting());
    const [first, second, third, fourth, fifth] = people;
    if (!first || !second || !third || !fourth || !fifth) throw new Error('Nobody waits.');
    for (const person of [first, second, third]) {
      accepted(await claim(one, person.uid));
      accepted(await call('releaseConversation', { conversationId: person.uid }, one.token));
    }
    for (let tries = 0; tries < 2; tries += 1) {
      expect(reasonOf(await claim(one, fourth.uid))).toBe('RATE_LIMITED');
    }
    const cases = await database().collection('reports').where('reportedId', '==', one.uid).get();
    expect(cases.docs.map((doc) => report.parse(doc.data()))).toMatchObject([{ by: 'server', category: 'unanswered', status: 'open', conversationId: '' }]);
    // Others are not in the way of each other.
    accepted(await claim(other, fourth.uid));
    accepted(await call('decideCase', { reportId: cases.docs[0]?.id ?? '', decision: 'warned', reason: 'Talked to them.' }, admin.token));
    expect((await database().collection('users/server/outbox').get()).size).toBe(0);
  });

  it('pauses for no claim that they answered, or whose person left by themselves', async () => {
    const one = await listener(admin);
    for (let nth = 0; nth < 3; nth += 1) {
      const [answered, left] = [await waiting(), await waiting()];
      accepted(await claim(one, answered.uid));
      accepted(await call('sendMessage', { messageId: 'reply', text: 'I am here', conversationId: answered.uid }, one.token));
      accepted(await call('sendMessage', { messageId: 'more', text: 'Tell me', conversationId: answered.uid }, one.token));
      accepted(await call('releaseConversation', { conversationId: answered.uid }, one.token));
      accepted(await claim(one, left.uid));
      accepted(await call('endConversation', { conversationId: left.uid }, left.token));
    }
    expect((await database().doc(`volunteers/${one.uid}`).get()).get('unanswered')).toEqual({});
  });
});

