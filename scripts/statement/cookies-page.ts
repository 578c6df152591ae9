import { cookies as words } from '../../content/cookies.ts';
import { provider } from '../../content/provider.ts';
import { dateInWords } from '../../contract/dates.ts';
import { counted } from '../../contract/language.ts';
import { JourneyMove, JourneyStop, trackError, trackNavigation } from '../../contract/tracking.ts';
import {
  analystCookie,
  analystSignInCookie,
  identityCookies,
  identitySeconds,
  sessionCookie,
  signInCookie,
  signInSeconds,
} from '../../gateway/http/cookies.ts';
import { longestSessionMs } from '../../gateway/identity/sessions.ts';
import { keptMonths } from '../../gateway/provider/sweep-tracking.ts';
import { fill } from '../../machines/engine/index.ts';
import { identifierKeys } from '../../src/client/identifiers.ts';
import { markdownHeading, markdownList, markdownPage, markdownTable } from './markdown.ts';

const code = (name: string): string => `\`${name}\``;

const { purposes } = words.ours;

/** A cookie: its name, what it is for, and for how many seconds. */
type CookieRow = readonly [string, string, number];

const sessionSeconds = longestSessionMs / 1000;

const gatewayCookies: readonly CookieRow[] = [
  [sessionCookie, purposes.session, sessionSeconds],
  [signInCookie, purposes.signIn, signInSeconds],
  [analystCookie, purposes.analyst, sessionSeconds],
  [analystSignInCookie, purposes.analystSignIn, signInSeconds],
];

const identityProviderCookies: readonly CookieRow[] = [
  [identityCookies.session, purposes.identitySession, identitySeconds],
  [identityCookies.interaction, purposes.identityInteraction, identitySeconds],
  [identityCookies.resume, purposes.identityResume, identitySeconds],
];

/** What is told of each part of a call, in the order of its schema; a part without words does not compile. */
const listedParts = <K extends string>(
  entries: Readonly<Record<K, unknown>>,
  parts: Readonly<Record<K, string>>,
): string => markdownList((Object.keys(entries) as K[]).map((part) => parts[part]));

/**
 * What cookies are set, what stays in the browser, and what is recorded of a visit, in Markdown. Names, times and parts are
 * those of the code.
 * @param issuer address of the provider's own sign-in service; undefined where the demonstration's is used
 */
export function cookiesPage(issuer: string | undefined, now: Date): string {
  const { ours, storage, recorded, unrecorded, questions } = words;
  const { name, phone, hours, site, pages } = provider;
  const rows = [...gatewayCookies, ...(issuer === undefined ? identityProviderCookies : [])].map(
    ([cookie, purpose, seconds]) => [code(cookie), purpose, counted(seconds / 3600, ours.hours)],
  );
  return markdownPage(words.title, [
    fill(words.introduction.join(' '), { name }),
    markdownHeading(ours.heading),
    markdownTable([ours.columns.name, ours.columns.purpose, ours.columns.life], rows),
    issuer === undefined
      ? fill(ours.signature, { ending: code('.sig') })
      : fill(ours.ownSignIn, { address: issuer }),
    ours.protection,
    ours.card,
    markdownHeading(storage.heading),
    fill(storage.shared, { names: identifierKeys.map(code).join(', ') }),
    storage.purpose,
    storage.tab,
    markdownHeading(recorded.heading),
    fill(recorded.condition, { months: counted(keptMonths, recorded.months) }),
    recorded.pages,
    listedParts(trackNavigation.body.entries, recorded.pageParts),
    recorded.errors,
    listedParts(trackError.body.entries, recorded.errorParts),
    recorded.moves,
    recorded.movesApart,
    listedParts(JourneyMove.entries, recorded.moveParts),
    recorded.stops,
    listedParts(JourneyStop.entries, recorded.stopParts),
    recorded.time,
    markdownHeading(unrecorded.heading),
    markdownList(unrecorded.list),
    unrecorded.limits,
    unrecorded.others,
    markdownHeading(questions.heading),
    fill(questions.text, { phone, hours, privacy: `${site}${pages.privacy.path}` }),
    fill(words.updated, { date: dateInWords(now.toISOString()) }),
  ]);
}
