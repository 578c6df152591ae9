import { describe, expect, it } from 'vitest';
import { identityPages as words } from '../../content/identity.ts';
import { withPhones } from './page-parts.ts';
import { fieldsFor, policyPage, problemPage, waitFault, waitInWords } from './pages.ts';
import { askPage, choosePage, donePage, overPage, sentPage } from './password-reset-pages.ts';

const nothing = { values: {}, faults: {} };
const titleOf = (page: string): string => /<title>(.*)<\/title>/.exec(page)?.[1] ?? '';
/** The opening tag of the field with this name. */
const fieldOf = (page: string, name: string): string =>
  new RegExp(`<input id="${name}"[^>]*>`).exec(page)?.[0] ?? '';

describe('the page of a policy', () => {
  it.each([
    ['B2C_1_signin', ['email', 'password']],
    ['B2C_1_signup', ['email', 'newPassword']],
    ['B2C_1_password', ['email', 'password', 'newPassword']],
    ['B2C_1_username', ['email', 'password', 'newEmail']],
  ] as const)('%s asks what it needs, in order', (policy, names) => {
    expect(Object.keys(fieldsFor(policy, undefined))).toEqual(names);
    const page = policyPage(policy, '/go', nothing);
    expect([...page.matchAll(/<label for="(\w+)"/g)].map(([, name]) => name)).toEqual(names);
    expect(page).toContain(`<h1>${words.policies[policy].heading}</h1>`);
    expect(page).toContain('<form method="post" action="/go" novalidate>');
    expect(page).toContain('formaction="/go/cancel"');
  });

  it('does not ask somebody who is known, but says who that is', () => {
    expect(Object.keys(fieldsFor('B2C_1_password', 'ann@example.com'))).toEqual(['password', 'newPassword']);
    const page = policyPage('B2C_1_password', '/go', { ...nothing, knownAs: 'ann@example.com' });
    expect(page).toContain(words.signedInAs);
    expect(fieldOf(page, 'email')).toContain('readonly value="ann@example.com"');
    expect(policyPage('B2C_1_password', '/go', nothing)).not.toContain(words.signedInAs);
  });

  it('calls a password what it is at this moment', () => {
    expect(fieldsFor('B2C_1_signup', undefined).newPassword?.label).toBe(words.password);
    expect(fieldsFor('B2C_1_password', undefined).password?.label).toBe(words.currentPassword);
  });

  it('leads to the pages that somebody may look for instead', () => {
    const [signIn, signUp, change] = (['B2C_1_signin', 'B2C_1_signup', 'B2C_1_password'] as const).map(
      (policy) => policyPage(policy, '/go', nothing),
    );
    expect(signIn).toContain(words.forgotten);
    expect(signIn).toContain(words.sharedDevice);
    expect(signIn).toContain('policy=B2C_1_signup');
    expect(signUp).toContain('policy=B2C_1_signin');
    expect(signUp).toContain(words.policies.B2C_1_signup.introduction);
    for (const page of [signUp, change]) expect(page).not.toContain(words.forgotten);
    expect(change).not.toContain('<p class="other">');
  });

  it('says what is wrong in its title, in a summary that is read first, and at the field', () => {
    const fault = words.faults.emailMissing;
    const page = policyPage('B2C_1_signin', '/go', { values: { email: 'ann' }, faults: { email: fault } });
    expect(titleOf(page)).toMatch(/^Error: Sign in – /);
    expect(page).toContain(`<ul id="problems"><li><a href="#email">${fault}</a></li></ul>`);
    expect(page.indexOf('class="summary"')).toBeLessThan(page.indexOf('<h1>'));
    expect(page).toContain(`<p class="error" id="email-error">${fault}</p>`);
    expect(fieldOf(page, 'email')).toMatch(
      /value="ann"\s+aria-describedby="email-error" aria-invalid="true"/,
    );
    expect(fieldOf(page, 'password')).not.toMatch(/aria-/);
  });

  it('has no summary where nothing is wrong', () => {
    const page = policyPage('B2C_1_signin', '/go', nothing);
    expect(titleOf(page)).toMatch(/^Sign in – /);
    expect(page).not.toContain('summary');
    expect(page).not.toMatch(/aria-(describedby|invalid)/);
  });

  it('never sends a password back, and has a button that shows one', () => {
    const values = { email: 'a"b@example.com', newPassword: 'secret' };
    const page = policyPage('B2C_1_signup', '/go', { values, faults: {} });
    expect(page).not.toContain('secret');
    expect(fieldOf(page, 'email')).toContain('value="a&quot;b@example.com"');
    expect(fieldOf(page, 'newPassword')).toContain('aria-describedby="newPassword-hint"');
    expect(page.match(/class="show"/g)).toHaveLength(1);
    expect(page).toContain('aria-controls="newPassword"');
    expect(page).toContain(words.passwordHint);
  });

  it('says that it is a demonstration, and whom to call', () => {
    const page = policyPage('B2C_1_signin', '/go', nothing);
    expect(page).toContain(words.demonstration);
    expect(page).toContain('<a href="tel:0800111999">0800 111 999</a>');
  });
});

describe('somebody who must wait', () => {
  it('is told how many minutes, begun ones too, at the first field', () => {
    expect([1, 60, 61].map(waitInWords)).toEqual([
      'You have tried too often. Wait 1 minute, then try again.',
      'You have tried too often. Wait 1 minute, then try again.',
      'You have tried too often. Wait 2 minutes, then try again.',
    ]);
    expect(waitFault('B2C_1_signin', 90)).toEqual({ email: waitInWords(90) });
    expect(waitFault('B2C_1_password', 90, 'ann@example.com')).toEqual({ password: waitInWords(90) });
  });
});

describe('the page for somebody who cannot go on', () => {
  it.each([
    [{ status: 400, retryAfter: undefined }, words.expired],
    [{ status: 499, retryAfter: undefined }, words.expired],
    [{ status: 500, retryAfter: undefined }, words.away],
    [{ status: 503, retryAfter: 2 }, words.away],
    [
      { status: 429, retryAfter: 120 },
      { ...words.tooOften, text: waitInWords(120) },
    ],
    [
      { status: 429, retryAfter: undefined },
      { ...words.tooOften, text: waitInWords(60) },
    ],
  ])('says why: %o', (problem, { heading, text }) => {
    const page = problemPage(problem);
    expect(page).toContain(`<h1>${heading}</h1>`);
    expect(page).toContain(`<p>${text}</p>`);
    expect(page).not.toContain(words.demonstration);
  });
});

describe('the pages for a forgotten password', () => {
  const { ask, choose } = words.reset;

  it('ask for an address, and say what is wrong with it', () => {
    expect(titleOf(askPage())).toMatch(new RegExp(`^${ask.heading}`));
    expect(fieldOf(askPage(), 'email')).toContain('value=""');
    const wrong = askPage({ email: 'ann', fault: words.faults.emailMissing });
    expect(titleOf(wrong)).toMatch(/^Error: /);
    expect(fieldOf(wrong, 'email')).toContain('value="ann"');
    expect(wrong).toContain(`<a href="#email">${words.faults.emailMissing}</a>`);
  });

  it('ask for the new password of an account that is named, and carry the link on', () => {
    const page = choosePage({ token: 'a"b', email: 'ann@example.com' });
    expect(titleOf(page)).toMatch(new RegExp(`^${choose.heading}`));
    expect(page).toContain('<input type="hidden" name="token" value="a&quot;b">');
    expect(fieldOf(page, 'email')).toContain('readonly value="ann@example.com"');
    expect(page).not.toContain('summary');
    const wrong = choosePage({ token: 't', email: 'ann@example.com', fault: words.faults.passwordShort });
    expect(titleOf(wrong)).toMatch(/^Error: /);
    expect(wrong).toContain(`<a href="#newPassword">${words.faults.passwordShort}</a>`);
  });

  it('say what comes next', () => {
    expect(sentPage()).toContain(words.reset.sent.text);
    expect(donePage()).toContain(words.reset.done.text);
    expect(overPage()).toContain(words.reset.over.text);
  });
});

it('makes links of phone numbers, and of nothing else', () => {
  const htmlOf = (text: string) =>
    withPhones(text)
      .map(({ html }) => html)
      .join('');
  expect(htmlOf('Call 0300 555 0100 or 0800 111 999.')).toBe(
    'Call <a href="tel:03005550100">0300 555 0100</a> or <a href="tel:0800111999">0800 111 999</a>.',
  );
  expect(htmlOf('Dial 18001 <first>')).toBe('Dial 18001 &lt;first&gt;');
});
