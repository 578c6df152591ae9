import { identityPages as words } from '../../content/identity.ts';
import type { Database } from '../database/schema.ts';
import type { Account } from './accounts.ts';
import { changeEmail, changePassword, createAccount, normalEmail, verifyLogin } from './accounts.ts';
import type { FieldName, FormState } from './pages.ts';
import { fieldsFor } from './pages.ts';
import type { Policy } from './policy.ts';

type Values = FormState['values'];
type Faults = FormState['faults'];
type Outcome = { readonly accountId: string } | { readonly faults: Faults };

/** Finds the customer who has this e-mail address, so that a new login is theirs. */
export type FindCustomer = (db: Database, email: string) => Promise<string | null>;

const { faults: texts } = words;
const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const checks: Readonly<Record<FieldName, (value: string) => string | undefined>> = {
  email: (value) => (looksLikeEmail.test(value.trim()) ? undefined : texts.emailMissing),
  newEmail: (value) => (looksLikeEmail.test(value.trim()) ? undefined : texts.newEmailMissing),
  password: (value) => (value === '' ? texts.passwordMissing : undefined),
  newPassword: (value) =>
    value.length < 10 ? texts.passwordShort : value.length > 200 ? texts.passwordLong : undefined,
};

/** What is wrong with what was typed into a field; undefined where nothing is. */
export const fieldFault = (name: FieldName, value: string): string | undefined => checks[name](value);

/** The fields of a policy's form, and nothing else that was sent; the address of whoever is known is theirs. */
export function readForm(policy: Policy, body: unknown, knownAs: string | undefined): Values {
  const sent = new URLSearchParams(typeof body === 'string' ? body : '');
  const names = Object.keys(fieldsFor(policy, knownAs)) as FieldName[];
  const values = Object.fromEntries(names.map((name) => [name, (sent.get(name) ?? '').slice(0, 254)]));
  return knownAs === undefined ? values : { ...values, email: knownAs };
}

function missing(policy: Policy, values: Values, knownAs: string | undefined): Faults {
  const names = Object.keys(fieldsFor(policy, knownAs)) as FieldName[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const fault = checks[name](values[name] ?? '');
      return fault === undefined ? [] : [[name, fault]];
    }),
  );
}

async function signUp(db: Database, values: Values, findCustomer: FindCustomer): Promise<Outcome> {
  const email = normalEmail(values.email ?? '');
  const customerId = await findCustomer(db, email);
  const accountId = await createAccount(db, { email, password: values.newPassword ?? '', customerId });
  return accountId === undefined ? { faults: { email: texts.taken } } : { accountId };
}

type WhenSignedIn = (db: Database, account: Account, values: Values) => Promise<Outcome>;

const afterSignIn: Readonly<Record<Exclude<Policy, 'B2C_1_signup'>, WhenSignedIn>> = {
  B2C_1_signin: async (_db, account) => ({ accountId: account.id }),
  B2C_1_password: async (db, account, values) => {
    if (values.newPassword === values.password) return { faults: { newPassword: texts.samePassword } };
    await changePassword(db, account.id, values.newPassword ?? '');
    return { accountId: account.id };
  },
  B2C_1_username: async (db, account, values) =>
    (await changeEmail(db, account.id, values.newEmail ?? ''))
      ? { accountId: account.id }
      : { faults: { newEmail: texts.takenByOther } },
};

/** Carries out what the form asks for: the account that is then signed in, or what is wrong with which field. */
export async function submitForm(
  db: Database,
  policy: Policy,
  values: Values,
  { findCustomer, knownAs }: { readonly findCustomer: FindCustomer; readonly knownAs: string | undefined },
): Promise<Outcome> {
  const faults = missing(policy, values, knownAs);
  if (Object.keys(faults).length > 0) return { faults };
  if (policy === 'B2C_1_signup') return signUp(db, values, findCustomer);
  const account = await verifyLogin(db, values.email ?? '', values.password ?? '');
  return account
    ? afterSignIn[policy](db, account, values)
    : { faults: { password: knownAs === undefined ? texts.wrong : texts.wrongPassword } };
}
