import { randomUUID } from 'node:crypto';
import { appointmentRequest } from '@thodu/domain/appointments/model';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hydrated, launch, SOON, Visitor } from '../support/browser';
import { accepted, call } from '../support/callables';
import { account, adminAuth, database, guest } from '../support/people';

const PASSWORD = 'a long password of these tests';

let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  // Nobody can be assigned, so that a request waits for the admin.
  for (const name of ['therapists', 'appointmentSlots']) {
    const { docs } = await database().collection(name).get();
    await Promise.all(docs.map((doc) => doc.ref.delete()));
  }
  const admin = await account({ admin: true });
  await adminAuth().updateUser(admin.uid, { password: PASSWORD });
  visitor = await Visitor.open(browser);
  page = visitor.page;
  await page.goto('/login?from=/admin');
  await hydrated(page);
  await page.getByLabel('Email', { exact: true }).fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === '/admin');
});
afterEach(async () => {
  await visitor.close();
  expect(visitor.troubles).toEqual([]);
});

const stored = async (id: string) => appointmentRequest.parse((await database().doc(`appointmentRequests/${id}`).get()).data());

/** A request that found no slot, of somebody whose name no other test has. */
async function waiting(): Promise<{ readonly id: string; readonly name: string }> {
  const [id, name] = [randomUUID(), `Asha ${randomUUID().slice(0, 8)}`];
  accepted(await call('requestAppointment', { requestId: id, name, email: `${randomUUID()}@people.example`, issue: 'I sleep badly.' }, (await guest()).token));
  await expect.poll(async () => (await stored(id)).noSlot, SOON).toBe(true);
  return { id, name };
}

async function addTherapist(name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a therapist' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByRole('link', { name: /^Registration number: / }).waitFor();
  await form.getByLabel('Registration number').fill('RCI A12345');
  for (const day of ['Saturday', 'Sunday']) await form.getByLabel(day).check();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name, exact: true }).waitFor(SOON);
}

describe('an admin', () => {
  it('adds a therapist, assigns a request that found no time, moves it, and cancels it', async () => {
    const { id, name } = await waiting();
    await page.getByRole('heading', { name, exact: true }).waitFor(SOON);
    const row = page.locator(`[data-request="${id}"]`);
    await row.getByText('No free time within 14 days').waitFor();
    await addTherapist('Meera Iyer');

    await row.getByRole('button', { name: `Assign ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await page.getByRole('status').filter({ hasText: `${name} has an appointment now.` }).waitFor(SOON);
    const first = await stored(id);
    expect(first).toMatchObject({ status: 'confirmed', doctor: 'Dr. Meera Iyer', time: '06:30 PM' });

    await page.getByRole('button', { name: 'Confirmed', exact: true }).click();
    await row.getByText('Dr. Meera Iyer').waitFor(SOON);
    await row.getByRole('button', { name: `Move ${name}` }).click();
    await dialog.getByLabel('Day').selectOption({ index: 1 });
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(async () => (await stored(id)).date, SOON).not.toBe(first.date);

    await row.getByRole('button', { name: `Cancel it ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel it' }).click();
    await row.waitFor({ state: 'detached' });
    expect(await stored(id)).toMatchObject({ status: 'cancelled' });
    expect((await database().collection('appointmentSlots').get()).size).toBe(0);
  });
});
