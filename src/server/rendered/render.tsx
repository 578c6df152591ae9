import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { startPage } from '../../../journeys/shared/addresses.ts';
import { isSameAddress } from '../../../machines/engine/index.ts';
import StartPage from '../../app/start/StartPage.tsx';

/** Whether the page at an address shows the same to everybody at first, and is rendered here. */
export const isRenderedPage = (address: string): boolean => isSameAddress(address, startPage);

/**
 * Renders what the page at an address shows first, with the components that the browser renders it with: for those pages that
 * are the same for everybody.
 * @returns undefined for all others
 */
export function renderPublicPage(address: string): string | undefined {
  if (!isRenderedPage(address)) return undefined;
  return renderToStaticMarkup(
    <StaticRouter location={startPage}>
      <StartPage />
    </StaticRouter>,
  );
}
