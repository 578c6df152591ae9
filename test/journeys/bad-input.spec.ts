import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { appointment } from '../../content/appointment.ts';
import { repair as words } from '../../content/repair.ts';
import { routes } from '../../journeys/repair/routes.ts';
import { newRepair } from '../../journeys/shared/addresses.ts';
import { holdCalls } from '../support/hold-calls.ts';
import { expect, test } from '../support/journey.ts';
import {
  book,
  choose,
  continueButton,
  type Doings,
  expectStep,
  leaveStep,
  message,
  ordinary,
  pickReason,
  signInToBook,
  signInToReport,
  walkTo,
} from '../support/reporting.ts';
import { addLeakingTap, type TestResident } from '../support/resident.ts';
import { signIn } from '../support/sign-in.ts';

const { questions } = words;

async function begin(
  page: Page,
  resident: TestResident,
  last: string,
  doings: Doings = ordinary,
): Promise<void> {
  await signIn(page, resident, newRepair);
  await walkTo(page, last, doings);
}

/** Presses Continue and reads what is wrong: in the summary, and beside a field, the same. */
async function expectComplaints(page: Page, ...keys: string[]): Promise<void> {
  await continueButton(page).click();
  const read = (place: string) =>
    page
      .getByRole('main')
      .locator(`${place} [data-message]`)
      .evaluateAll((found) => found.map((element) => (element as HTMLElement).dataset.message));
  await expect.poll(() => read('.ds-error-summary'), 'in the summary').toEqual(keys);
  await expect.poll(() => read('.ds-field-error'), 'beside the fields').toEqual(keys);
  await expect(page).toHaveTitle(/^Error: /);
}

/** The notice stands there, and Continue is off. */
async function expectStopped(page: Page, key: string): Promise<void> {
  await expect(message(page, key)).toBeVisible();
  await expect(continueButton(page)).toBeDisabled();
}

test('where and what: both are needed, and words that match nothing stop', async ({ page, resident }) => {
  await begin(page, resident, 'reason');
  const box = page.getByRole('combobox', { name: questions.reason.label });
  const place = page.getByRole('combobox', { name: questions.location.label });
  await expectComplaints(page, 'SSR051', 'SSR052');
  await place.selectOption('Kitchen');
  await expectComplaints(page, 'SSR052');
  await place.selectOption('');
  await pickReason('Kitchen', 'Leaking tap')(page);
  await place.selectOption('');
  await expectComplaints(page, 'SSR051');
  await expect(box).toHaveValue('Leaking tap');
  await place.selectOption('Kitchen');
  await box.fill('zzzz');
  await expectStopped(page, 'Repair_Reason_NoMatch_Message');
  await expect(box).toHaveValue('zzzz');
});

test('the follow-up question wants an answer, and No stops', async ({ page, resident }) => {
  await begin(page, resident, 'followUp', {
    ...ordinary,
    reason: pickReason('Kitchen', 'Smoke alarm chirping'),
  });
  await expectComplaints(page, 'SSR053');
  await choose('No')(page);
  await expectStopped(page, 'SSR057');
  await choose('Yes')(page);
  await expect(message(page, 'SSR057')).toHaveCount(0);
  await leaveStep(page, 'followUp');
  await expectStep(page, 'duplicate');
});

test('an emergency wants to know about access, and without any it stops', async ({ page, resident }) => {
  await begin(page, resident, 'emergency', {
    ...ordinary,
    reason: pickReason('Kitchen', 'Uncontrollable leak'),
  });
  await expectComplaints(page, 'SSR054');
  await choose(questions.access.options.no.label)(page);
  await expectStopped(page, 'SSR068');
});

test('repairs that are there already: one must be chosen, or none of them', async ({
  page,
  db,
  resident,
}) => {
  await addLeakingTap(db, resident);
  await begin(page, resident, 'duplicate');
  await expectComplaints(page, 'Duplicate_Repair_SSR055');
});

test('more about the repair: needed, no longer than it may be, without program text', async ({
  page,
  resident,
}) => {
  await begin(page, resident, 'details');
  const box = page.getByRole('textbox');
  await expectComplaints(page, 'SSR008a');
  await box.fill('   ');
  await expectComplaints(page, 'SSR008a');
  for (const character of '$^*_{};<>') {
    await box.fill(`The tap ${character} drips`);
    await expectComplaints(page, 'invalid_characters');
    await expect(box).toHaveValue(`The tap ${character} drips`);
  }
  for (const word of ['%3Cb%3E', 'a carbon monoxide alert', 'script']) {
    await box.fill(word);
    await expectComplaints(page, 'Unsafe_Text');
    await expect(box).toHaveValue(word);
  }
  await box.fill('x'.repeat(200));
  await expect(box).toHaveValue('x'.repeat(188));
  await leaveStep(page, 'details');
  await expectStep(page, 'media');
});

test('files: only the kinds that can be added, five at most, none too large or empty', async ({
  page,
  resident,
}, info) => {
  await begin(page, resident, 'media');
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({
    name: 'virus.exe',
    mimeType: 'application/x-msdownload',
    buffer: Buffer.from('MZ'),
  });
  await expect(message(page, 'Upload_Media_Wrong_File_Type')).toBeVisible();
  await picker.setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) });
  await expect(message(page, 'Upload_Media_Empty')).toBeVisible();
  // From the disk: Playwright sends the browser what a test has in memory, as text.
  const large = info.outputPath('large.pdf');
  await writeFile(large, Buffer.alloc(20_000_001, '%PDF-1.7 '));
  await picker.setInputFiles(large);
  await expect(message(page, 'Upload_Media_Attachments_Too_Large')).toBeVisible();
  const files = page.getByRole('listitem').filter({ hasText: /\.(?:exe|pdf)/ });
  await expect(files).toHaveCount(1);
  await files.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '.pdf' })).toHaveCount(0);
  await picker.setInputFiles(
    Array.from({ length: 6 }, (_, index) => ({
      name: `letter-${index}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.7 letter ${index}`),
    })),
  );
  await expect(message(page, 'Upload_Media_Max_Attachments')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Added' })).toHaveCount(5);
});

test('a crime reference is short, and of letters, digits and a few signs', async ({ page, db, resident }) => {
  await db.updateTable('asset').set({ is_in_defects: true }).where('id', '=', resident.blockId).execute();
  const doings = {
    ...ordinary,
    asset: choose('My Block'),
    reason: pickReason('Bin store', 'Broken bin store door'),
  };
  await begin(page, resident, 'vandalism', doings);
  await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked();
  await choose('Yes')(page);
  const box = page.getByRole('textbox', { name: questions.crimeReference.label });
  for (const [text, key] of [
    ['ab', 'minimum_length'],
    ['x'.repeat(21), 'maximum_length'],
    ['CR & 1', 'invalid_characters'],
    ['CR<1', 'invalid_characters'],
  ] as const) {
    await box.fill(text);
    await expectComplaints(page, key);
    await expect(message(page, key).first()).toContainText('Crime reference number');
    await expect(box).toHaveValue(text);
  }
  await box.fill('CR 12/3:[a]');
  await leaveStep(page, 'vandalism');
  await expectStep(page, 'contact');
});

test('whoever says that somebody is vulnerable says how, without program text', async ({
  page,
  resident,
}) => {
  await begin(page, resident, 'vulnerability');
  await expectComplaints(page, 'SSR053');
  await choose('Yes')(page);
  const box = page.getByRole('textbox', { name: questions.vulnerability.label });
  await box.fill('   ');
  await expectComplaints(page, 'SSR056');
  for (const character of '$^&*_{};<>/') {
    await box.fill(`Uses ${character} a wheelchair`);
    await expectComplaints(page, 'invalid_characters');
    await expect(box).toHaveValue(`Uses ${character} a wheelchair`);
  }
});

test('self-isolating wants an answer, and a repair that can wait does', async ({ page, resident }) => {
  await begin(page, resident, 'covid');
  await expectComplaints(page, 'SSR012');
  await choose('Yes')(page);
  await expectStopped(page, 'SSR048');
});

test('another number wants to be whole, and somebody’s', async ({ page, resident }) => {
  await begin(page, resident, 'contact');
  await expectComplaints(page, 'SSR014');
  await choose(questions.number.options.another.label)(page);
  await expectComplaints(page, 'Repair_Relation_Missing', 'SSR014', 'SSR058');
  await choose(questions.relation.options['Friend or Family'].label)(page);
  const phone = page.getByRole('textbox', { name: questions.phone.label });
  const name = page.getByRole('textbox', { name: questions.name.label });
  await name.pressSequentially("An1ne-O'Brien");
  await expect(name).toHaveValue("Anne-O'Brien");
  await phone.pressSequentially('a0123456789012');
  await expect(phone).toHaveValue('01234567890');
  for (const number of ['0123', '11111111111', '+4470090099']) {
    await phone.fill(number);
    await expectComplaints(page, 'SSR002');
    await expect(phone).toHaveValue(number);
  }
  await phone.fill('07700900999');
  await name.fill('');
  await expectComplaints(page, 'SSR058');
  await name.fill("Anne-O'Brien");
  await leaveStep(page, 'contact');
  await expect(page).toHaveURL(routes.confirmation);
});

test('no appointment is booked without a slot', async ({ page, db, resident }) => {
  await signInToBook(page, db, resident);
  await book(page);
  await expect(page.locator('.ds-error-summary [data-message="SSR062"]')).toBeVisible();
  await expect(page.locator('.ds-field-error [data-message="SSR062"]')).toBeVisible();
  const appointments = await db
    .selectFrom('appointment')
    .innerJoin('works_order', 'works_order.id', 'appointment.works_order_id')
    .select('appointment.id')
    .where('customer_id', '=', resident.customerId)
    .execute();
  expect(appointments).toEqual([]);
  await page.getByRole('button', { name: appointment.secondaryActions.noneSuit.offer }).click();
  await expect(message(page, 'SSR023')).toBeVisible();
});

test('a press of Continue counts when the check comes back before the button is released', async ({
  page,
  resident,
}) => {
  await signInToReport(page, resident);
  await expectStep(page, 'asset');
  const check = '**/eligibilityoutcomes*';
  const release = await holdCalls(page, check);
  await ordinary.asset?.(page);
  await expect(page.locator('form[data-phase="checking"]')).toBeVisible();
  const pressed = continueButton(page);
  await pressed.hover();
  await page.mouse.down();
  const answered = page.waitForResponse(check);
  release();
  await (await answered).finished();
  // Whatever the answer changes on the screen has been drawn after the second frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(undefined)))),
  );
  await page.mouse.up();
  await expectStep(page, 'reason');
});
