import { AxeBuilder } from '@axe-core/playwright';
import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, launch, SOON, Visitor } from '../support/browser';
import { accepted, call } from '../support/callables';
import { account, adminAuth, database, guest, listener, type Person } from '../support/people';
import { emptyDesk } from '../support/stories';

const PASSWORD = 'a long password of these tests';
let browser: Browser;
let admin: Person;

beforeAll(async () => {
  browser = await launch();
  admin = await account({ admin: true });
  await adminAuth().updateUser(admin.uid, { password: PASSWORD });
  await emptyDesk();
});
afterAll(() => browser.close());

describe('an admin', () => {
  it.each([{ width: 1_280, height: 800 }, { width: 360, height: 740 }])('sees the queue, decides a case and finds it in the log, $width', async (viewport) => {
    const [person, one] = [await guest(), await listener(admin)];
    accepted(await call('sendMessage', { messageId: randomUUID(), text: 'hello' }, person.token));
    accepted(await call('claimConversation', { conversationId: person.uid }, one.token));
    const reportId = randomUUID();
    const note = `They were rude to me (${reportId.slice(0, 8)}).`;
    accepted(await call('reportConversation', { reportId, conversationId: person.uid, category: 'harassment', note, block: true }, person.token));

    const visitor = await Visitor.open(browser, { viewport });
    const { page } = visitor;
    await page.goto('/login?from=/admin');
    await hydrated(page);
    await page.getByLabel('Email', { exact: true }).fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === '/admin');

    await expect.poll(() => page.getByText('Waiting, all others').locator('xpath=following-sibling::dd').textContent(), SOON).not.toBe('0');
    await page.getByRole('table').getByRole('rowheader', { name: 'Today' }).waitFor();
    for (const name of ['Crisis flags', 'Listeners’ hours']) await page.getByRole('table').getByRole('columnheader', { name }).waitFor();
    const item = page.getByRole('listitem').filter({ hasText: note });
    await item.getByRole('button', { name: 'Close the case' }).click();
    await item.getByText('Please write a reason.').waitFor();
    await item.getByLabel('Decision').selectOption('Warned');
    await item.getByLabel('Reason').fill('Talked to them.');
    await item.getByRole('button', { name: 'Close the case' }).click();
    await item.waitFor({ state: 'detached' });
    expect((await database().doc(`reports/${reportId}`).get()).data()).toMatchObject({ status: 'decided', decision: 'warned', decidedBy: admin.uid });
    await page.getByRole('button', { name: 'Decided' }).click();
    await item.getByText('Warned: Talked to them.').waitFor();

    await page.getByLabel('About whom or what (id)').fill(reportId);
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    const log = page.getByRole('region', { name: 'Audit log' });
    await log.getByRole('list').getByText('case.decide').waitFor();
    await log.getByRole('list').getByText('report.make').waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await visitor.close();
    expect(visitor.troubles).toEqual([]);
  });
});
