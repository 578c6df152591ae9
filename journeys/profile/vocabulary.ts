import type { NoticeKey } from '../../content/notices.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';
import type { Contact, Profile } from '../shared/profile.ts';

export interface ProfileFacts {
  /** The resident as the provider holds them now. */
  readonly profile: Profile | null;
  readonly isBirthWrong: boolean;
  /** A change is passed on to the provider by e-mail: for residents of a merged landlord, where it is switched on. */
  readonly isPassedOn: boolean;
  /** What was changed somewhere else while the resident was at it, as it is held now. */
  readonly elsewhere: Partial<Contact>;
  readonly result: 'saved' | 'passed on' | 'unchanged' | null;
}

export const nothingKnown: ProfileFacts = {
  profile: null,
  isBirthWrong: false,
  isPassedOn: false,
  elsewhere: {},
  result: null,
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export interface ProfileVocabulary {
  readonly facts: ProfileFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'profile' | 'saved' | 'customerError' | 'signedOut';
  readonly errorPage: 'failed';
}

export const { rules, operation, journey } = language<ProfileVocabulary>();
