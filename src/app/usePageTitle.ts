import { useEffect } from 'react';
import { app } from '../../content/app.ts';
import { provider } from '../../content/provider.ts';
import { fill } from '../../machines/words.ts';

const standing = Promise.withResolvers<void>();

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

  useEffect(() => {
    if (page === '') return;
    const focus = () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      heading?.focus();
      if (!heading) return false;
      window.scrollTo(0, 0);
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
