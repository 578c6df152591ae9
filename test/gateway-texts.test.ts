import { afterAll, expect, test, vi } from 'vitest';
import type { HazardDuty } from '../contract/history.ts';
import { hazardDeadlines } from '../contract/legal-deadlines/hazards.ts';
import { pdfTexts } from './support/pdf-text.ts';
import { pseudoText } from './support/pseudo-locale.ts';
import { foreignTexts, type MadeTexts, textOfPage, unseenKeys } from './support/pseudo-texts.ts';

// Texts are read when their file is loaded: the gateway's are loaded anew, in the pseudo-language.
vi.resetModules();
const { rewordWith } = await import('../content/own-words/words.ts');
/** What the gateway writes by itself, as far as it was loaded. */
const ours = new Map<string, string>();
rewordWith((text, key) => {
  const made = pseudoText(text, key);
  ours.set(key, made);
  return made;
});

const { provider } = await import('../content/provider.ts');
const { mail } = await import('../content/mail.ts');
const { writtenMessages } = await import('../content/written-messages.ts');
const { complaintLetters } = await import('../content/complaint-letters.ts');
const { missedPromises } = await import('../content/missed-promises.ts');
const { reminders } = await import('../content/reminders.ts');
const { feedback } = await import('../content/feedback.ts');
const { identityPages } = await import('../content/identity.ts');
const { cardProvider } = await import('../content/card-provider.ts');
const { fill, fillMessage } = await import('../gateway/fill.ts');
const { letterBody } = await import('../gateway/mail/letter-body.ts');
const { visitInWords } = await import('../gateway/communications/message-templates.ts');
const { complaintLetter } = await import('../gateway/complaints/letters.ts');
const { brokenPromiseInWords } = await import('../gateway/promises/letter.ts');
const { missedDeadlinesLetter } = await import('../gateway/legal-deadlines/letter.ts');
const { policyPage, problemPage, waitFault } = await import('../gateway/identity/pages.ts');
const resetPages = await import('../gateway/identity/password-reset-pages.ts');
const feedbackPages = await import('../gateway/feedback/pages.ts');
const cardPages = await import('../gateway/card-provider/pages.ts');
const { drawStatement } = await import('../gateway/money/statement-pdf.ts');
const titles = await import('../gateway/money/statement-titles.ts');
const { readableExport } = await import('../gateway/personal-data/readable.ts');

afterAll(() => {
  // Other tests of this process are to read ours.
  vi.resetModules();
});

const repair = {
  repair_reason: 'Leaking tap',
  job_number: 'DM-1001',
  raised_at: new Date('2026-11-20T10:00:00Z'),
};
const unnamed = { ...repair, repair_reason: '', job_number: null };
const [from, to] = ['2026-11-26T08:00:00', '2026-11-26T12:00:00'];
const visit = visitInWords(repair, from, to);
const night = visitInWords(unnamed, '2026-11-26T00:00:00', '2026-11-26T09:30:00');
const person = 'Ms Amara Okafor';
const link = 'https://portal.example/link';
const data = [
  ...Object.values(repair).map(String),
  person,
  link,
  'Bright Sparks',
  'A text of somebody.',
  'tenancy_note',
  'Tenancy note',
  'amara@example.com',
  'Rent',
  'Weekly charge',
  '1 Mill Court',
  'Mill Court',
];

const { changes } = writtenMessages;
const { change } = reminders;
const values = {
  ...visit,
  changes,
  change,
  request: 'Lost keys',
  reference: 'REF-1',
  amount: '£12.00',
  account: '310000801',
  name: person,
  date: '2',
  time: '3',
  email: 'amara@example.com',
  mobile: '-',
  home: '-',
  business: '-',
  closes: '4',
};
data.push('Lost keys', 'REF-1');

type Letter = { readonly subject: string; readonly body: string };
const isLetter = (text: unknown): text is Letter =>
  typeof text === 'object' && text !== null && 'subject' in text && 'body' in text;

/** Each letter of some words, with everything that a letter can say filled in. */
const lettersOf = (file: string, words: object, of: Readonly<Record<string, string>> = values): MadeTexts =>
  Object.fromEntries(
    Object.entries(words).flatMap(([name, text]) => {
      if (!isLetter(text)) return [];
      const { subject, body } = fillMessage(text, of as never);
      return [[`${file}.${name}`, `${subject}\n${letterBody(person, body)}`]];
    }),
  );

const written = (name: string, { subject, body }: Letter): MadeTexts => ({ [name]: `${subject}\n${body}` });

const complaint = { reference: 'CMP-1', about: 'Lost keys' };
const complaintKinds = Object.entries(complaintLetters).flatMap(([kind, text]) =>
  isLetter(text) ? [kind as Parameters<typeof complaintLetter>[0]['kind']] : [],
);
data.push('CMP-1');

const letters: MadeTexts = {
  ...lettersOf('mail', mail, { ...values, link, from: '1', to: '2' }),
  ...lettersOf('written-messages', writtenMessages),
  ...lettersOf('written-messages at night', writtenMessages, { ...values, ...night }),
  ...lettersOf('reminders', reminders),
  ...lettersOf('feedback', feedback),
  'a greeting without a name': letterBody(null, fill(feedback.link, { address: link })),
  ...Object.assign(
    {},
    ...complaintKinds.flatMap((kind) => [
      written(
        `complaint ${kind}`,
        complaintLetter({ complaint, kind, day: '2026-11-27', reason: 'A text of somebody.' }),
      ),
      written(
        `complaint ${kind}, undated`,
        complaintLetter({ complaint: { ...complaint, about: '' }, kind }),
      ),
    ]),
    ...Object.keys(missedPromises.said).flatMap((kind) =>
      [true, false].map((canTakeTime) =>
        written(
          `promise ${kind}, ${canTakeTime ? 'with' : 'without'} a new time`,
          brokenPromiseInWords({
            repair,
            kind: kind as keyof typeof missedPromises.said,
            dueAt: new Date('2026-11-24T12:00:00Z'),
            contractor: canTakeTime ? 'Bright Sparks' : undefined,
            appointment: { startsAt: from, endsAt: to },
            canTakeTime,
          }),
        ),
      ),
    ),
    ...Object.keys(hazardDeadlines).map((kind) =>
      written(
        `deadline ${kind}`,
        missedDeadlinesLetter(repair, [
          { kind: kind as HazardDuty['kind'], dueBy: '2026-11-22T12:00:00' },
          { kind: kind as HazardDuty['kind'], dueBy: '2026-11-22T23:59:59' },
        ]),
      ),
    ),
  ),
};

const policies = Object.keys(identityPages.policies) as (keyof typeof identityPages.policies)[];
const fields = ['email', 'password', 'newEmail', 'newPassword'] as const;
const { wait, ...faults } = identityPages.faults;
const payment = { amount: 12_00, customer_reference: 'REF-1' };
const outcome = { code: 1, origin: 'https://portal.example' };
const typed = { name: '', number: '', expiry: '', code: '' };
const form = { reference: 'REF-1', isSatisfied: null, reason: '', isMissing: true };

const pagesOf: MadeTexts = {
  ...Object.fromEntries(
    policies.flatMap((policy) => [
      [`sign-in ${policy}`, policyPage(policy, '/to', { values: {}, faults: waitFault(policy, 50) })],
      [`sign-in ${policy}, later`, policyPage(policy, '/to', { values: {}, faults: waitFault(policy, 600) })],
      [
        `sign-in ${policy}, known`,
        policyPage(policy, '/to', { knownAs: 'amara@example.com', values: {}, faults: {} }),
      ],
      ...Object.entries(faults).map(([name, fault]) => [
        `sign-in ${policy} with ${name}`,
        policyPage(policy, '/to', {
          values: {},
          faults: Object.fromEntries(fields.map((field) => [field, fault])),
        }),
      ]),
    ]),
  ),
  'sign-in expired': problemPage({ status: 400, retryAfter: undefined }),
  'sign-in too often': problemPage({ status: 429, retryAfter: 50 }),
  'sign-in away': problemPage({ status: 503, retryAfter: 2 }),
  'reset ask': resetPages.askPage({ fault: faults.emailMissing }),
  'reset sent': resetPages.sentPage(),
  'reset choose': resetPages.choosePage({
    token: 'a',
    email: 'amara@example.com',
    fault: faults.passwordShort,
  }),
  'reset done': resetPages.donePage(),
  'reset over': resetPages.overPage(),
  'feedback question': feedbackPages.questionPage('/to', form),
  'feedback thanks': feedbackPages.thanksPage('/to', false),
  'feedback ended': feedbackPages.endedPage(),
  'card form': cardPages.cardForm(payment, 'a', typed, cardPages.fields),
  ...Object.fromEntries(
    [cardProvider.frame.done, cardProvider.frame.refused, cardProvider.frame.cancelled].map((text) => [
      `card ${text}`,
      cardPages.endPage(text, outcome),
    ]),
  ),
  'card over': cardPages.overPage(),
  export: readableExport(
    {
      madeAt: '2026-11-22',
      customerId: '1',
      tables: {
        tenancy_note: [{ note: null }, { note: true }, { note: false }],
        note: [{ note: 'A text of somebody.' }],
      },
    },
    [],
  ),
};
const pages: MadeTexts = Object.fromEntries(
  Object.entries(pagesOf).map(([name, page]) => [name, textOfPage(page)]),
);
data.push('note');

const line = { day: '2026-11-02', description: 'Weekly charge', change: 120_00, balance: -10_00 };
const unposted = { change: -5_00, balance: 5_00, isPayments: true };

async function statement(
  title: string,
  content: Partial<Parameters<typeof drawStatement>[0]['content']>,
  lines: Parameters<ReturnType<typeof drawStatement>['add']>[0] = [],
): Promise<string> {
  const drawing = drawStatement({
    title,
    accountName: 'Rent',
    accountNumber: '31000080',
    payReference: '310000801',
    from: '2026-11-01',
    to: '2026-11-30',
    madeAt: new Date('2026-11-22T07:39:00Z'),
    content: {
      opening: 100_00,
      closing: -10_00,
      unposted: null,
      isCurrent: false,
      holder: person,
      address: ['1 Mill Court'],
      lastNumber: 0,
      ...content,
    },
  });
  if (lines.length > 0) drawing.add(lines);
  return pdfTexts(await drawing.end()).join('\n');
}

const papers: MadeTexts = {
  'statement of a month': await statement(titles.statementTitle({ month: '2026-10', isSoFar: false }), {}, [
    line,
  ]),
  'statement so far': await statement(titles.statementTitle({ month: '2026-11', isSoFar: true }), {
    isCurrent: true,
    unposted,
    holder: '\u{10ffff}',
  }),
  'statement of days': await statement(titles.titleOfDays({ from: '2026-11-01', to: '2026-11-09' }), {
    unposted: { ...unposted, isPayments: false },
  }),
  'statement with a charge': await statement('1', {
    unposted: { change: 5_00, balance: 5_00, isPayments: false },
  }),
};

const known = [
  ...data,
  provider.name,
  provider.phone,
  provider.hours,
  ...Object.values(provider.pages).map(({ label }) => label),
];

test.each([
  ['e-mails, text messages and messages', letters],
  ['pages', pages],
  ['papers', papers],
])('every text of the gateway’s %s comes from content', (_what, made) => {
  expect(foreignTexts(made, known)).toEqual([]);
  expect(Object.keys(made).length).toBeGreaterThan(3);
});

test('no text that the gateway alone writes was left out', () => {
  /** Shown by the portal, or owed for deadlines that no message tells of. */
  const elsewhere =
    /^(?:legal-deadlines|ombudsman|money|appointment|timeline)\.|^(?:reminders|feedback)\.\w+\.(?:name|send|sendAndClose|steps|questions|operations|card)\b|^reminders\.reminders\.page\b|^card-provider\.cardProvider\.line$|^written-messages\.writtenMessages\.sender$|^missed-deadlines\.missedDeadlines\.owed\.(?:ombudsman|authority|regulator)$/;
  const mine = new Map([...ours].filter(([key]) => !elsewhere.test(key)));
  expect(mine.size).toBeGreaterThan(150);
  expect(unseenKeys(mine, { ...letters, ...pages, ...papers })).toEqual([]);
});

test('a text that does not come from content is found, with its file', () => {
  const made = { 'an answer': 'Say why, in words.' };
  expect(foreignTexts(made, known)).toEqual([
    '‘Say why, in words.’ of gateway/money/manual-settlement.ts, in an answer',
  ]);
});
