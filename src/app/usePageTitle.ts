import { useEffect, useLayoutEffect } from 'react';
import { app } from '../../content/app.ts';
import { provider } from '../../content/provider.ts';
import { defer, fill } from '../../machines/engine/index.ts';

const standing = defer<void>();

/** Settles when the first page has its heading: what can wait is fetched then. */
export const pageStands = standing.promise;

/**
 * Names the page after its heading, and moves the focus there when the page changes.
 * @param page changes when another page is shown; empty while there is none
 * @param hasProblem whether something is wrong on it, which the name says first
 */
export function usePageTitle(page: string, hasProblem = false): void {
  useEffect(() => {
    if (page === '') return;
    const name = () => {
      const heading = document.querySelector('main h1');
      if (!heading) return false;
      const title = hasProblem
        ? fill(app.errorTitle, { title: heading.textContent ?? '' })
        : (heading.textContent ?? '');
      document.title = fill(app.pageTitle, { page: title, provider: provider.name });
      return true;
    };
    if (name()) return;
    // The part with the heading may still be loading.
    const watch = new MutationObserver(() => {
      if (name()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [page, hasProblem]);

  // Before the page is seen: a button that scrolls away under a finger gets no press.
  useLayoutEffect(() => {
    if (page === '') return;
    const focus = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading) return false;
      heading.focus({ preventScroll: true });
      window.scrollTo(0, 0);
      // On a small or enlarged screen the top of the page may be all that there is room for.
      if (heading.getBoundingClientRect().bottom > window.innerHeight) heading.scrollIntoView();
      standing.resolve();
      return true;
    };
    if (focus()) return;
    const watch = new MutationObserver(() => {
      if (focus()) watch.disconnect();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [page]);
}
