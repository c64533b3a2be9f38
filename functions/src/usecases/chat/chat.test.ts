import { FREE_MESSAGES } from '@thodu/domain/chat/limits';
import { BREAK, STRETCH_MAX } from '@thodu/domain/matching/availability';
import type { Actor } from '@thodu/domain/permissions';
import { MINUTE, SECOND } from '@thodu/domain/time';
import { volunteer, type Volunteer } from '@thodu/domain/volunteers/model';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPlan } from '../../../../tests/support/domain';
import { MemoryConversations, MemoryWorld } from '../../../../tests/support/memoryConversations';
import { claimConversation, lookAhead as claimAhead } from './claimConversation';
import { endConversation, releaseConversation } from './leaving';
import { markConversationRead } from './markConversationRead';
import { readHistory } from './readHistory';
import { lookAhead, sendMessage } from './sendMessage';

const person: Actor = { uid: 'customer', guest: true, email: null, listener: false, claimsListener: false, admin: false };
const asListener = (uid: string): Actor => ({ ...person, uid, guest: false, listener: true, claimsListener: true });
const [first, second] = [asListener('first'), asListener('second')];
const record: Volunteer = volunteer.parse({ email: 'l@people.example', approved: true, availability: 'online' });

let world: MemoryWorld;
let store: MemoryConversations;
const ports = () => ({ world, conversations: store, listeners: store.register, messagesPerMinute: 60 });
const say = (messageId: string, text = 'hello', actor = person) =>
  sendMessage(ports(), actor, { messageId, text, ...(actor !== person && { conversationId: person.uid }) });
const claim = (actor: Actor, takeOver = false) => claimConversation(ports(), actor, { conversationId: person.uid, takeOver });
const summary = () => store.summaries.at(person.uid).see()?.value;

beforeEach(() => {
  world = new MemoryWorld();
  store = new MemoryConversations(world);
  for (const { uid } of [first, second]) store.listeners.at(uid).write(record);
});

describe('sendMessage', () => {
  it('lets 40 at once in one after another: 19 accepted, 19 stored', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => say(`m${n}`)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(FREE_MESSAGES);
    expect(answers.filter((answer) => !answer.ok && answer.failure.reason === 'CHAT_LIMIT')).toHaveLength(21);
    expect(store.thread(person.uid).size).toBe(FREE_MESSAGES);
    expect(summary()).toMatchObject({ ownMessageCount: FREE_MESSAGES, locked: true });
  });

  it('carries the claim that holds when it is stored, not the one it was decided on', async () => {
    await say('one');
    await say('two');
    const waiting = store.summaries.at(person.uid).see()?.value;
    store.meanwhile = () => {
      if (waiting) store.summaries.at(person.uid).write({ ...waiting, status: 'active', volunteerId: first.uid, claimId: 'new claim' });
    };
    expect(await say('three')).toMatchObject({ ok: true });
    expect(store.thread(person.uid).get('three')).toMatchObject({ claimId: 'new claim', volunteerId: first.uid });
    expect(world.pauses).toBeGreaterThan(0);
  });

  it('never refuses from memory', async () => {
    for (let n = 1; n <= FREE_MESSAGES; n += 1) await say(`m${n}`);
    expect(await say('m20')).toMatchObject({ ok: false });
    const locked = summary();
    if (locked) store.summaries.at(person.uid).write({ ...locked, risk: 'crisis' });
    expect(await say('m20')).toEqual({ ok: true, value: { messageId: 'm20', remaining: null, locked: false } });
  });

  it('uses what was read while the caller was established', async () => {
    await say('one');
    const fresh = new MemoryConversations(world);
    fresh.summaries = store.summaries;
    const ahead = lookAhead({ ...ports(), conversations: fresh }, person.uid, { messageId: 'two', text: 'hello' });
    expect(ahead).not.toBeNull();
    expect(await sendMessage({ ...ports(), conversations: fresh }, person, { messageId: 'two', text: 'hello' }, ahead)).toMatchObject({ ok: true, value: { remaining: 17 } });
  });

  it('gives up as BUSY when the document never rests, and stores nothing', async () => {
    await say('one');
    const restless = () => {
      const now = summary();
      if (now) store.summaries.at(person.uid).write({ ...now });
      world.time += 100;
      store.meanwhile = restless;
    };
    store.meanwhile = restless;
    expect(await say('two')).toMatchObject({ ok: false, failure: { reason: 'BUSY' } });
    expect(store.thread(person.uid).has('two')).toBe(false);
  });
});

describe('the minutes of a plan', () => {
  const plan = aPlan({ userId: person.uid, planId: 'daily-care', validUntil: Infinity });
  const day = `${person.uid}_2026-01-16`;
  const answer = (id: string) => say(id, 'I am here.', first);

  beforeEach(async () => {
    store.plans.set(person.uid, plan);
    await say('one');
    await claim(first);
    await answer('two');
  });

  it('count once, whatever is repeated, and to the end', async () => {
    world.time += MINUTE;
    const spent = await Promise.all([answer('three'), answer('three'), answer('three')]);
    expect(spent.every(({ ok }) => ok)).toBe(true);
    const counted = store.usage.get(day)?.chat ?? 0;
    expect(counted).toBeGreaterThanOrEqual(MINUTE);
    expect(counted).toBeLessThan(MINUTE + SECOND);
    world.time += MINUTE;
    await endConversation(ports(), person, { conversationId: person.uid });
    expect(store.usage.get(day)?.chat ?? 0).toBeGreaterThanOrEqual(counted + MINUTE);
    expect(summary()?.meter).toBeNull();
  });

  it('leave out the time in which the listener was not connected', async () => {
    const back = world.time + 4 * MINUTE;
    world.time += 5 * MINUTE;
    store.listener = { since: back, until: Infinity };
    await answer('three');
    expect(store.usage.get(day)?.chat ?? 0).toBeLessThanOrEqual(MINUTE + SECOND);
    expect(store.usage.get(day)?.chat ?? 0).toBeGreaterThanOrEqual(MINUTE);
  });

  it('refuse with the seconds to midnight once they are used, and not while the listener was away', async () => {
    store.usage.set(day, { chat: 90 * MINUTE, call: 0 });
    expect(await say('three')).toMatchObject({ ok: false, failure: { reason: 'QUOTA_USED' } });
    store.usage.set(day, { chat: 89 * MINUTE, call: 0 });
    world.time += MINUTE;
    expect(await say('three')).toMatchObject({ ok: false, failure: { reason: 'QUOTA_USED' } });
    store.listener = { since: -Infinity, until: world.time - 2 * MINUTE };
    expect(await say('three')).toMatchObject({ ok: true });
  });
});

describe('claims', () => {
  it('go to one of many; the load and the trace follow', async () => {
    await say('one');
    const answers = await Promise.all([claim(first), claim(second)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.failure.reason === 'TAKEN')).toHaveLength(1);
    expect(store.audit.map((line) => line.action)).toEqual(['conversation.claim']);
  });

  it('read that somebody was taken at once when another came first: without a pause', async () => {
    await say('one');
    const waiting = store.summaries.at(person.uid).see()?.value;
    store.meanwhile = () => {
      if (waiting) store.summaries.at(person.uid).write({ ...waiting, status: 'active', volunteerId: first.uid, claimId: 'first came' });
    };
    expect(await claim(second)).toMatchObject({ ok: false, failure: { reason: 'TAKEN' } });
    expect(world.pauses).toBe(0);
  });

  it('use what was read while the caller was established, and look again when it no longer holds', async () => {
    await say('one');
    const ahead = claimAhead(ports(), first.uid, { conversationId: person.uid });
    await ahead;
    await say('two');
    expect(await claimConversation(ports(), first, { conversationId: person.uid }, ahead)).toMatchObject({ ok: true });
    expect(summary()).toMatchObject({ volunteerId: first.uid, ownMessageCount: 2 });
  });

  it('fail when the approval ends in between', async () => {
    await say('one');
    store.meanwhile = () => store.listeners.at(first.uid).write({ ...record, approved: false });
    expect(await claim(first)).toMatchObject({ ok: false, failure: { reason: 'NOT_PERMITTED' } });
    expect(summary()).toMatchObject({ status: 'waiting', volunteerId: null });
  });

  it('are refused while the break after a long stretch runs; what is held stays', async () => {
    await say('one');
    const stretch = { seenAt: world.now() - MINUTE, stretchSince: world.now() - STRETCH_MAX };
    store.listeners.at(first.uid).write({ ...record, ...stretch });
    for (const takeOver of [false, true]) expect(await claim(first, takeOver)).toMatchObject({ ok: false, failure: { reason: 'NOT_PERMITTED' } });
    expect(summary()).toMatchObject({ status: 'waiting', volunteerId: null });
    world.time += BREAK;
    expect(await claim(first)).toMatchObject({ ok: true });
    store.listeners.at(first.uid).write({ ...record, load: 1, seenAt: world.now(), stretchSince: world.now() - STRETCH_MAX });
    expect(await claim(first)).toMatchObject({ ok: true });
  });

  it('pass on a take-over, with one load down and one up', async () => {
    await say('one');
    await claim(first);
    expect(await claim(second, true)).toMatchObject({ ok: false, failure: { reason: 'TAKEN' } });
    world.time += 300_000;
    expect(await claim(second, true)).toMatchObject({ ok: true });
    expect(store.listeners.at(first.uid).see()?.value.load).toBe(0);
    expect(store.listeners.at(second.uid).see()?.value.load).toBe(1);
  });
});

describe('leaving', () => {
  it('releases only what one holds', async () => {
    await say('one');
    await claim(first);
    expect(await releaseConversation(ports(), second, { conversationId: person.uid })).toMatchObject({ ok: false, failure: { reason: 'NOT_CLAIMED' } });
    expect(await releaseConversation(ports(), person, { conversationId: person.uid })).toMatchObject({ ok: false, failure: { reason: 'NOT_CLAIMED' } });
    expect(await releaseConversation(ports(), first, { conversationId: person.uid })).toEqual({ ok: true, value: {} });
    expect(summary()).toMatchObject({ status: 'waiting', notice: 'listener-left', volunteerId: null });
  });

  it('ends once, whoever asks again', async () => {
    await say('one');
    await claim(first);
    expect(await endConversation(ports(), first, { conversationId: person.uid })).toEqual({ ok: true, value: {} });
    expect(await endConversation(ports(), person, { conversationId: person.uid })).toEqual({ ok: true, value: {} });
    expect(store.audit.map((line) => line.action)).toEqual(['conversation.claim', 'conversation.end']);
    expect(store.listeners.at(first.uid).see()?.value.load).toBe(0);
  });
});

describe('reading', () => {
  it('is for the two of the conversation', async () => {
    await say('one');
    const conversationId = person.uid;
    expect(await readHistory(ports(), first, { conversationId })).toMatchObject({ ok: false, failure: { reason: 'NOT_CLAIMED' } });
    expect(await markConversationRead(ports(), first, { conversationId })).toMatchObject({ ok: false, failure: { reason: 'NOT_CLAIMED' } });
    await claim(first);
    expect(await readHistory(ports(), first, { conversationId })).toMatchObject({ ok: true, value: { more: false, messages: [{ messageId: 'one' }] } });
    expect(await readHistory(ports(), first, { conversationId, before: 'unknown' })).toMatchObject({ ok: false, failure: { reason: 'NOT_FOUND' } });
    await markConversationRead(ports(), first, { conversationId });
    expect(summary()).toMatchObject({ unreadByVolunteer: 0, volunteerReadAt: world.time });
  });

  it('tells a listener, and nobody else, what a colleague wrote before them', async () => {
    const conversationId = person.uid;
    const colleagues = async (actor: Actor) => {
      const answer = await readHistory(ports(), actor, { conversationId });
      return answer.ok ? answer.value.messages.map(({ byColleague }) => byColleague) : null;
    };
    await say('one');
    await claim(first);
    await say('two', 'I am here.', first);
    expect(await colleagues(first)).toEqual([undefined, undefined]);
    await releaseConversation(ports(), first, { conversationId, to: second.uid });
    await claim(second);
    await say('three', 'I am here now.', second);
    expect(await colleagues(second)).toEqual([undefined, true, undefined]);
    expect(await colleagues(person)).toEqual([undefined, undefined, undefined]);
  });

  it('keeps an earlier talk between the person and the listener whom they had then', async () => {
    const conversationId = person.uid;
    const heard = async (actor: Actor, before?: string) => {
      const answer = await readHistory(ports(), actor, { conversationId, limit: 2, ...(before !== undefined && { before }) });
      return answer.ok ? { ids: answer.value.messages.map(({ messageId }) => messageId), more: answer.value.more } : null;
    };
    const end = async (actor: Actor) => endConversation(ports(), actor, { conversationId });
    for (const [actor, own, theirs] of [[first, 'a1', 'a2'], [second, 'b1', 'b2'], [first, 'c1', 'c2']] as const) {
      world.time += 1_000;
      await say(`${own}-waiting`);
      await claim(actor);
      await say(own);
      await say(theirs, 'I am here.', actor);
      if (own !== 'c1') {
        world.time += 1_000;
        await end(actor);
      }
    }
    expect(await heard(first)).toEqual({ ids: ['c1', 'c2'], more: true });
    expect(await heard(first, 'c1')).toEqual({ ids: ['a2', 'c1-waiting'], more: true });
    expect(await heard(first, 'a2')).toEqual({ ids: ['a1'], more: false });
    expect(await heard(person, 'c1')).toEqual({ ids: ['b2', 'c1-waiting'], more: true });
  });

  it('keeps a talk whose listener left between the two, also when the person then gives up waiting', async () => {
    const conversationId = person.uid;
    await say('one');
    await claim(first);
    await say('two');
    world.time += 1_000;
    await releaseConversation(ports(), first, { conversationId });
    world.time += 1_000;
    await say('three');
    await endConversation(ports(), person, { conversationId });
    world.time += 1_000;
    await say('four');
    await claim(second);
    expect(await readHistory(ports(), second, { conversationId })).toMatchObject({ ok: true, value: { more: false, messages: [{ messageId: 'three' }, { messageId: 'four' }] } });
  });

  it('shows the next listener what was written in a wait that nobody ended but the person', async () => {
    const conversationId = person.uid;
    await say('one');
    world.time += 1_000;
    await endConversation(ports(), person, { conversationId });
    world.time += 1_000;
    await say('two');
    await claim(first);
    expect(await readHistory(ports(), first, { conversationId })).toMatchObject({ ok: true, value: { messages: [{ messageId: 'one' }, { messageId: 'two' }] } });
  });
});
