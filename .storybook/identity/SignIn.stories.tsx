import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { identityPages } from '../../content/identity.ts';
import { type FormState, policyPage, problemPage, waitFault } from '../../gateway/identity/pages.ts';
import {
  askPage,
  choosePage,
  donePage,
  overPage,
  sentPage,
} from '../../gateway/identity/password-reset-pages.ts';
import type { Policy } from '../../gateway/identity/policy.ts';
import { loadedMark, ProviderPage } from './ProviderPage.tsx';

interface Page {
  /** The document that the gateway sends. */
  readonly source: string;
}

/** Longest wait for a document and what it asks for, in milliseconds. The usual second is too short on a busy machine. */
const patience = 30_000;

const meta = {
  title: 'Pages/Sign in',
  component: ProviderPage,
  parameters: { isPage: true },
  play: async ({ canvasElement }) => {
    const isLoaded = () => {
      if (!canvasElement.querySelector(`iframe[${loadedMark}]`))
        throw new Error('the page has no styles yet');
    };
    await waitFor(isLoaded, { timeout: patience });
  },
} satisfies Meta<Page>;
export default meta;
type Story = StoryObj<Page>;

const { faults } = identityPages;
const email = 'amara.okafor@example.com';

const showing = (name: string, source: string): Story => ({ name, args: { source } });

const asking = (name: string, policy: Policy, state: Partial<FormState> = {}): Story =>
  showing(name, policyPage(policy, '#', { values: {}, faults: {}, ...state }));

export const SignIn = asking('Sign in', 'B2C_1_signin');
export const SignInMissing = asking('Sign in: nothing was typed', 'B2C_1_signin', {
  faults: { email: faults.emailMissing, password: faults.passwordMissing },
});
export const SignInWrong = asking('Sign in: address or password is wrong', 'B2C_1_signin', {
  values: { email },
  faults: { email: faults.wrong },
});
export const SignInTooOften = asking('Sign in: tried too often', 'B2C_1_signin', {
  values: { email },
  faults: waitFault('B2C_1_signin', 900),
});
export const Register = asking('Create an account', 'B2C_1_signup');
export const RegisterTaken = asking('Create an account: there is one already', 'B2C_1_signup', {
  values: { email },
  faults: { email: faults.taken, newPassword: faults.passwordShort },
});
export const ChangePassword = asking('Change the password', 'B2C_1_password', { knownAs: email });
export const ChangePasswordRefused = asking('Change the password: refused', 'B2C_1_password', {
  knownAs: email,
  faults: { password: faults.wrongPassword, newPassword: faults.samePassword },
});
export const ChangeAddress = asking('Change the address', 'B2C_1_username', { knownAs: email });
export const ChangeAddressTaken = asking('Change the address: someone else has it', 'B2C_1_username', {
  knownAs: email,
  values: { newEmail: 'ben.hughes@example.com' },
  faults: { newEmail: faults.takenByOther },
});
export const Forgotten = showing('Forgotten password', askPage());
export const ForgottenMissing = showing(
  'Forgotten password: nothing was typed',
  askPage({ fault: faults.emailMissing }),
);
export const LinkSent = showing('Forgotten password: the link is sent', sentPage());
export const NewPassword = showing('Choose a new password', choosePage({ token: 'token', email }));
export const NewPasswordShort = showing(
  'Choose a new password: too short',
  choosePage({ token: 'token', email, fault: faults.passwordShort }),
);
export const NewPasswordSaved = showing('The new password is saved', donePage());
export const LinkOver = showing('The link is over', overPage());
export const Expired = showing(
  'The page was open for too long',
  problemPage({ status: 400, retryAfter: undefined }),
);
export const Away = showing(
  'Nobody can sign in at the moment',
  problemPage({ status: 503, retryAfter: undefined }),
);
export const TooManyPages = showing(
  'Too many pages were asked for',
  problemPage({ status: 429, retryAfter: 120 }),
);
