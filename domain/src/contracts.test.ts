import { describe, expect, it, test } from 'vitest';
import { accepts, taken } from '../../tests/support/contracts';
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
  answerAppointment: { appointmentId: 'a1', signature: 'x'.repeat(43), answer: 'keep' },
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
  changeAppointment: { appointmentId: 'a1', wish: 'move', date: '2026-11-30' },
  closeAppointment: { appointmentId: 'a1', outcome: 'done' },
  requestHelp: { requestId: 'h1', note: 'I can’t sleep.', locale: 'te' },
  readQueue: {},
  listEnded: {},
  readDesk: {},
  agreeToConduct: {},
  readChannels: {},
  addDevice: { token: 'cXk3:APA91b-token_1' },
  removeDevice: { token: 'cXk3:APA91b-token_1' },
  addNote: { noteId: 'n1', conversationId: 'asha', text: 'Sleeps badly.' },
  readNotes: { conversationId: 'asha' },
  shareSummary: { agreed: true },
  listColleagues: {},
  reportConversation: { reportId: 'r1', conversationId: 'asha', messageId: 'm7', category: 'harassment', note: 'Again.', block: true },
  decideCase: { reportId: 'r1', decision: 'warned', reason: 'First time.' },
  setAvailability: { availability: 'online', languages: ['te', 'en'] },
  passOffer: { conversationId: 'asha' },
  updateProfile: { displayName: 'Asha', locale: 'hi', keepConversation: '90-days' },
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
  answerAppointment: [],
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
  changeAppointment: ['date'],
  closeAppointment: [],
  requestHelp: ['note', 'locale'],
  readQueue: [],
  listEnded: [],
  readDesk: [],
  agreeToConduct: [],
  readChannels: [],
  addDevice: [],
  removeDevice: [],
  addNote: [],
  readNotes: [],
  shareSummary: [],
  listColleagues: [],
  reportConversation: ['messageId', 'note', 'block'],
  decideCase: [],
  setAvailability: ['languages'],
  passOffer: [],
  updateProfile: ['displayName', 'locale', 'keepConversation'],
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
  sendMessage: { action: 'conversation.write', reasons: ['CHAT_LIMIT', 'CONTACT_DETAILS', 'ID_REUSED', 'NOT_CLAIMED', 'NOT_FOUND', 'QUOTA_USED'] },
  claimConversation: { action: 'conversation.claim', reasons: ['AT_CAPACITY', 'NOT_CLAIMED', 'NOT_FOUND', 'TAKEN'] },
  readHistory: { action: 'conversation.read', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  markConversationRead: { action: 'conversation.read', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  releaseConversation: { action: 'conversation.release', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  endConversation: { action: 'conversation.end', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  setRisk: { action: 'conversation.flag', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  answerAppointment: { action: 'appointment.answer', reasons: ['NOT_FOUND'] },
  requestAppointment: { action: 'appointment.request', reasons: ['APPOINTMENTS_OPEN', 'APPOINTMENT_USED', 'ID_REUSED'] },
  startCall: { action: 'call.take-part', reasons: ['CALL_USED', 'ID_REUSED', 'QUOTA_USED'] },
  endCall: { action: 'call.take-part', reasons: ['NOT_FOUND'] },
  checkCall: { action: 'call.take-part', reasons: ['NOT_FOUND'] },
  joinCall: { action: 'call.take-part', reasons: ['NOT_FOUND'] },
  answerCall: { action: 'call.answer', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  declineCall: { action: 'call.answer', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  takeCalls: { action: 'call.answer', reasons: [] },
  saveTherapist: { action: 'appointment.manage', reasons: [] },
  assignAppointment: { action: 'appointment.manage', reasons: ['NOT_FOUND', 'TAKEN'] },
  changeAppointment: { action: 'appointment.request', reasons: ['NOT_FOUND', 'NO_SLOT', 'TOO_LATE'] },
  closeAppointment: { action: 'appointment.manage', reasons: ['NOT_FOUND'] },
  requestHelp: { action: 'help.request', reasons: ['ID_REUSED'] },
  reportConversation: { action: 'conversation.report', reasons: ['ID_REUSED', 'NOT_CLAIMED', 'NOT_FOUND'] },
  decideCase: { action: 'case.decide', reasons: ['CASE_DECIDED', 'NOT_FOUND'] },
  addNote: { action: 'desk.work', reasons: ['ID_REUSED', 'NOT_CLAIMED', 'NOT_FOUND'] },
  shareSummary: { action: 'account.update', reasons: ['NOT_FOUND'] },
  readNotes: { action: 'desk.work', reasons: ['NOT_CLAIMED', 'NOT_FOUND'] },
  listColleagues: { action: 'desk.work', reasons: [] },
  agreeToConduct: { action: 'desk.work', reasons: [] },
  readChannels: { action: 'account.update', reasons: [] },
  addDevice: { action: 'account.update', reasons: [] },
  removeDevice: { action: 'account.update', reasons: [] },
  readDesk: { action: 'desk.oversee', reasons: [] },
  listEnded: { action: 'desk.work', reasons: [] },
  readQueue: { action: 'help.request', reasons: [] },
  setAvailability: { action: 'desk.work', reasons: [] },
  passOffer: { action: 'desk.work', reasons: ['NOT_FOUND'] },
  updateProfile: { action: 'account.update', reasons: [] },
  applyAsVolunteer: { action: 'volunteer.apply', reasons: [] },
  approveVolunteer: { action: 'volunteer.approve', reasons: ['AMBIGUOUS', 'NOT_FOUND'] },
  revokeVolunteer: { action: 'volunteer.revoke', reasons: ['AMBIGUOUS', 'NOT_FOUND'] },
  createOrder: { action: 'payment.make', reasons: ['GATEWAY_UNAVAILABLE', 'ID_REUSED', 'UNKNOWN_PLAN'] },
  verifyPayment: { action: 'payment.make', reasons: VERIFYING },
  createSubscription: { action: 'payment.make', reasons: ['ALREADY_SUBSCRIBED', 'GATEWAY_UNAVAILABLE', 'ID_REUSED', 'UNKNOWN_PLAN'] },
  verifySubscription: { action: 'payment.make', reasons: VERIFYING },
  cancelPlan: { action: 'payment.make', reasons: ['GATEWAY_UNAVAILABLE', 'NOT_FOUND'] },
  refundPayment: { action: 'payment.refund', reasons: ['NOT_FOUND', 'REFUND_REFUSED'] },
  submitFeedback: { action: 'feedback.submit', reasons: ['ID_REUSED'] },
  contactSupport: { action: 'support.contact', reasons: ['ID_REUSED'] },
  replySupport: { action: 'support.reply', reasons: ['ID_REUSED', 'NOT_FOUND'] },
  exportMyData: { action: 'account.export', reasons: [] },
  deleteMyAccount: { action: 'account.delete', reasons: [] },
  withdrawConsent: { action: 'account.update', reasons: [] },
};

const isName = (name: string): name is CallableName => Object.hasOwn(contracts, name);
const names: readonly CallableName[] = Object.keys(contracts).filter(isName);

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
    if (!['takeOver', 'on', 'active', 'block', 'agreed'].includes(field)) expect(accepts(name, { ...GOOD[name], [field]: true })).toBe(false);
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
  expect([...sharedReasons].sort()).toEqual(['BUSY', 'INTERNAL', 'INVALID_INPUT', 'NOT_PERMITTED', 'RATE_LIMITED', 'UNAUTHENTICATED']);
});
