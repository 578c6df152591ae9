/** Milliseconds after which a page that the server rendered gives way to one that still waits for something. */
const longestHold = 10_000;

/** What the portal needs to take the place of a page that the server rendered. */
export interface Takeover {
  /** Settles when the server's page has been kept long enough. */
  readonly held: Promise<void>;
  /** Leaves the focus to the element in the place of the one that had it, or to the heading, as on every page. */
  carryOver(): void;
}

/**
 * Watches where residents are on a page that the server rendered, until the portal takes its place.
 * @returns undefined where the page came without anything in it
 */
export function watchRendered(root: HTMLElement): Takeover | undefined {
  const page = root.firstElementChild;
  if (root.dataset.rendered === undefined || !page) return undefined;
  let focused: Element = document.activeElement ?? page;
  const watch = ({ target }: Event): void => {
    focused = target as Element;
  };
  root.addEventListener('focusin', watch);
  return {
    held: new Promise((resolve) => setTimeout(resolve, longestHold)),
    carryOver() {
      root.removeEventListener('focusin', watch);
      delete root.dataset.rendered;
      const place = [...page.querySelectorAll('*')].indexOf(focused);
      const twin = root.firstElementChild?.querySelectorAll<HTMLElement>('*')[place];
      const isSame = twin?.outerHTML === focused.outerHTML;
      (isSame ? twin : root.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
    },
  };
}
