import { hold } from '../ui/held.ts';
import { pageStands } from './usePageTitle.ts';

/** Milliseconds after which a page that the server rendered gives way to one that still waits for something. */
const longestHold = 10_000;

/**
 * Keeps a page that the server rendered until the portal takes its place. The focus then goes to the element in the place of the
 * one that had it, or to the heading, as on every page.
 * @returns whether there is such a page
 */
export function keepRendered(root: HTMLElement): boolean {
  const page = root.firstElementChild;
  if (root.dataset.rendered === undefined || !page) return false;
  let focused: Element = document.activeElement ?? page;
  const watch = ({ target }: Event): void => {
    focused = target as Element;
  };
  root.addEventListener('focusin', watch);
  hold(new Promise((resolve) => setTimeout(resolve, longestHold)));
  void pageStands.then(() => {
    root.removeEventListener('focusin', watch);
    hold(undefined);
    delete root.dataset.rendered;
    const place = [...page.querySelectorAll('*')].indexOf(focused);
    const twin = root.firstElementChild?.querySelectorAll<HTMLElement>('*')[place];
    const isSame = twin?.outerHTML === focused.outerHTML;
    (isSame ? twin : root.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  });
  return true;
}
