import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readingAge, retiredWords } from './support/voice.ts';
import { textsIn } from './support/words.ts';

const folder = resolve(import.meta.dirname, '../content');
const names = readdirSync(folder).flatMap((file) =>
  file.endsWith('.ts') ? [file.replace(/\.ts$/, '')] : [],
);
const texts = (
  await Promise.all(names.map(async (name) => textsIn({ ...(await import(`../content/${name}.ts`)) }, name)))
).flat();

/** Texts that stand as they are, each with the requirement that fixes it, or because it is a name. */
const fixed: Readonly<Record<string, string>> = {
  'Whoops!': 'ERR-ROUTE-01',
  'Book Appointment': 'SCH-09',
  'No Suitable Appointment': 'SCH-11',
  'Check Appointments': 'SCH-12',
  'Next Available': 'PRI-01',
  'Create Case': 'DASH-24',
  'View Cases': 'DASH-24',
  'My Messages': 'DASH-22',
  'View Statement': 'MES-07',
  'Stay logged in': 'SESS-16',
  'Select Appointment': 'DET-18',
  'Reschedule Appointment': 'DET-18',
  'Under Review': 'STAT-03',
  'Other Email Address': 'STMT-32',
  'My Property': 'REP-ASSET-02',
  'My Divided Block': 'REP-ASSET-02',
  'My Block': 'REP-ASSET-02',
  'My Estate': 'REP-ASSET-02',
  'Rent Account': 'ACC-09',
  'Garage Account': 'ACC-11',
  'Storeroom Account': 'ACC-11',
  'Service Charge Account': 'ACC-11',
  'Estate Charge Account': 'ACC-11',
  'Fixed Term Tenancy Account': 'ACC-09',
  'Major Works Account': 'ACC-09',
  'Ground Rent Account': 'ACC-09',
  'Deposit Account': 'ACC-09',
  'Historical Home Account': 'ACC-09',
  'Neighbourhood Manager': 'A89',
  'Incomes Officer': 'A89',
  'Neighbourhood Team North': 'A89',
  'Neighbourhood Team South': 'A89',
  'Neighbourhood Team East': 'A89',
  'Neighbourhood Team West': 'A89',
  'Incomes Team': 'A89',
  'Financial Inclusion Team': 'A89',
  'Leasehold Services': 'A89',
  'Home Ownership Team': 'A89',
  'Service Charge Team': 'A89',
  'Estate Services Team': 'A89',
  'Caretaking Team': 'A89',
  'Community Safety Team': 'A89',
  'Tenancy Fraud Team': 'A89',
  'Lettings Team': 'A89',
  'Building Safety Team': 'A89',
  'Fire Safety Team': 'A89',
  'Commercial Property Team': 'A89',
  'Customer Care Team': 'A89',
  'Tenancy Support Team': 'A89',
  'dd/mm/yyyy': 'GEN-12',
  'Enter each date as dd/mm/yyyy, like 21/11/2026.': 'STMT-23',
  'Citizens Advice': 'name',
  'Harbourline Homes': 'name',
  'Housing Ombudsman Service': 'name',
};

const wordsOf = (text: string): number => text.split(/\s+/).length;

test('no text has a word or a shape that is retired, but where the specification fixes it', () => {
  expect(texts.filter(({ text }) => !(text in fixed)).flatMap(retiredWords)).toEqual([]);
});

test('no exemption is left over', () => {
  const needed = texts.filter((text) => retiredWords(text).length > 0).map(({ text }) => text);
  expect(Object.keys(fixed).filter((text) => !needed.includes(text))).toEqual([]);
});

test('children of nine can read most of it, and of fourteen each text', () => {
  const sentences = texts.filter(({ text }) => wordsOf(text) >= 5);
  expect(readingAge(sentences.map(({ text }) => text))).toBeLessThan(9);
  const hard = sentences.filter(({ text }) => wordsOf(text) >= 12 && readingAge([text]) > 14);
  expect(hard.map(({ key, text }) => `${key}: ${readingAge([text]).toFixed(1)}`)).toEqual([]);
});

test.each([
  ['Please call us.', 'Please'],
  ['Your repair is raised.', 'raised'],
  ['At 10.15am', '10.15am'],
  ['Book Appointment', 'Book Appointment'],
  ['On 3rd May', '3rd'],
])('‘%s’ is refused for ‘%s’', (text, word) => {
  expect(retiredWords({ key: 'a', text }).join()).toContain(`‘${word}’`);
});
