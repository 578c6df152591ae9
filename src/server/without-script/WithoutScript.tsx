import type { ReactNode } from 'react';
import { controls } from '../../../content/controls.ts';
import { pageTitles } from '../../../content/page-titles.ts';
import { start } from '../../../content/start.ts';
import { withoutScript as copy } from '../../../content/without-script.ts';
import { plainLogOut } from '../../../contract/session.ts';
import { homePage, startPage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { Abilities } from '../../app/start/Abilities.tsx';
import { OpeningHours } from '../../app/start/OpeningHours.tsx';
import { LinkedText } from '../../renderer/LinkedText.tsx';
import { pageParts } from '../../renderer/pageParts.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Page } from '../../ui/Page.tsx';
import { CallUs, Everything, PhoneScripts, phoneTitle } from './PhoneScripts.tsx';
import { pageAt, stepAt } from './pages.ts';
import type { References } from './references.ts';
import { signInAddress, signUpAddress } from './sign-in.ts';

/** A page as the tab names it, and what it says. */
export interface PlainPage {
  readonly title: string;
  readonly content: ReactNode;
}

function Urgent() {
  return (
    <section className="ds-stack" aria-labelledby="urgent">
      <h2 id="urgent">{copy.urgent}</h2>
      <p>
        <LinkedText>{start.dangerText}</LinkedText> <LinkedText>{start.dangerGas}</LinkedText>
      </p>
    </section>
  );
}

const SignIn = () => (
  <>
    <p>{copy.signInText}</p>
    <div className="ds-actions">
      <ButtonLink href={signInAddress}>{start.signIn}</ButtonLink>
      <ButtonLink variant="quiet" href={signUpAddress}>
        {start.register}
      </ButtonLink>
    </div>
  </>
);

/** Where visitors arrive: what the portal does, signing in, and all that can be done by phone. */
export const plainStart = (): PlainPage => ({
  title: pageTitles.start,
  content: (
    <>
      <h1>{start.title}</h1>
      <p>{start.text}</p>
      <p>{copy.startOff}</p>
      <SignIn />
      <p className="ds-hint">{start.first}</p>
      <Urgent />
      <Everything />
      <Abilities />
      <OpeningHours />
    </>
  ),
});

const referenceFacts = ({ name, homes, accounts }: References) => [
  { name: copy.home.name, value: name },
  ...homes.map((address) => ({ name: copy.home.homeAddress, value: address })),
  ...accounts.map(({ name: account, reference }) => ({
    name: fill(copy.home.account, { account }),
    value: reference,
  })),
];

/** What a resident needs who calls, and all that they can call about. */
export const plainHome = (references: References | undefined): PlainPage => ({
  title: pageTitles.home,
  content: (
    <>
      <h1>{references ? fill(copy.home.title, { name: references.givenName }) : copy.home.nameless}</h1>
      <p>{references ? copy.home.text : copy.home.failed}</p>
      {references ? <Facts facts={referenceFacts(references)} /> : null}
      <CallUs />
      <Urgent />
      <Everything />
      <OpeningHours />
      <p className="ds-hint">{copy.turnOn}</p>
    </>
  ),
});

/** Between the identity provider and Home. */
export const plainArrival = (next: string): PlainPage => ({
  title: copy.arriving.title,
  content: (
    <>
      <h1>{copy.arriving.title}</h1>
      <p>{copy.arriving.text}</p>
      <div className="ds-actions">
        <ButtonLink href={next}>{copy.arriving.continue}</ButtonLink>
      </div>
    </>
  ),
});

/** Where to go from a page. */
const Elsewhere = ({ hasSession }: { readonly hasSession: boolean }) => (
  <p>{hasSession ? <a href={homePage}>{copy.toHome}</a> : <a href={startPage}>{copy.toStart}</a>}</p>
);

/** Every other page: how what it is for is done by phone. */
export function plainPageAt(address: string, hasSession: boolean): PlainPage {
  const page = pageAt(address);
  const journeys = page?.journeys ?? stepAt(address);
  const title = page?.title ?? phoneTitle(journeys) ?? copy.unknown.title;
  const isUnknown = title === copy.unknown.title;
  return {
    title,
    content: (
      <>
        <h1>{title}</h1>
        <p>{isUnknown ? copy.unknown.text : copy.off}</p>
        {page?.text === undefined ? null : <p>{page.text}</p>}
        <CallUs />
        <PhoneScripts of={journeys} isAlone={page === undefined && journeys.length === 1} />
        {hasSession ? null : <SignIn />}
        <Elsewhere hasSession={hasSession} />
        <Urgent />
        <OpeningHours />
        {isUnknown ? null : <p className="ds-hint">{copy.turnOn}</p>}
      </>
    ),
  };
}

const LogOut = () => (
  <form className="ds-account" method="post" action={plainLogOut}>
    <button className="ds-button ds-button-text" type="submit">
      {controls.logOut}
    </button>
  </form>
);

/** A page in the portal's own frame. */
export const Framed = ({
  hasSession,
  children,
}: {
  readonly hasSession: boolean;
  readonly children: ReactNode;
}) => (
  <Page {...pageParts} bar={hasSession ? <LogOut /> : null}>
    <div className="ds-plain ds-stack-l">{children}</div>
  </Page>
);
