import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customerTalk, launch, SOON, Visitor, volunteerTalk, type Talk } from '../support/browser';
import { accepted, call } from '../support/callables';
import { approvedListener, toDesk, type Login } from '../support/listeners';
import { account, database, type Person } from '../support/people';
import { emptyDesk, someone } from '../support/stories';
import { warm } from '../support/warm';

let browser: Browser;
let admin: Person;
let login: Login;
let visitor: Visitor;
let page: Page;
let talk: Talk;

beforeAll(async () => {
  browser = await launch();
  admin = await account({ admin: true });
  // Whatever a test would be the first to ask for takes seconds to start on a busy machine.
  for (const name of ['setAvailability', 'agreeToConduct', 'readQueue', 'passOffer', 'claimConversation', 'sendMessage']) await warm(name, 2);
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

/** The first time one agrees to the code of conduct. */
async function goOnline(on: Page = page): Promise<void> {
  await availability('Online', on).click();
  const conduct = on.getByRole('dialog', { name: 'Before your first conversation' });
  await conduct.waitFor();
  for (const point of await conduct.getByRole('checkbox').all()) await point.check();
  await conduct.getByRole('button', { name: 'I agree' }).click();
  await expect.poll(() => availability('Online', on).getAttribute('aria-pressed'), SOON).toBe('true');
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

  it('comes with a reminder of a break after an hour and a half', async () => {
    await toDesk(page, login);
    await goOnline();
    expect(await page.getByText('A short break does you good').count()).toBe(0);
    await database().doc(`volunteers/${login.person.uid}`).update({ stretchSince: new Date(Date.now() - 91 * 60_000) });
    await availability('Busy').click();
    await page.getByText('A short break does you good').waitFor();
    await expect.poll(() => record(login), SOON).toMatchObject({ availability: 'busy' });
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

describe('the code of conduct', () => {
  it('is agreed to before one first goes online, point by point, and once', async () => {
    await toDesk(page, login);
    await availability('Online').click();
    const conduct = page.getByRole('dialog', { name: 'Before your first conversation' });
    await conduct.getByRole('button', { name: 'I agree' }).click();
    await conduct.getByRole('alert').filter({ hasText: 'Please tick every point first.' }).waitFor();
    expect(await record(login)).toMatchObject({ availability: 'away' });
    await conduct.getByRole('button', { name: 'Later' }).click();
    await goOnline();
    await availability('Away').click();
    await expect.poll(() => availability('Away').getAttribute('aria-pressed'), SOON).toBe('true');
    await availability('Online').click();
    await expect.poll(() => availability('Online').getAttribute('aria-pressed'), SOON).toBe('true');
  });
});

describe('in the room', () => {
  const picked = async (text: string) => {
    const { person, alias } = await someone(text);
    await page.getByRole('list', { name: 'Customers' }).getByRole('button', { name: alias }).click();
    await talk.message(text).waitFor();
    return { person, alias };
  };

  it('one hands over to a colleague with a note', async () => {
    const colleague = await Visitor.open(browser);
    const second = await approvedListener(admin);
    await database().doc(`volunteers/${second.person.uid}`).update({ name: 'Kiran Kumar' });
    await toDesk(colleague.page, second);
    await goOnline(colleague.page);
    await toDesk(page, login);
    const { alias } = await picked('I would rather talk to somebody else');
    await page.getByRole('button', { name: 'Give back to the queue' }).click();
    await page.getByLabel('Who comes next?').selectOption('Kiran Kumar');
    await page.getByLabel('A note for the next listener (optional)').fill('Exams next week.');
    await page.getByRole('dialog').getByRole('button', { name: 'Give back to the queue' }).click();
    await page.getByText('The conversation is back in the queue.').waitFor();
    await offer(alias, colleague.page).getByRole('button', { name: 'Accept' }).click();
    await volunteerTalk(colleague.page).message('I would rather talk').waitFor();
    await colleague.page.getByText('Private notes').click();
    await colleague.page.getByText('Exams next week.').waitFor();
    await colleague.close();
    expect(colleague.troubles).toEqual([]);
  });

  it('one reads the summary of an earlier talk where the person agreed', async () => {
    const before = await approvedListener(admin);
    const { person, alias } = await someone('I was here before');
    accepted(await call('claimConversation', { conversationId: person.uid }, before.person.token));
    accepted(await call('endConversation', { conversationId: person.uid, wrapUp: { outcome: 'listened', note: 'Worried about exams.' } }, before.person.token));
    accepted(await call('sendMessage', { messageId: 'again', text: 'me again' }, person.token));
    await toDesk(page, login);
    await page.getByRole('list', { name: 'Customers' }).getByRole('button', { name: alias }).click();
    await talk.message('me again').waitFor();
    await page.getByText('Private notes').click();
    await page.getByLabel('New note').waitFor();
    accepted(await call('shareSummary', { agreed: true }, person.token));
    await page.getByText('The person agreed that you read the summaries of earlier talks.').waitFor();
    expect(await page.getByText('Worried about exams.').count()).toBe(0);
    await page.getByText('Private notes and summary').click();
    await page.getByText('Private notes and summary').click();
    await page.getByText('Worried about exams.').waitFor();
  });

  it('a number is held back and explained, a saved reply is at hand, and the end asks how one is', async () => {
    visitor.expectTrouble(/status of 400/);
    await toDesk(page, login);
    const { person } = await picked('Can we talk on the phone?');
    await talk.say('Sure, 98480 22338');
    await page.getByRole('alert').filter({ hasText: 'not passed on here' }).waitFor();
    expect(await talk.composer.inputValue()).toBe('Sure, 98480 22338');
    await talk.composer.fill('');
    await page.getByText('Saved replies').click();
    await page.getByRole('button', { name: 'Take your time.' }).click();
    expect(await talk.composer.inputValue()).toBe('Take your time. There is no right way to say it.');
    await talk.composer.press('Enter');
    await talk.reaches('Take your time.', 'sent');
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await page.getByRole('button', { name: 'End conversation' }).click();
    await page.getByLabel('What became of it?').selectOption('We talked, and it was enough for now');
    await page.getByLabel('That was hard for me.').check();
    await page.getByRole('dialog').getByRole('button', { name: 'End conversation' }).click();
    await page.getByText('The team knows').waitFor();
    const hard = await database().collection('reports').where('conversationId', '==', person.uid).get();
    expect(hard.docs.map((doc): unknown => doc.get('category'))).toEqual(['hard']);
  });
});

describe('a report', () => {
  it('by the person parts the two for good, and the person goes on waiting', async () => {
    const customer = await Visitor.open(browser, { viewport: { width: 360, height: 740 } });
    const writer = customerTalk(customer.page);
    await customer.page.goto('/chat');
    await writer.say('I need somebody');
    await toDesk(page, login);
    await page.getByRole('list', { name: 'Customers' }).getByRole('button').first().click();
    await talk.message('I need somebody').waitFor();
    await customer.page.getByRole('button', { name: 'Report' }).click();
    const dialog = customer.page.getByRole('dialog', { name: 'Report this conversation' });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Please choose what happened.' }).waitFor();
    await dialog.getByLabel('Insults or harassment').check();
    await dialog.getByLabel('Never give me this listener again').check();
    const { violations } = await new AxeBuilder({ page: customer.page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await customer.page.getByText('Thank you. The team has your report.').waitFor();
    await customer.page.getByText('You are next.').waitFor();
    await page.getByText('The conversation is back in the queue.').waitFor();
    await customer.close();
    expect(customer.troubles).toEqual([]);
  });
});
