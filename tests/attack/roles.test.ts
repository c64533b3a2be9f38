import { contracts, type CallableName } from "@thodu/domain/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleInput } from "../../tools/src/bench/cold/sample";
import { fill, setUpAttack, strangers, type AttackSetup, type Who } from "../support/attackSetup";
import { post, reasonOf } from "../support/callables";
import { changed, fingerprint } from "../support/storedDocuments";

type Refused = Readonly<Partial<Record<Who, string>>>;

/** People outside of a conversation do not even learn that it exists. */
const participants: Refused = {
  guest: "NOT_FOUND",
  account: "NOT_FOUND",
  applicant: "NOT_FOUND",
  admin: "NOT_FOUND",
  withdrawnAdmin: "NOT_FOUND",
  safetyAdmin: "NOT_FOUND",
  moneyAdmin: "NOT_FOUND",
  revokedListener: "NOT_PERMITTED",
  listener: "NOT_CLAIMED",
};
const listeners: Refused = {
  guest: "NOT_PERMITTED",
  account: "NOT_PERMITTED",
  applicant: "NOT_PERMITTED",
  admin: "NOT_PERMITTED",
  withdrawnAdmin: "NOT_PERMITTED",
  safetyAdmin: "NOT_PERMITTED",
  moneyAdmin: "NOT_PERMITTED",
  revokedListener: "NOT_PERMITTED",
  victim: "NOT_PERMITTED",
};
const refusedUnlessAdmin: Refused = {
  guest: "NOT_PERMITTED",
  account: "NOT_PERMITTED",
  applicant: "NOT_PERMITTED",
  withdrawnAdmin: "NOT_PERMITTED",
  safetyAdmin: "NOT_PERMITTED",
  moneyAdmin: "NOT_PERMITTED",
  revokedListener: "NOT_PERMITTED",
  listener: "NOT_PERMITTED",
  holder: "NOT_PERMITTED",
  victim: "NOT_PERMITTED",
};
const { safetyAdmin: _safety, ...refusedUnlessSafety } = refusedUnlessAdmin;
const { moneyAdmin: _money, ...refusedUnlessMoney } = refusedUnlessAdmin;
const { moneyAdmin: _either, ...refusedUnlessEither } = refusedUnlessSafety;
const payers: Refused = { guest: "UNAUTHENTICATED", victim: "UNAUTHENTICATED" };
const callers: Refused = {
  guest: "NOT_FOUND",
  account: "NOT_FOUND",
  applicant: "NOT_FOUND",
  admin: "NOT_FOUND",
  withdrawnAdmin: "NOT_FOUND",
  safetyAdmin: "NOT_FOUND",
  moneyAdmin: "NOT_FOUND",
  revokedListener: "NOT_FOUND",
  listener: "NOT_FOUND",
};
const everybody: Refused = {};

/** The refusals of each callable besides {@link strangers}; written out, so that a change of permissions shows. */
const refused: Readonly<Record<CallableName, Refused>> = {
  addDevice: everybody,
  addNote: { ...listeners, listener: "NOT_CLAIMED" },
  agreeToConduct: listeners,
  answerAlarm: everybody,
  answerAppointment: { guest: "NOT_FOUND", account: "NOT_FOUND", admin: "NOT_FOUND", victim: "NOT_FOUND" },
  answerCall: { ...listeners, listener: "NOT_FOUND" },
  applyAsVolunteer: { guest: "NOT_PERMITTED", victim: "NOT_PERMITTED" },
  // Only a person who has applied has an application.
  saveApplication: { guest: "NOT_PERMITTED", victim: "NOT_PERMITTED", account: "NOT_FOUND", admin: "NOT_FOUND" },
  sendApplication: { guest: "NOT_PERMITTED", victim: "NOT_PERMITTED", account: "NOT_FOUND", admin: "NOT_FOUND" },
  answerApplication: { ...refusedUnlessAdmin, admin: "APPLICATION_CLOSED" },
  approveVolunteer: refusedUnlessAdmin,
  assignAppointment: refusedUnlessAdmin,
  cancelPlan: payers,
  changeAppointment: callers,
  checkCall: callers,
  claimConversation: { ...listeners, listener: "TAKEN" },
  closeAppointment: refusedUnlessAdmin,
  contactSupport: everybody,
  createOrder: payers,
  createSubscription: payers,
  changeBlock: refusedUnlessSafety,
  readCase: refusedUnlessSafety,
  acknowledgeCase: refusedUnlessSafety,
  decideCase: refusedUnlessSafety,
  declineCall: { ...listeners, listener: "NOT_FOUND" },
  deleteMyAccount: everybody,
  endCall: callers,
  endConversation: participants,
  exportMyData: everybody,
  joinCall: callers,
  listColleagues: listeners,
  listEnded: listeners,
  markConversationRead: participants,
  passOffer: listeners,
  readChannels: everybody,
  readCrises: refusedUnlessSafety,
  readDesk: refusedUnlessSafety,
  findPeople: refusedUnlessEither,
  readPerson: refusedUnlessEither,
  readHistory: participants,
  readNotes: { ...listeners, listener: "NOT_CLAIMED" },
  readQueue: everybody,
  refundPayment: refusedUnlessMoney,
  tellMe: everybody,
  askLaterTime: everybody,
  listLaterTimes: listeners,
  changeLaterTime: { ...listeners, listener: "TIME_CHANGED" },
  releaseConversation: { ...listeners, listener: "NOT_CLAIMED" },
  removeDevice: everybody,
  reopenAppointment: refusedUnlessAdmin,
  reopenCase: refusedUnlessSafety,
  replySupport: refusedUnlessAdmin,
  reportConversation: participants,
  requestAppointment: everybody,
  requestHelp: everybody,
  revokeVolunteer: refusedUnlessSafety,
  saveTherapist: refusedUnlessAdmin,
  sendMessage: participants,
  setAvailability: listeners,
  setRisk: { ...listeners, listener: "NOT_CLAIMED" },
  shareSummary: everybody,
  startCall: everybody,
  submitFeedback: everybody,
  takeCalls: listeners,
  setOnCall: listeners,
  testRing: listeners,
  answerRing: { ...listeners, listener: "NOT_FOUND" },
  standBy: listeners,
  readShifts: listeners,
  changeShift: { ...listeners, listener: "NOT_FOUND" },
  makeCalendar: listeners,
  readRota: refusedUnlessSafety,
  updateProfile: everybody,
  verifyPayment: { ...payers, account: "NOT_FOUND", listener: "NOT_FOUND", admin: "NOT_FOUND" },
  verifySubscription: { ...payers, account: "NOT_FOUND", listener: "NOT_FOUND", admin: "NOT_FOUND" },
  withdrawConsent: everybody,
};

/** Inputs name what is the victim's own, so that a call that is wrongly allowed would change it. */
const aims: Readonly<Record<string, string>> = {
  conversationId: "<victim>",
  callId: "<call>",
  appointmentId: "<appointment>",
  orderId: "<paidOrder>",
  paymentId: "<payment>",
  uid: "<applicant>",
  ringId: "<ring>",
};
const aimsOf: Readonly<Partial<Record<CallableName, object>>> = {
  sendMessage: { conversationId: "<victim>" },
  replySupport: { requestId: "<question>" },
  changeBlock: { reportId: "<report>" },
  changeLaterTime: { conversationId: "<victim>", at: 1_800_000_000_000 },
  readCase: { reportId: "<report>" },
  acknowledgeCase: { reportId: "<report>" },
  decideCase: { reportId: "<report>" },
  reopenCase: { reportId: "<report>" },
  findPeople: { query: "<victim>" },
  readPerson: { uid: "<victim>" },
};

/** A body that the callable's contract accepts. */
function inputFor(name: CallableName): string {
  const sample: unknown = sampleInput(name);
  const fields: [string, unknown][] = Object.entries(typeof sample === "object" && sample !== null ? sample : {});
  return JSON.stringify({
    data: { ...Object.fromEntries<unknown>(fields.map(([key, value]) => [key, aims[key] ?? value])), ...aimsOf[name] },
  });
}

const isName = (name: string): name is CallableName => Object.hasOwn(contracts, name);

describe("valid input from a caller without permission is refused and changes nothing", () => {
  let runtime: AttackSetup;
  beforeAll(async () => {
    runtime = await setUpAttack();
  });

  it.each(Object.keys(contracts).filter(isName))("%s", async (name) => {
    const expected: Refused = {
      ...Object.fromEntries(strangers.map((who) => [who, "UNAUTHENTICATED"])),
      ...refused[name],
    };
    const body = fill(inputFor(name), runtime);
    const before = await fingerprint();
    const answers: [string, string][] = [];
    for (const [who, token] of runtime.tokens) {
      if (expected[who] !== undefined) answers.push([who, reasonOf(await post(name, body, token))]);
    }
    expect(Object.fromEntries(answers)).toEqual(expected);
    expect(changed(before, await fingerprint())).toEqual([]);
  });
});
