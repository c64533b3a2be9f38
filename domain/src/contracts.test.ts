import { describe, expect, it, test } from 'vitest';
import { contracts, sharedReasons, type CallableName, type RawInput } from './contracts';
import { refusals } from './errors';
import { permissions } from './permissions';

type Inputs = { readonly [N in CallableName]: RawInput<N> };

/** Every field that each callable knows, with a sound value. */
const GOOD: Inputs = {
  sendMessage: { messageId: 'message-1', text: 'Hello', conversationId: 'asha', locale: 'te' },
  claimConversation: { conversationId: 'asha', takeOver: true, reason: 'She knows me.' },
  readHistory: { conversationId: 'asha', before: 'message-1', limit: 30 },
  markConversationRead: { conversationId: 'asha' },
  releaseConversation: { conversationId: 'asha', note: 'Sleeps badly.', to: 'ravi' },
  endConversation: { conversationId: 'asha', wrapUp: { outcome: 'listened', note: 'Calm now.' } },
  setRisk: { conversationId: 'asha', level: 'crisis' },
  requestAppointment: { requestId: 'r1', name: 'Asha', email: 'asha@example.com', issue: 'I sleep badly.', locale: 'te' },
  startCall: { callId: 'c1', locale: 'te' },
  endCall: { callId: 'c1' },
  checkCall: { callId: 'c1' },
  joinCall: { callId: 'c1' },
  answerCall: { callId: 'c1' },
  declineCall: { callId: 'c1' },
  takeCalls: { on: true },
  saveTherapist: { therapistId: 't1', name: 'Meera Iyer', registrationNumber: 'RCI A12345', languages: ['en', 'te'], workingDays: [1, 2, 5], active: true },
  assignAppointment: { appointmentId: 'a1', therapistId: 't1', date: '2026-01-16' },
  closeAppointment: { appointmentId: 'a1', outcome: 'done' },
  requestHelp: { requestId: 'h1', note: 'I can’t sleep.', locale: 'te' },
  readQueue: {},
  listEnded: {},
  readDesk: {},
  agreeToConduct: {},
  addNote: { noteId: 'n1', conversationId: 'asha', text: 'Sleeps badly.' },
  readNotes: { conversationId: 'asha' },
  listColleagues: {},
  reportConversation: { reportId: 'r1', conversationId: 'asha', category: 'harassment', note: 'Again.', block: true },
  decideCase: { reportId: 'r1', decision: 'warned', reason: 'First time.' },
  setAvailability: { availability: 'online', languages: ['te', 'en'] },
  passOffer: { conversationId: 'asha' },
  updateProfile: { displayName: 'Asha', locale: 'hi' },
  applyAsVolunteer: { name: 'Meera', phone: '+91 98480 22338', bio: 'I listen.', experience: 'Five years' },
  approveVolunteer: { email: 'meera@example.com' },
  revokeVolunteer: { uid: 'meera' },
  createOrder: { purchaseKey: 'p1', planId: 'pay-as-you-go', item: 'chat' },
  verifyPayment: { orderId: 'order_LbwWq7q4eJx1Aa', paymentId: 'pay_LbwWq7q4eJx1Aa', signature: 'a'.repeat(64) },
  createSubscription: { purchaseKey: 'p1', planId: 'daily-care' },
  verifySubscription: { subscriptionId: 'sub_LbwWq7q4eJx1Aa', paymentId: 'pay_LbwWq7q4eJx1Aa', signature: 'a'.repeat(64) },
  cancelPlan: {},
  refundPayment: { orderId: 'order_LbwWq7q4eJx1Aa', reason: 'Paid by mistake.' },
  submitFeedback: { feedbackId: 'f1', text: 'It helped.', locale: 'te' },
  contactSupport: { requestId: 's1', message: 'I paid twice.', locale: 'hi' },
  replySupport: { requestId: 's1', reply: 'We sent it back.' },
  exportMyData: {},
  deleteMyAccount: {},
  withdrawConsent: {},
};

/** What may be left out; everything else may not. */
const OPTIONAL: { readonly [N in CallableName]: readonly string[] } = {
  sendMessage: ['conversationId', 'locale'],
  claimConversation: ['takeOver', 'reason'],
  readHistory: ['before', 'limit'],
  markConversationRead: [],
  releaseConversation: ['note', 'to'],
  endConversation: ['wrapUp'],
  setRisk: [],
  requestAppointment: ['locale'],
  startCall: ['locale'],
  endCall: [],
  checkCall: [],
  joinCall: [],
  answerCall: [],
  declineCall: [],
  takeCalls: [],
  saveTherapist: [],
  assignAppointment: [],
  closeAppointment: [],
  requestHelp: ['note', 'locale'],
  readQueue: [],
  listEnded: [],
  readDesk: [],
  agreeToConduct: [],
  addNote: [],
  readNotes: [],
  listColleagues: [],
  reportConversation: ['note', 'block'],
  decideCase: [],
  setAvailability: ['languages'],
  passOffer: [],
  updateProfile: ['displayName', 'locale'],
  applyAsVolunteer: ['name', 'phone', 'bio', 'experience'],
  approveVolunteer: [],
  revokeVolunteer: [],
  createOrder: ['item'],
  verifyPayment: [],
  createSubscription: [],
  verifySubscription: [],
  cancelPlan: [],
  refundPayment: [],
  submitFeedback: ['locale'],
  contactSupport: ['locale'],
  replySupport: [],
  exportMyData: [],
  deleteMyAccount: [],
  withdrawConsent: [],
};

interface Facts {
  readonly action: string;
  readonly reasons: readonly string[];
}

const VERIFYING = ['GATEWAY_UNAVAILABLE', 'NOT_FOUND', 'PAYMENT_FAILED', 'PAYMENT_MISMATCH', 'PAYMENT_REFUNDED', 'SIGNATURE_MISMATCH'];

/** The permission, the care and the refusals of each callable; a changed contract must be changed here too. */
const FACTS: { readonly [N in CallableName]: Facts } = {
  sendMessage: { action: 'conversation.write', reasons: ['CHAT_LIMIT', 'CONTACT_DETAILS', 'ID_REUSED', 'NOT_CLAIMED', 'NOT_FOUND', 'QUOTA_USED', 'RATE_LIMITED'] },
  claimConversation: { action: 'conversation.claim', reasons: ['AT_CAPACITY', 'NOT_CLAIMED', 'NOT_FOUND', 'TAKEN'] },
  readHistory: { action: 'conversation.read', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  markConversationRead: { action: 'conversation.read', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  releaseConversation: { action: 'conversation.release', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  endConversation: { action: 'conversation.end', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  setRisk: { action: 'conversation.flag', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  requestAppointment: { action: 'appointment.request', reasons: ['APPOINTMENT_USED', 'ID_REUSED'] },
  startCall: { action: 'call.take-part', reasons: ['CALL_USED', 'ID_REUSED', 'QUOTA_USED', 'RATE_LIMITED'] },
  endCall: { action: 'call.take-part', reasons: ['NOT_FOUND'] },
  checkCall: { action: 'call.take-part', reasons: ['NOT_FOUND'] },
  joinCall: { action: 'call.take-part', reasons: ['NOT_FOUND'] },
  answerCall: { action: 'call.answer', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  declineCall: { action: 'call.answer', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  takeCalls: { action: 'call.answer', reasons: [] },
  saveTherapist: { action: 'appointment.manage', reasons: [] },
  assignAppointment: { action: 'appointment.manage', reasons: ['NOT_FOUND', 'TAKEN'] },
  closeAppointment: { action: 'appointment.manage', reasons: ['NOT_FOUND'] },
  requestHelp: { action: 'help.request', reasons: ['ID_REUSED', 'RATE_LIMITED'] },
  reportConversation: { action: 'conversation.report', reasons: ['ID_REUSED', 'NOT_CLAIMED', 'NOT_FOUND'] },
  decideCase: { action: 'case.decide', reasons: ['CASE_DECIDED', 'NOT_FOUND'] },
  addNote: { action: 'desk.work', reasons: ['ID_REUSED', 'NOT_CLAIMED', 'NOT_FOUND'] },
  readNotes: { action: 'desk.work', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  listColleagues: { action: 'desk.work', reasons: [] },
  agreeToConduct: { action: 'desk.work', reasons: [] },
  readDesk: { action: 'desk.oversee', reasons: [] },
  listEnded: { action: 'desk.work', reasons: [] },
  readQueue: { action: 'help.request', reasons: [] },
  setAvailability: { action: 'desk.work', reasons: [] },
  passOffer: { action: 'desk.work', reasons: ['NOT_FOUND'] },
  updateProfile: { action: 'account.update', reasons: [] },
  applyAsVolunteer: { action: 'volunteer.apply', reasons: [] },
  approveVolunteer: { action: 'volunteer.approve', reasons: ['NOT_FOUND'] },
  revokeVolunteer: { action: 'volunteer.revoke', reasons: ['NOT_FOUND'] },
  createOrder: { action: 'payment.make', reasons: ['GATEWAY_UNAVAILABLE', 'ID_REUSED', 'RATE_LIMITED', 'UNKNOWN_PLAN'] },
  verifyPayment: { action: 'payment.make', reasons: VERIFYING },
  createSubscription: { action: 'payment.make', reasons: ['GATEWAY_UNAVAILABLE', 'ID_REUSED', 'RATE_LIMITED', 'UNKNOWN_PLAN'] },
  verifySubscription: { action: 'payment.make', reasons: VERIFYING },
  cancelPlan: { action: 'payment.make', reasons: ['GATEWAY_UNAVAILABLE', 'NOT_FOUND'] },
  refundPayment: { action: 'payment.refund', reasons: ['NOT_FOUND'] },
  submitFeedback: { action: 'feedback.submit', reasons: ['ID_REUSED'] },
  contactSupport: { action: 'support.contact', reasons: ['ID_REUSED'] },
  replySupport: { action: 'support.reply', reasons: ['ID_REUSED', 'NOT_FOUND'] },
  exportMyData: { action: 'account.export', reasons: [] },
  deleteMyAccount: { action: 'account.delete', reasons: [] },
  withdrawConsent: { action: 'account.update', reasons: [] },
};

const isName = (name: string): name is CallableName => Object.hasOwn(contracts, name);
const names: readonly CallableName[] = Object.keys(contracts).filter(isName);

const accepts = (name: CallableName, input: unknown): boolean => contracts[name].input.safeParse(input).success;
const taken = (name: CallableName, input: unknown): unknown => contracts[name].input.parse(input);
const fieldsOf = (name: CallableName): readonly string[] => Object.keys(GOOD[name]);
const isOptional = (name: CallableName, field: string): boolean => OPTIONAL[name].includes(field);
const without = (name: CallableName, field: string): unknown =>
  Object.fromEntries(Object.entries(GOOD[name]).filter(([key]) => key !== field));

const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => ({ a: inner }), 'deep');
const nestedArray = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 'deep');
/** The good input as JSON, with one more member written first or last. */
const withMember = (name: CallableName, member: string, last = true): unknown => {
  const members = JSON.stringify(GOOD[name]).slice(1, -1);
  const both = (last ? [members, member] : [member, members]).filter((each) => each !== '');
  return JSON.parse(`{${both.join(',')}}`);
};

it('is tested for every callable', () => {
  expect(Object.keys(GOOD).sort()).toEqual([...names].sort());
});

describe.each(names)('%s', (name) => {
  it('accepts good input unchanged, and again what it gave', () => {
    expect(taken(name, GOOD[name])).toEqual(GOOD[name]);
    expect(taken(name, taken(name, GOOD[name]))).toEqual(GOOD[name]);
  });

  it('accepts the least that it needs', () => {
    const least = Object.fromEntries(Object.entries(GOOD[name]).filter(([field]) => !isOptional(name, field)));
    expect(taken(name, least)).toEqual(least);
  });

  test.each([
    ['nothing', undefined], ['null', null], ['an array', []], ['an array with a good input', [GOOD[name]]],
    ['a number', 7], ['not a number', Number.NaN], ['a string', 'asha'], ['JSON in a string', JSON.stringify(GOOD[name])], ['true', true], ['a function', () => GOOD[name]],
    ['50 objects deep', nested(50)], ['50 arrays deep', nestedArray(50)],
  ])('refuses %s', (_, input) => {
    expect(accepts(name, input)).toBe(false);
  });

  test.each([
    ['an unknown key', '"extra":1'], ['an unknown key without a value', '"extra":null'], ['an empty key', '"":1'],
    ['an unknown key 50 deep', `"extra":${JSON.stringify(nested(50))}`],
    ['a uid of its own choice', '"callerUid":"ravi"'], ['a role', '"admin":true'], ['a count', '"ownMessageCount":0'],
    ['a time of the client', '"timestamp":0'], ['@type', '"@type":"type.googleapis.com/google.protobuf.Int64Value"'],
    ['__proto__', '"__proto__":{"admin":true}'], ['constructor', '"constructor":{"prototype":{"admin":true}}'], ['toString', '"toString":"x"'],
  ])('refuses %s, wherever it stands', (_, member) => {
    expect(accepts(name, withMember(name, member))).toBe(false);
    expect(accepts(name, withMember(name, member, false))).toBe(false);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  test.each(fieldsOf(name))('%s: refuses what is missing or of another type', (field) => {
    expect(accepts(name, without(name, field))).toBe(isOptional(name, field));
    const wrong: readonly unknown[] = [null, {}, [], [GOOD], 0, -1, 1.5, Number.NaN, '', ' ', nested(50), { $ne: null }, { toString: 'x' }];
    if (!['takeOver', 'on', 'active', 'block'].includes(field)) expect(accepts(name, { ...GOOD[name], [field]: true })).toBe(false);
    // A volunteer takes back what they said of themselves.
    const meant = (value: unknown): boolean => name === 'applyAsVolunteer' && value === '';
    const accepted = wrong.filter((value) => !meant(value) && accepts(name, { ...GOOD[name], [field]: value }));
    expect(accepted).toEqual([]);
  });

  it('declares an action of the permission table, its refusals and its care', () => {
    const { action, reasons } = contracts[name];
    expect({ action, reasons: [...reasons].sort() }).toEqual(FACTS[name]);
    expect(Object.keys(permissions)).toContain(action);
    for (const reason of reasons) expect(Object.keys(refusals)).toContain(reason);
    for (const reason of reasons) expect(sharedReasons).not.toContain(reason);
  });
});

test('the refusals that all callables share', () => {
  expect([...sharedReasons].sort()).toEqual(['BUSY', 'INTERNAL', 'INVALID_INPUT', 'NOT_PERMITTED', 'UNAUTHENTICATED']);
});

describe('normalised', () => {
  test.each([
    ['sendMessage', { messageId: 'm', text: '\u200B Hello \n' }, { messageId: 'm', text: 'Hello' }],
    ['sendMessage', { messageId: 'm', text: '<script>alert(1)</script>' }, { messageId: 'm', text: '<script>alert(1)</script>' }],
    ['claimConversation', { conversationId: 'asha', reason: ' why ' }, { conversationId: 'asha', reason: 'why' }],
    ['updateProfile', { displayName: ' ఆశా ' }, { displayName: 'ఆశా' }],
    ['applyAsVolunteer', { phone: ' 040-40000001 ' }, { phone: '040-40000001' }],
    ['approveVolunteer', { email: ' meera@example.com ' }, { email: 'meera@example.com' }],
    ['revokeVolunteer', { email: '\tmeera@example.com' }, { email: 'meera@example.com' }],
  ] as const)('%s %j', (name, written, expected) => {
    expect(taken(name, written)).toEqual(expected);
  });
});

describe('bounds', () => {
  const conversationId = 'asha';
  const messageId = 'm';
  const text = 'x';
  test.each([
    ['sendMessage', { messageId, text: 'x'.repeat(2_000) }, true],
    ['sendMessage', { messageId, text: 'x'.repeat(2_001) }, false],
    ['sendMessage', { messageId, text: '😔'.repeat(2_000) }, true],
    ['sendMessage', { messageId, text: 'x'.repeat(1_000_000) }, false],
    ['sendMessage', { messageId, text: '\u200B\u200D' }, false],
    ['sendMessage', { messageId, text: 'a\u0000' }, false],
    ['sendMessage', { messageId, text: 'a\uD83D' }, false],
    ['sendMessage', { messageId: 'x'.repeat(128), text }, true],
    ['sendMessage', { messageId: 'x'.repeat(129), text }, false],
    ['sendMessage', { messageId: '../asha', text }, false],
    ['sendMessage', { messageId: '__x__', text }, false],
    ['sendMessage', { messageId, text, conversationId: 'a/b' }, false],
    ['sendMessage', { messageId, text, conversationId: '..' }, false],
    ['sendMessage', { messageId, text, locale: 'fr' }, false],
    ['sendMessage', { messageId, text, locale: 'EN' }, false],
    ['claimConversation', { conversationId, reason: 'x'.repeat(300) }, true],
    ['claimConversation', { conversationId, reason: 'x'.repeat(301) }, false],
    ['claimConversation', { conversationId, takeOver: 'true' }, false],
    ['claimConversation', { conversationId, takeOver: 1 }, false],
    ['readHistory', { conversationId, limit: 1 }, true],
    ['readHistory', { conversationId, limit: 31 }, false],
    ['readHistory', { conversationId, limit: '30' }, false],
    ['readHistory', { conversationId, limit: Number.POSITIVE_INFINITY }, false],
    ['readHistory', { conversationId, before: 'a/b' }, false],
    ['markConversationRead', { conversationId: 'asha/chatMessages/m' }, false],
    ['releaseConversation', { conversationId: 'x'.repeat(129) }, false],
    ['endConversation', { conversationId: '__x__' }, false],
    ['setRisk', { conversationId, level: 'none' }, true],
    ['setRisk', { conversationId, level: 'CRISIS' }, false],
    ['setRisk', { conversationId, level: 2 }, false],
    ['updateProfile', { displayName: 'x'.repeat(100) }, true],
    ['updateProfile', { displayName: 'x'.repeat(101) }, false],
    ['submitFeedback', { feedbackId: 'f', text: 'x'.repeat(2_000) }, true],
    ['submitFeedback', { feedbackId: 'f', text: 'x'.repeat(2_001) }, false],
    ['contactSupport', { requestId: 'a/b', message: 'x' }, false],
    ['replySupport', { requestId: 's', reply: '\u200B' }, false],
    ['applyAsVolunteer', { bio: 'x'.repeat(1_001) }, false],
    ['applyAsVolunteer', { approved: true }, false],
    ['approveVolunteer', { uid: 'meera', email: 'meera@example.com' }, false],
    ['approveVolunteer', {}, false],
    ['approveVolunteer', { uid: undefined }, false],
    ['approveVolunteer', { email: 'meera' }, false],
    ['revokeVolunteer', { email: `${'m'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.in` }, true],
    ['revokeVolunteer', { email: `${'m'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.info.in` }, false],
    ['revokeVolunteer', { email: 'meera@example.com\nBcc: ravi@example.com' }, false],
    ['createOrder', { purchaseKey: 'p', planId: 'gold' }, true],
    ['createOrder', { purchaseKey: 'p', planId: 'x'.repeat(201) }, false],
    ['createOrder', { purchaseKey: 'p', planId: 'daily-care', amount: 100 }, false],
    ['createOrder', { purchaseKey: 'p', planId: 'daily-care', currency: 'USD' }, false],
    ['createOrder', { purchaseKey: 'p', planId: 'pay-as-you-go', item: 'video' }, false],
    ['verifyPayment', { orderId: 'order_1', paymentId: 'pay_1', signature: '' }, false],
    ['verifyPayment', { orderId: 'order_1', paymentId: 'pay_1', signature: 'A'.repeat(64) }, true],
    ['verifyPayment', { orderId: 'order_1', paymentId: 'pay_1', signature: 'a'.repeat(64), amount: 100 }, false],
    ['cancelPlan', { uid: 'ravi' }, false],
    ['refundPayment', { orderId: 'order_1', reason: 'x'.repeat(301) }, false],
    ['refundPayment', { orderId: 'order_1', reason: 'why', amount: 100 }, false],
  ] as const)('%s %.60j: %s', (name, input, accepted) => {
    expect(accepts(name, input)).toBe(accepted);
  });
});

describe('what leaves the server', () => {
  test.each([
    ['sendMessage', { messageId: 'm', remaining: 18, locked: false }],
    ['sendMessage', { messageId: 'm', remaining: null, locked: false }],
    ['claimConversation', { claimId: 'claim-1' }],
    ['readHistory', { messages: [{ messageId: 'm', text: 'x', sender: 'asha', receiver: 'volunteer', timestamp: 1 }], more: false }],
    ['markConversationRead', {}],
    ['releaseConversation', {}],
    ['endConversation', {}],
    ['setRisk', {}],
    ['updateProfile', {}],
    ['applyAsVolunteer', { approved: false }],
    ['approveVolunteer', { uid: 'meera', approved: true }],
    ['revokeVolunteer', { uid: 'meera', approved: false }],
    ['createOrder', { orderId: 'order_1', amount: 1900, currency: 'INR', keyId: 'rzp_test_thodu', planName: 'Pay As You Go' }],
    ['verifyPayment', { status: 'active', planId: 'daily-care', validUntil: '2026-02-15T06:30:00.000Z' }],
    ['verifyPayment', { status: 'pending', planId: 'daily-care', validUntil: null }],
    ['createSubscription', { subscriptionId: 'sub_1', amount: 149900, currency: 'INR', keyId: 'rzp_test_thodu', planName: 'Daily Care' }],
    ['verifySubscription', { status: 'pending', planId: 'daily-care', validUntil: null }],
    ['cancelPlan', {}],
    ['refundPayment', { status: 'pending', amount: 149900 }],
    ['submitFeedback', { feedbackId: 'f1' }],
    ['contactSupport', { requestId: 's1' }],
    ['replySupport', { requestId: 's1' }],
    ['exportMyData', { exportedAt: '2026-01-15T06:30:00.000Z', account: { uid: 'asha', email: null, createdAt: null }, documents: [{ path: 'users/asha', data: { email: null } }] }],
    ['deleteMyAccount', {}],
    ['withdrawConsent', {}],
  ] as const)('%s answers %j and nothing beside it', (name, output) => {
    const schema = contracts[name].output;
    expect(schema.parse(output)).toEqual(output);
    expect(schema.safeParse({ ...output, email: 'asha@example.com' }).success).toBe(false);
    for (const field of Object.keys(output)) expect(schema.safeParse({ ...output, [field]: undefined }).success).toBe(false);
  });

  it('is without the stamps of a message', () => {
    const message = { messageId: 'm', text: 'x', sender: 'asha', receiver: 'volunteer', timestamp: 1 };
    expect(contracts.readHistory.output.parse({ messages: [{ ...message, volunteerId: 'meera', claimId: 'c' }], more: true })).toEqual({
      messages: [message],
      more: true,
    });
  });
});
