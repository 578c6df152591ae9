import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { firstJourneys } from '../../../journeys/first.ts';
import {
  casesPage,
  homePage,
  newRepair,
  repairPage,
  repairsPage,
} from '../../../journeys/shared/addresses.ts';
import { loadHomes } from '../../../journeys/shared/homes.ts';
import { isSameAddress } from '../../../machines/engine/index.ts';
import { idleLimit } from '../../../machines/session/session.ts';
import { arrivalOf } from '../../app/arrival.ts';
import { FrameBar } from '../../app/Frame.tsx';
import { JourneyHost } from '../../app/JourneyHost.tsx';
import { matchesRoute } from '../../app/match-route.ts';
import { routeAt } from '../../app/routes.ts';
import { MainMenu } from '../../app/session/MainMenu.tsx';
import { presence } from '../../app/tab-presence.ts';
import { homeAmong } from '../../features/home/data/home-among.ts';
import { currentRendering, type Rendering, renderings } from '../rendering.ts';
import { reveal, type ShownFor } from './reveal.ts';

/** The script that shows such a page, the same for all of them: a content security policy names it by its hash. */
export const revealScript = `(${reveal})(${idleLimit},${JSON.stringify(presence)})`;

/** A page that is rendered for whoever asks for it. */
interface ResidentPage {
  readonly path: string;
  /** Whether it is, with what its address asks for. */
  isRendered(search: URLSearchParams): boolean;
  /** What may have been chosen in the tab without it being another page: what it shows anyway. */
  chosen?(rendering: Rendering): Promise<ShownFor['chosen']>;
  /** Whether a journey begins there: it is rendered where that leads to its first question and nothing else. */
  readonly begins?: true;
}

const hasNoQuery = ({ size }: URLSearchParams): boolean => size === 0;

/** What they load later, though they show it first, is named in `scripts/server-entry.ts`. */
const pages: readonly ResidentPage[] = [
  {
    path: homePage,
    // What comes back from a sign-in has its answer in the address.
    isRendered: hasNoQuery,
    async chosen({ customerId, gateway }) {
      const homes = await loadHomes({ services: { gateway, customerId } }, {});
      return { [`home:${customerId}`]: homeAmong(homes, null)?.premisesId ?? null };
    },
  },
  { path: repairPage, isRendered: (search) => search.has('repair') },
  // As they are before anything is chosen: an address that narrows one is seldom opened.
  { path: repairsPage, isRendered: hasNoQuery },
  { path: casesPage, isRendered: hasNoQuery },
  { path: newRepair, isRendered: hasNoQuery, begins: true },
];

const pageAt = (address: string, search: string): ResidentPage | undefined =>
  pages.find((page) => isSameAddress(address, page.path) && page.isRendered(new URLSearchParams(search)));

/** Whether the page at an address is rendered for the resident who asks for it. */
export const isRenderedForResidents = (address: string, search: string): boolean =>
  pageAt(address, search) !== undefined;

/** Whether the journey at an address begins with a question, told once it has come there. */
async function beginsWithQuestion(address: string, { customerId, queries }: Rendering): Promise<boolean> {
  const entry = firstJourneys.find(({ routes }) => matchesRoute(routes, address));
  return entry !== undefined && (await queries.fetchQuery(arrivalOf(entry, customerId))) !== null;
}

/** The menu without the watch over the session, which is the browser's. */
const Bar = ({ menu }: { readonly menu: boolean }) => (
  <MainMenu isWanted={menu} isEnding={false} onLeave={() => {}} />
);

/** What shows that a part still waits, or is put in its place by a script. */
const unfinished = /<script|<style|data-pending|class="ds-(waiting|list-bones)/;

/**
 * Renders what waits for nothing any more. Throws where a part of it failed, something could not be read, or the page leads
 * elsewhere.
 */
async function markupOf(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    onError: (error) => void failures.push(error),
    // Nothing is put in its place by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const markup = (await buffer(prelude)).toString();
  const readings = currentRendering().queries.getQueryCache().getAll();
  const [failure] = [...failures, ...readings.flatMap(({ state }) => state.error ?? [])];
  if (failure !== undefined) throw failure;
  if (!markup.includes('<h1') || unfinished.test(markup)) throw new Error('the page is not whole');
  return markup;
}

/**
 * Renders the page at an address for a resident, with the components of the portal.
 * @returns a template with the page, behind which the script that shows it has its place; undefined where it is not rendered
 */
export async function renderForResident(
  { address, search }: { readonly address: string; readonly search: string },
  rendering: Rendering,
): Promise<string | undefined> {
  const page = pageAt(address, search);
  if (!page) return undefined;
  return renderings.run(rendering, async () => {
    if (page.begins && !(await beginsWithQuestion(address, rendering))) return undefined;
    const markup = await markupOf(
      <StaticRouter location={{ pathname: address, search: search === '' ? '' : `?${search}` }}>
        <FrameBar value={Bar}>
          <JourneyHost route={routeAt(address)} />
        </FrameBar>
      </StaticRouter>,
    );
    const { customerId, media } = rendering;
    const shownFor: ShownFor = {
      customerId,
      chosen: (await page.chosen?.(rendering)) ?? {},
      media: Object.fromEntries(media),
      begins: page.begins === true,
    };
    return renderToStaticMarkup(
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it just now
      <template data-for={JSON.stringify(shownFor)} dangerouslySetInnerHTML={{ __html: markup }} />,
    );
  });
}
