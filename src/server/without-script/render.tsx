import { renderToStaticMarkup } from 'react-dom/server';
import { app } from '../../../content/app.ts';
import { provider } from '../../../content/provider.ts';
import { homePage, startPage } from '../../../journeys/shared/addresses.ts';
import { comparableAddress, fill, isSameAddress } from '../../../machines/engine/index.ts';
import { isPageOrStep } from './pages.ts';
import type { References } from './references.ts';
import { completionOf } from './sign-in.ts';
import {
  Framed,
  type PlainPage,
  plainArrival,
  plainHome,
  plainPageAt,
  plainStart,
} from './WithoutScript.tsx';

/** A page that a browser asks for which may run no script. */
export interface AskedWithoutScript {
  readonly address: string;
  readonly search: string;
  readonly hasSession: boolean;
}

/** What stands in the head of the portal's page for such a browser. */
export interface PlainHead {
  /** Escaped, as all of it is. */
  readonly title: string;
  readonly head: string;
}

const isFrontDoor = (address: string): boolean => address === '' || address === '/';

function pageFor({ address, hasSession }: AskedWithoutScript, references: References | undefined): PlainPage {
  const isHome = isFrontDoor(address) || isSameAddress(address, homePage);
  if (isSameAddress(address, startPage) || (isHome && !hasSession)) return plainStart();
  return isHome ? plainHome(references) : plainPageAt(address, hasSession);
}

const completion = ({ address, search }: AskedWithoutScript): string | undefined =>
  isSameAddress(address, homePage) ? completionOf(search) : undefined;

/** Names what such a browser shows; undefined for what is only shown once. Addresses that the portal does not have share a name. */
export function nameOfPage(asked: AskedWithoutScript): string | undefined {
  if (completion(asked) !== undefined) return undefined;
  const { address, hasSession } = asked;
  const isKnown =
    isFrontDoor(address) ||
    [startPage, homePage].some((one) => isSameAddress(address, one)) ||
    isPageOrStep(address);
  return `${hasSession ? 'resident' : 'visitor'} ${isKnown ? comparableAddress(address) : '?'}`;
}

const shown = (asked: AskedWithoutScript, references: References | undefined): PlainPage => {
  const next = completion(asked);
  return next === undefined ? pageFor(asked, references) : plainArrival(next);
};

/**
 * Writes the title of a page, and what a browser without script needs in its head: the style sheet that puts its page in the
 * place of the portal, and a word that the page may say where its form comes from, which older browsers have nothing else to
 * tell by.
 */
export function renderPlainHead(asked: AskedWithoutScript): PlainHead {
  const { title: page } = shown(asked, undefined);
  const next = completion(asked);
  return {
    title: renderToStaticMarkup(fill(app.pageTitle, { page, provider: provider.name })),
    head: renderToStaticMarkup(
      <noscript>
        <link rel="stylesheet" href="/without-script.css" />
        <meta name="referrer" content="same-origin" />
        {next === undefined ? null : <meta httpEquiv="refresh" content={`0; url=${next}`} />}
      </noscript>,
    ),
  };
}

/** Writes what such a browser shows. */
export function renderPlainBody(asked: AskedWithoutScript, references?: References): string {
  const hasSession = asked.hasSession && completion(asked) === undefined;
  return renderToStaticMarkup(
    <noscript>
      <Framed hasSession={hasSession}>{shown(asked, references).content}</Framed>
    </noscript>,
  );
}
