import { useEffect, useLayoutEffect } from 'react';
import { app } from '../../content/app.ts';
import { provider } from '../../content/provider.ts';
import { defer, fill } from '../../machines/engine/index.ts';

const standing = defer<void>();

/** Settles when the first page has its heading: what can wait is fetched then. */
export const pageStands = standing.promise;

/** Names the tab of the browser after a page. */
export function nameTab(page: string): void {
  document.title = fill(app.pageTitle, { page, provider: provider.name });
}

/**
 * Acts on the heading of the page, now or as soon as it is there: the part with it may still be loading. Returns what stops
 * waiting.
 */
function withHeading(act: (heading: HTMLElement) => void): () => void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    watch.disconnect();
    act(heading);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}

/**
 * Names the page after its heading, and moves the focus there when the page changes.
 * @param page changes when another page is shown; empty while there is none
 * @param hasProblem whether something is wrong on it, which the name says first
 */
export function usePageTitle(page: string, hasProblem = false): void {
  useEffect(() => {
    if (page === '') return;
    return withHeading(({ textContent }) => {
      const title = textContent ?? '';
      nameTab(hasProblem ? fill(app.errorTitle, { title }) : title);
    });
  }, [page, hasProblem]);

  // Before the page is seen: a button that scrolls away under a finger gets no press.
  useLayoutEffect(() => {
    if (page === '') return;
    return withHeading((heading) => {
      standing.resolve();
      // Whoever has been on the server's page stays where they are.
      if (heading.closest('[data-rendered]')) return;
      heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
      // On a small or enlarged screen the top of the page may be all that there is room for.
      if (heading.getBoundingClientRect().bottom > window.innerHeight) heading.scrollIntoView();
    });
  }, [page]);
}
