import type { Who } from '../support/attackWorld';

/**
 * A request to the database by its REST surface, which the rules refuse unless it names another status. `<name>` stands
 * for what `AttackWorld` calls so.
 */
interface DocumentAttack {
  readonly name: string;
  readonly who: Who;
  readonly method: 'GET' | 'PATCH' | 'DELETE' | 'POST';
  /** Below the documents of the database; with a query where the surface wants one. */
  readonly path: string;
  readonly body?: unknown;
  /** Unless it is 403. */
  readonly status?: number;
}

const text = (stringValue: string) => ({ stringValue });
const whole = (integerValue: number) => ({ integerValue: String(integerValue) });
const flag = (booleanValue: boolean) => ({ booleanValue });
const now = { timestampValue: '2030-01-01T00:00:00Z' };

const get = (name: string, who: Who, path: string): DocumentAttack => ({ name, who, method: 'GET', path });
const remove = (name: string, who: Who, path: string): DocumentAttack => ({ name, who, method: 'DELETE', path });
/** Replaces what `fields` names, and makes the document where there is none. */
const set = (name: string, who: Who, path: string, fields: Readonly<Record<string, unknown>>): DocumentAttack => ({
  name,
  who,
  method: 'PATCH',
  path: `${path}?${Object.keys(fields)
    .map((field) => `updateMask.fieldPaths=${field}`)
    .join('&')}`,
  body: { fields },
});
const list = (name: string, who: Who, collectionId: string, allDescendants = false): DocumentAttack => ({
  name,
  who,
  method: 'POST',
  path: ':runQuery',
  body: { structuredQuery: { from: [{ collectionId, allDescendants }], limit: 5 } },
});

const conversation = 'conversations/<victim>';
const message = `${conversation}/chatMessages/first`;
const presence = { typing: flag(true), active: flag(true) };

/** Collections that no client lists as a whole, whoever it is of these; nor any collection group. */
const closed = [
  'users',
  'conversations',
  'conversationInternals',
  'calls',
  'orders',
  'purchases',
  'premiumUsers',
  'volunteers',
  'admins',
  'appointmentRequests',
  'appointmentClaims',
  'auditLog',
  'reports',
  'feedback',
  'supportRequests',
  'helpRequests',
  'partings',
  'limitCounts',
  'limitSalts',
  'usage',
  'deletions',
  'riskLabels',
  'paymentEvents',
  'statistics',
  'anything',
];
const below = [
  'chatMessages',
  'notes',
  'presence',
  'private',
  'notifications',
  'activity',
  'outbox',
  'devices',
  'signals',
];
const onlyServer = [
  'conversationInternals/<victim>',
  'partings/x',
  'purchases/x',
  'callPlaces/<victim>',
  'openAppointments/<victim>',
  'limitSalts/2030-01-01',
  'limitCounts/x',
  'deletions/<victim>',
  'appointmentSlots/x',
  'users/<victim>/outbox/x',
  'users/<victim>/devices/x',
  `${conversation}/notes/x`,
  'formerPlans/x',
  'riskLabels/x',
  'desk/other',
];

/** What only the server writes; whoever it is about tries, and an admin. */
const serverWrites: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
  ['lowers the count of messages', conversation, { ownMessageCount: whole(0) }],
  ['unlocks', conversation, { locked: flag(false) }],
  ['makes it a crisis', conversation, { risk: text('crisis') }],
  ['goes ahead', conversation, { priority: whole(1), waitingSince: now }],
  ['takes a listener', conversation, { volunteerId: text('<listener>') }],
  ['edits a sent message', message, { text: text('Never said') }],
  [
    'sends a message past the server',
    `${conversation}/chatMessages/new`,
    { text: text('a'), sender: text('<victim>'), timestamp: now },
  ],
  [
    'takes a plan',
    'premiumUsers/<victim>',
    { planId: text('unlimited-support'), status: text('active'), validUntil: now },
  ],
  ['uses no minutes', 'usage/<victim>_2030-01-01', { chat: whole(0) }],
  ['gets the free call back', 'freeCalls/<victim>', { callId: text('none') }],
  ['pays an order', 'orders/<paidOrder>', { status: text('paid'), amount: whole(1) }],
  ['approves', 'volunteers/<victim>', { approved: flag(true) }],
  ['becomes an admin', 'admins/<victim>', { at: now }],
  ['changes the profile past the server', 'users/<victim>', { displayName: text('x'), role: text('admin') }],
  ['confirms the appointment', 'appointmentRequests/<appointment>', { status: text('confirmed') }],
  ['answers the question', 'supportRequests/<question>', { reply: text('Yes') }],
  ['decides the case', 'reports/<report>', { status: text('decided') }],
  ['leaves a line in the audit log', 'auditLog/x', { actor: text('<admin>'), action: text('none') }],
  ['lengthens the call', 'calls/<call>', { maxSeconds: whole(86_400) }],
  ['writes a collection that is not there', 'anything/x', { a: text('b') }],
];

/** What the rules allow: with these tokens, so that a refusal is one of the rules and not of the token. */
const allowed: readonly DocumentAttack[] = [
  get('reads their own conversation', 'victim', conversation),
  get('reads their own message', 'victim', message),
  get('reads the message of whom they hold', 'holder', `${conversation}/chatMessages/reply`),
  get('reads the desk', 'listener', 'desk/current'),
  get('reads their own order', 'payer', 'orders/<paidOrder>'),
  get('reads an order', 'admin', 'orders/<paidOrder>'),
  list('lists the cases', 'admin', 'reports'),
];

export const documentAttacks: readonly DocumentAttack[] = [
  ...allowed.map((attack) => ({ ...attack, status: 200 })),
  ...(['nobody', 'guest', 'account', 'listener', 'revokedListener', 'withdrawnAdmin'] as const).flatMap((who) => [
    get('reads a conversation by its message', who, message),
    get('reads a profile', who, 'users/<victim>'),
    get('reads an order', who, 'orders/<paidOrder>'),
    get('reads an appointment', who, 'appointmentRequests/<appointment>'),
    get('reads a question', who, 'supportRequests/<question>'),
    get('reads a case', who, 'reports/<report>'),
    get('reads a call', who, 'calls/<call>'),
    get('probes for a document that is missing', who, 'users/nobody'),
    get('probes for an order that is missing', who, 'orders/order_00000000000000'),
    list('lists all messages of everybody', who, 'chatMessages', true),
  ]),
  ...(['nobody', 'guest', 'revokedListener'] as const).flatMap((who) => [
    get('reads a conversation', who, conversation),
    get('reads the desk', who, 'desk/current'),
  ]),
  ...closed.flatMap((collection) => [
    list(`lists ${collection}`, 'victim', collection),
    list(`lists ${collection} as a group`, 'holder', collection, true),
  ]),
  ...below.map((collection) => list(`lists ${collection} as a group`, 'admin', collection, true)),
  ...onlyServer.flatMap((path) => [
    get(`reads ${path}`, 'victim', path),
    get(`reads ${path}`, 'admin', path),
    set(`writes ${path}`, 'holder', path, { a: text('b') }),
  ]),
  ...serverWrites.flatMap(([name, path, fields]) =>
    (['nobody', 'victim', 'holder', 'admin'] as const).map((who) => set(name, who, path, fields)),
  ),
  ...(['victim', 'holder', 'admin'] as const).flatMap((who) => [
    remove('deletes a sent message', who, message),
    remove('deletes a conversation', who, conversation),
    remove('deletes a profile', who, 'users/<victim>'),
  ]),
  remove('deletes a line of the audit log', 'admin', 'auditLog/x'),

  set('hints as another', 'guest', `${conversation}/presence/<victim>`, presence),
  set('hints with a time of their own', 'victim', `${conversation}/presence/<victim>`, { ...presence, at: now }),
  set('hints with wrong types', 'victim', `${conversation}/presence/<victim>`, {
    typing: text('yes'),
    active: flag(true),
  }),
  set('hints with more than there is', 'victim', `${conversation}/presence/<victim>`, {
    ...presence,
    volunteerId: text('x'),
  }),
  set('sets preferences of a wrong type', 'victim', 'users/<victim>/private/preferences', { email: text('yes') }),
  set('sets a preference that is none', 'victim', 'users/<victim>/private/preferences', { role: text('admin') }),
  set('sets the preferences of another', 'guest', 'users/<victim>/private/preferences', { email: flag(false) }),
  set('writes into a notification', 'victim', 'users/<victim>/notifications/one', { message: text('You won') }),
  set('makes a notification', 'victim', 'users/<victim>/notifications/new', { unread: flag(true) }),
  remove('deletes the notification of another', 'guest', 'users/<victim>/notifications/one'),
  set('signals in the call of another', 'guest', 'calls/<call>/signals/<stranger>_1', {
    from: text('<stranger>'),
    kind: text('hello'),
    payload: text('x'),
    at: now,
  }),
  set('signals too much', 'victim', 'calls/<call>/signals/<victim>_1', {
    from: text('<victim>'),
    kind: text('candidate'),
    payload: text('x'.repeat(20_000)),
    at: now,
  }),
  set('signals as the other side', 'victim', 'calls/<call>/signals/<holder>_1', {
    from: text('<holder>'),
    kind: text('hello'),
    payload: text('x'),
    at: now,
  }),
];

interface LetterAttack {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly body: string;
  /** `right`: as the gateway signs; the others as somebody who has not its secret. */
  readonly signed: 'right' | 'wrong secret' | 'another body' | 'upper case' | 'empty' | 'undefined' | 'not';
  readonly status: number;
}

const captured =
  '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"<cheapPayment>","order_id":"<dearOrder>",' +
  '"amount":299900,"currency":"INR","status":"captured","captured":true,"amount_refunded":0}}}}';
const letter = (
  name: string,
  signed: LetterAttack['signed'],
  status: number,
  body = captured,
  method: LetterAttack['method'] = 'POST',
): LetterAttack => ({ name, method, body, signed, status });

/** What is sent to the webhook of the payment gateway. */
export const letterAttacks: readonly LetterAttack[] = [
  letter('is not signed', 'not', 400),
  letter('has an empty signature', 'empty', 400),
  letter('has the signature undefined', 'undefined', 400),
  letter('is signed with another secret', 'wrong secret', 400),
  letter('is signed in upper case', 'upper case', 400),
  letter('has the signature of the same content, written otherwise', 'another body', 400),
  letter('is no JSON', 'right', 400, '{"event":'),
  letter('is null', 'right', 400, 'null'),
  letter('names no event', 'right', 400, '{"payload":{}}'),
  letter('is of a wrong form', 'right', 400, '{"event":"payment.captured","payload":{"payment":{"entity":{"id":7}}}}'),
  letter('tells of an event that nobody knows', 'right', 200, '{"event":"rocket.launched","payload":{}}'),
  letter('is only asked for', 'not', 405, '', 'GET'),
  letter('is put', 'right', 405, captured, 'PUT'),
];
