import { randomUUID } from "node:crypto";
import { HOUR } from "@thodu/domain/time";
import { Timestamp } from "firebase-admin/firestore";
import type { Locator, Page } from "playwright-core";
import { accepted, call } from "../../support/callables";
import { newOrder, pay } from "../../support/payments";
import { account, database, guest, listener, type Person } from "../../support/people";
import type { Who } from "./routes";

/** A state of a page: after something was done on it, or once it has something to show. */
export interface State {
  readonly name: string;
  readonly who: Exclude<Who, "stranger">;
  readonly path: string | ((fixture: Fixture) => string);
  /** Brings the page into the state, in any language; then the control or part `shows` is there. */
  readonly open?: (page: Page) => Promise<void>;
  readonly shows: string;
}

/** The people and documents of the states. */
export interface Fixture {
  readonly customer: Person;
}

const press =
  (...path: readonly ((page: Page) => Locator)[]) =>
  async (page: Page): Promise<void> => {
    for (const find of path) await find(page).click();
  };
const at =
  (selector: string, nth = 0) =>
  (page: Page): Locator =>
    page.locator(selector).nth(nth);

/** Opens the first case, which is folded on a phone, and its dialog. */
async function decideCase(page: Page): Promise<void> {
  const folded = page.locator(".monitoring__fold > summary").first();
  const button = page.locator(".monitoring__case .button").first();
  await folded.or(button).first().waitFor();
  if (await folded.isVisible()) await folded.click();
  await button.click();
}

const privacy = at("main .card .row > .button");
const person = (list: string) => (fixture: Fixture) => `/admin/people/${fixture.customer.uid}?list=${list}`;
/** The tab of the desk with all conversations. */
const everybody = at(".desk__side .desk__tab", 3);
const addTime = at("section[aria-labelledby=windows] > p .button");

export const states: readonly State[] = [
  {
    name: "withdrawing consent",
    who: "customer",
    path: "/settings",
    open: press(privacy, at("dialog[open] p:not(.row) > .button--outline")),
    shows: "dialog[open] .sure",
  },
  {
    name: "deletion",
    who: "customer",
    path: "/settings",
    open: press(privacy, at("dialog[open] .button--danger")),
    shows: "dialog[open] .sure input",
  },
  {
    name: "feedback",
    who: "customer",
    path: "/settings",
    open: press(at("main .card .row > .button", 1)),
    shows: "dialog[open] textarea",
  },
  {
    name: "contact form",
    who: "customer",
    path: "/support",
    open: press(at(".support__side [aria-expanded=false]")),
    shows: ".support__side form textarea",
  },
  { name: "plan running", who: "customer", path: "/go-premium", shows: ".premium__own" },
  {
    name: "plan ended early",
    who: "customer",
    path: "/go-premium",
    open: press(at(".premium__own .button")),
    shows: "dialog[open] .button--danger",
  },
  {
    name: "plan bought again",
    who: "customer",
    path: "/go-premium",
    open: press(at(".plan--current .plan__pay .button")),
    shows: "dialog[open] .dialog__actions",
  },
  {
    name: "plan bought beside another",
    who: "customer",
    path: "/go-premium",
    open: press(at(".plan:not(.plan--current) .plan__pay .button")),
    shows: "dialog[open] .dialog__actions",
  },
  { name: "payments", who: "customer", path: "/profile?show=payments", shows: ".payments" },
  {
    name: "receipt",
    who: "customer",
    path: "/profile?show=payments",
    open: press(at(".payments .button")),
    shows: "dialog[open] .receipt",
  },
  { name: "appointment", who: "customer", path: "/therapy", shows: ".therapy__next" },
  {
    name: "appointment in full",
    who: "customer",
    path: "/therapy",
    open: press(at(".therapy .button--outline")),
    shows: "dialog[open] .dialog__actions",
  },
  ...[0, 1].map((nth): State => ({
    name: nth === 0 ? "appointment moved" : "appointment cancelled",
    who: "customer",
    path: "/therapy",
    open: press(at(".therapy .card .row .button", nth)),
    shows: "dialog[open] .dialog__actions",
  })),
  {
    name: "on call, several times",
    who: "listener",
    path: "/volunteer-on-call",
    open: press(addTime, addTime, at("section[aria-labelledby=quiet] input")),
    shows: ".call-window ~ .call-window",
  },
  {
    name: "shortcuts",
    who: "listener",
    path: "/volunteer-chat",
    open: async (page) => {
      await everybody(page).click();
      await at(".desk__entry")(page).waitFor();
      await page.keyboard.press("?");
    },
    shows: "dialog[open] .keys",
  },
  {
    name: "palette",
    who: "listener",
    path: "/volunteer-chat",
    open: async (page) => {
      await everybody(page).click();
      await at(".desk__entry")(page).waitFor();
      await page.keyboard.press("Control+k");
    },
    shows: "dialog[open] .palette",
  },
  {
    name: "taking over",
    who: "listener",
    path: "/volunteer-chat",
    open: press(everybody, at(".desk__entry:has(.chip--other)")),
    shows: "dialog[open] .dialog__actions",
  },
  { name: "person", who: "admin", path: person("standing"), shows: "#person" },
  { name: "person’s money", who: "admin", path: person("money"), shows: "[data-order]" },
  { name: "person’s cases", who: "admin", path: person("cases"), shows: "#person" },
  { name: "person’s requests", who: "admin", path: person("requests"), shows: "#person" },
  { name: "person’s audit", who: "admin", path: person("audit"), shows: "#person" },
  {
    name: "refund",
    who: "admin",
    path: person("money"),
    open: press(at("[data-order] .button--danger")),
    shows: "dialog[open] .dialog__actions",
  },
  {
    name: "decision of a case",
    who: "admin",
    path: "/admin/safety",
    open: decideCase,
    shows: "dialog[open] .dialog__actions",
  },
  {
    name: "assigning an appointment",
    who: "admin",
    path: "/admin/appointments?list=confirmed",
    open: press(at("[data-request] .row .button")),
    shows: "dialog[open] .dialog__actions",
  },
  {
    name: "application",
    who: "admin",
    path: "/admin/listeners",
    open: press(at(".admin-person a")),
    shows: "#answer-decline",
  },
  {
    name: "answer to an application",
    who: "admin",
    path: "/admin/listeners",
    open: async (page) => {
      await press(at(".admin-person a"), at("#answer-decline"))(page);
      await at("#answer-words")(page).fill("Not now.");
      await at("form [type=submit]")(page).click();
    },
    shows: "dialog[open] .dialog__actions",
  },
];

/** Makes a case, an application, an appointment, a paid plan, and people at the desk. */
export async function makeFixture(customer: Person, admin: Person): Promise<void> {
  const paid = await pay(await newOrder(customer));
  accepted(await call("verifyPayment", { ...paid }, customer.token));
  await Promise.all([booked(customer), reported(admin), applied()]);
}

async function booked({ uid, token, email }: Person): Promise<void> {
  const requestId = randomUUID();
  const asked = { requestId, name: "Asha Rao", email, issue: "I sleep badly." };
  accepted(await call("requestAppointment", asked, token));
  const slotAt = Timestamp.fromMillis(Date.now() + 20 * HOUR);
  await database()
    .doc("therapists/t1")
    .set({ name: "Dr. Meera", languages: ["en"], active: true });
  await database()
    .doc(`appointmentRequests/${requestId}`)
    .update({
      userId: uid,
      status: "confirmed",
      assigned: true,
      therapistId: "t1",
      doctor: "Dr. Meera",
      date: "2030-01-01",
      time: "06:30 PM",
      slotAt,
      meeting: `https://meet.example.com/${"x".repeat(200)}`,
    });
}

/** A report of a person whose listener still holds them. */
async function reported(admin: Person): Promise<void> {
  const [reporter, one] = [await guest(), await listener(admin)];
  accepted(await call("sendMessage", { messageId: randomUUID(), text: "hello" }, reporter.token));
  accepted(await call("claimConversation", { conversationId: reporter.uid }, one.token));
  const said = { category: "harassment", note: "They were rude to me.", block: false } as const;
  accepted(
    await call("reportConversation", { reportId: randomUUID(), conversationId: reporter.uid, ...said }, reporter.token),
  );
}

async function applied(): Promise<void> {
  const applicant = await account();
  accepted(await call("applyAsVolunteer", {}, applicant.token));
  const why = "I know such nights. ".repeat(20);
  accepted(
    await call(
      "sendApplication",
      { name: "Meera", languages: ["te"], hours: "3-5", why, experience: "None", checks: true },
      applicant.token,
    ),
  );
}
