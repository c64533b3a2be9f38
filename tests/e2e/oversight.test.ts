import { AxeBuilder } from '@axe-core/playwright';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOON } from '../support/browser';
import { accepted, call } from '../support/callables';
import { devices, emailAccount, logIn } from '../support/devices';
import { account, database, guest, listener, type Person } from '../support/people';
import { emptyDesk } from '../support/stories';

const open = devices();
let admin: Person;

beforeAll(async () => {
  admin = await account({ admin: true });
  await emptyDesk();
});

describe('an admin', () => {
  it.each([{ width: 1_280, height: 800 }, { width: 360, height: 740 }])('sees the queue, decides a case and finds it in the log, $width', async (viewport) => {
    const [person, one] = [await guest(), await listener(admin)];
    accepted(await call('sendMessage', { messageId: randomUUID(), text: 'hello' }, person.token));
    accepted(await call('claimConversation', { conversationId: person.uid }, one.token));
    const reportId = randomUUID();
    const note = `They were rude to me (${reportId.slice(0, 8)}).`;
    accepted(await call('reportConversation', { reportId, conversationId: person.uid, category: 'harassment', note, block: true }, person.token));

    const [{ page }, office] = [await open({ viewport }), await emailAccount({ admin: true })];
    await logIn(page, office.email, '/admin');

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
    expect((await database().doc(`reports/${reportId}`).get()).data()).toMatchObject({ status: 'decided', decision: 'warned', decidedBy: office.uid });
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
  });
});
