/** On what it depends whether a browser shows a page that the gateway rendered for a resident. */
export interface ShownFor {
  /** Whose page it is. */
  readonly customerId: string;
  /** What may have been chosen in the tab without the page being another one, by the names under which it is stored. */
  readonly chosen: Readonly<Record<string, string | null>>;
  /** Media queries, with what was taken for true. */
  readonly media: Readonly<Record<string, boolean>>;
  /** Whether something begins on the page. It is over where the browser comes back to it, and may be in hand in another tab. */
  readonly begins: boolean;
}

/**
 * Puts a page that the gateway rendered for a resident into view, where the portal would show the same: the portal knows them and
 * has not been quiet for so long that it would end the session, nothing is in hand in this tab, and the screen is as wide as was
 * taken for granted. The page stands in the template before the script that runs this; whatever is amiss, it stays there.
 *
 * A press on a button waits there for the portal. Should its scripts not come, the page says so as it does today.
 *
 * It runs before any other script and on its own: it may refer to nothing outside of it, nor use what old browsers lack. What
 * modules of the server have stand-ins for is taken from the window.
 * @param idleLimit milliseconds without activity after which the portal asks whether the resident is still there
 * @param presence the lock that each tab of the portal holds
 */
export function reveal(idleLimit: number, presence: string): void {
  const template = document.currentScript?.previousElementSibling as HTMLTemplateElement;
  const root = document.getElementById('root') as HTMLElement;
  const { customerId, chosen, media, begins } = JSON.parse(template.dataset.for ?? '') as ShownFor;
  const lastActive = Number(window.localStorage.getItem('lastActive'));
  const isSame =
    window.localStorage.getItem('customerId') === customerId &&
    (!lastActive || Date.now() < lastActive + idleLimit) &&
    !history.state?.usr &&
    // Coming back to a list leads to the row that was opened, and all that was in view then.
    !history.state?.list &&
    !(begins && history.state?.key) &&
    !Object.keys(window.sessionStorage).some((key) => key.startsWith('journey:')) &&
    Object.keys(chosen).every((key) => [null, chosen[key]].includes(window.sessionStorage.getItem(key))) &&
    Object.keys(media).every((query) => matchMedia(query).matches === media[query]);
  if (!isSame) return;
  let before: ChildNode[] | undefined;
  let hasScriptFailed = false;
  const show = (): void => {
    before = [...root.childNodes];
    root.replaceChildren(template.content);
    root.dataset.rendered = '';
    // As the portal does with a page that comes: in a small window the top of the page may be all that there is room for.
    const heading = root.querySelector('h1');
    if (heading && heading.getBoundingClientRect().bottom > innerHeight) heading.scrollIntoView();
    root.addEventListener('click', ({ target }) => {
      const pressed = (target as Element).closest('button');
      if (!pressed || root.dataset.rendered === undefined) return;
      root.querySelector('[aria-busy]')?.removeAttribute('aria-busy');
      pressed.setAttribute('aria-busy', 'true');
    });
    // Enter presses the button of a form, which waits as well.
    root.addEventListener('submit', (event) => {
      if (root.dataset.rendered !== undefined) event.preventDefault();
    });
  };
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      hasScriptFailed = true;
      if (!before || root.dataset.rendered === undefined) return;
      delete root.dataset.rendered;
      root.replaceChildren(...before);
    },
    true,
  );
  if (!begins) show();
  // Answered at once, or else too late: React leaves its mark on the root when it begins there.
  else
    void navigator.locks?.query().then(({ held = [] }) => {
      if (!hasScriptFailed && Object.keys(root).length === 0 && held.every(({ name }) => name !== presence))
        show();
    });
}
