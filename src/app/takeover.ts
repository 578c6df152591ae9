import { hold } from '../ui/held.ts';
import { pageStands } from './usePageTitle.ts';

/** Milliseconds after which a page that the server rendered gives way to one that still waits for something. */
const longestHold = 10_000;

/**
 * Finds what stands in the place of an element of the server's page, as long as it says the same. Where the portal's page has
 * more or less on it, that is the only element that does.
 */
function twinsIn(page: Element, root: HTMLElement): (element: Element | null) => HTMLElement | undefined {
  const before = [...page.querySelectorAll('*')];
  const after = [...root.querySelectorAll<HTMLElement>(':scope > * *')];
  return (element) => {
    if (!element) return undefined;
    const { localName, textContent } = element;
    const isTwin = (other: Element | undefined): boolean =>
      other?.localName === localName && other.textContent === textContent;
    const there = after[before.indexOf(element)];
    if (isTwin(there)) return there;
    const [twin, other] = after.filter(isTwin);
    return other ? undefined : twin;
  };
}

/**
 * Keeps a page that the server rendered until the portal takes its place. The focus then goes to the element in the place of the
 * one that had it, or to the heading, as on every page; what was unfolded, chosen and pressed meanwhile is so again.
 * @returns whether there is such a page
 */
export function keepRendered(root: HTMLElement): boolean {
  const page = document.querySelector('[data-rendered] > *');
  if (!page) return false;
  let focused = document.activeElement;
  page.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  hold(new Promise<undefined>((resolve) => setTimeout(resolve, longestHold)).then(hold));
  void pageStands.then(() => {
    hold(undefined);
    delete root.dataset.rendered;
    const twinOf = twinsIn(page, root);
    (twinOf(focused) ?? root.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    for (const folded of page.querySelectorAll('details[open]')) twinOf(folded)?.setAttribute('open', '');
    for (const box of page.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      const twin = twinOf(box) as typeof box | undefined;
      if (!twin) continue;
      if (twin.matches(':checked') !== box.matches(':checked')) twin.click();
      if (twin.value === box.value) continue;
      // Past React's own property of the element: what is set through that is no change to it.
      Reflect.set(Object.getPrototypeOf(twin), 'value', box.value, twin);
      twin.dispatchEvent(new Event('change', { bubbles: true }));
    }
    twinOf(page.querySelector('[aria-busy]'))?.click();
  });
  return true;
}
