import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { homePage } from '../../../journeys/shared/addresses.ts';
import { loadHomes } from '../../../journeys/shared/homes.ts';
import { isSameAddress } from '../../../machines/engine/index.ts';
import { idleLimit } from '../../../machines/session/session.ts';
import { FrameBar } from '../../app/Frame.tsx';
import { MainMenu } from '../../app/session/MainMenu.tsx';
import { homeAmong } from '../../features/home/data/home-among.ts';
import HomePage from '../../features/home/HomePage.tsx';
import { currentRendering, type Rendering, renderings } from '../rendering.ts';
import { reveal, type ShownFor } from './reveal.ts';

/** The script that shows such a page, the same for all of them: a content security policy names it by its hash. */
export const revealScript = `(${reveal})(${idleLimit})`;

/** Whether the page at an address is rendered for the resident who asks for it. What comes back from a sign-in is none. */
export const isRenderedForResidents = (address: string, search: string): boolean =>
  isSameAddress(address, homePage) && search === '';

/** The menu without the watch over the session, which is the browser's. */
const Bar = ({ menu }: { readonly menu: boolean }) => (
  <MainMenu isWanted={menu} isEnding={false} onLeave={() => {}} />
);

/** Renders what waits for nothing any more. Throws where a part of it failed, or something could not be read. */
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
  if (/<script|<style|data-pending/.test(markup)) throw new Error('the page is not whole');
  return markup;
}

/** What may have been chosen in the tab: the home that Home is about anyway. */
async function chosenOnHome({ customerId, gateway }: Rendering): Promise<ShownFor['chosen']> {
  const homes = await loadHomes({ services: { gateway, customerId } }, {});
  return { [`home:${customerId}`]: homeAmong(homes, null)?.premisesId ?? null };
}

/**
 * Renders the page at an address for a resident, with the components of the portal.
 * @returns a template with the page, behind which the script that shows it has its place
 */
export const renderForResident = (rendering: Rendering): Promise<string> =>
  renderings.run(rendering, async () => {
    const page = await markupOf(
      <StaticRouter location={homePage}>
        <FrameBar value={Bar}>
          <HomePage />
        </FrameBar>
      </StaticRouter>,
    );
    const { customerId, media } = rendering;
    const shownFor: ShownFor = {
      customerId,
      chosen: await chosenOnHome(rendering),
      media: Object.fromEntries(media),
    };
    return renderToStaticMarkup(
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has written it just now
      <template data-for={JSON.stringify(shownFor)} dangerouslySetInnerHTML={{ __html: page }} />,
    );
  });
