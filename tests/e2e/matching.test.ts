import { AxeBuilder } from '@axe-core/playwright';
import { aliasFor } from '@thodu/domain/chat/alias';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerTalk, launch, SOON, Visitor, volunteerTalk, type Talk } from '../support/browser';
import { accepted, call } from '../support/callables';
import { approvedListener, toDesk, type Login } from '../support/listeners';
import { account, database, guest, type Person } from '../support/people';
import { emptyDesk } from '../support/stories';

let browser: Browser;
let admin: Person;
let login: Login;
let visitor: Visitor;
let page: Page;
let talk: Talk;

beforeAll(async () => {
  browser = await launch();
  admin = await account({ admin: true });
});
afterAll(() => browser.close());
beforeEach(async () => {
  await emptyDesk();
  login = await approvedListener(admin);
  visitor = await Visitor.open(browser);
  page = visitor.page;
  talk = volunteerTalk(page);
});
afterEach(async () => {
  await visitor.close();
  expect(visitor.troubles).toEqual([]);
});

const summary = async (uid: string) => (await database().doc(`conversations/${uid}`).get()).data();
const record = async ({ person }: Login) => (await database().doc(`volunteers/${person.uid}`).get()).data();
const availability = (name: string, on: Page = page) => on.getByRole('group', { name: 'Your availability' }).getByRole('button', { name });
const offer = (alias: string, on: Page = page) => on.getByRole('region', { name: `Offer: ${alias}` });

async function goOnline(on: Page = page): Promise<void> {
  await availability('Online', on).click();
  await expect.poll(() => availability('Online', on).getAttribute('aria-pressed'), SOON).toBe('true');
}

/** Somebody who wrote, and what a listener sees of them. */
async function someone(text = 'Hello'): Promise<{ readonly person: Person; readonly alias: string }> {
  const person = await guest();
  accepted(await call('sendMessage', { messageId: randomUUID(), text }, person.token));
  return { person, alias: aliasFor(person.uid) };
}

describe('an offer', () => {
  it('reaches a listener who is online, tells the person their place, and is accepted', async () => {
    await toDesk(page, login);
    await goOnline();
    const customer = await Visitor.open(browser, { viewport: { width: 360, height: 740 } });
    const writer = customerTalk(customer.page);
    await customer.page.goto('/chat');
    await writer.say('Is anybody there?');
    await customer.page.getByText('You are next.').waitFor();
    await page.getByText('is waiting for you.').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.keyboard.press('Alt+A');
    await talk.message('Is anybody there?').waitFor();
    await talk.say('I am here');
    await writer.message('I am here').waitFor();
    expect(await customer.page.getByText('You are next.').count()).toBe(0);
    await customer.close();
    expect(customer.troubles).toEqual([]);
  });

  it('goes on to a colleague when it is passed', async () => {
    const colleague = await Visitor.open(browser);
    const second = await approvedListener(admin);
    await toDesk(page, login);
    await goOnline();
    await toDesk(colleague.page, second);
    await goOnline(colleague.page);
    const { person, alias } = await someone();
    accepted(await call('readQueue', {}, person.token));
    await offer(alias).getByRole('button', { name: 'Not now' }).click();
    await offer(alias, colleague.page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => summary(person.uid), SOON).toMatchObject({ status: 'active', volunteerId: second.person.uid });
    expect(await offer(alias).count()).toBe(0);
    await colleague.close();
    expect(colleague.troubles).toEqual([]);
  });
});

describe('availability', () => {
  it('is kept by the server, with the languages one listens in, and ends when one leaves the desk', async () => {
    await toDesk(page, login);
    await availability('Busy').click();
    await expect.poll(() => record(login), SOON).toMatchObject({ availability: 'busy' });
    await page.getByText('I listen in: English, Telugu, Hindi').click();
    await page.getByLabel('Hindi').uncheck();
    await expect.poll(() => record(login), SOON).toMatchObject({ languages: ['en', 'te'], availability: 'busy' });
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect.poll(() => record(login), SOON).toMatchObject({ availability: 'away' });
  });

  it('is refused after four hours at a stretch, with the time from which one may come back', async () => {
    await toDesk(page, login);
    await goOnline();
    await database().doc(`volunteers/${login.person.uid}`).update({ stretchSince: new Date(Date.now() - 4 * 3_600_000) });
    await availability('Busy').click();
    await page.getByText('You have listened for four hours.').waitFor();
    await expect.poll(() => record(login), SOON).toMatchObject({ availability: 'away' });
  });
});
