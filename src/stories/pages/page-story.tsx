import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { identifiers } from '../../app/portal.ts';
import { queries } from '../../client/queries.ts';
import { type Answered, fetchFrom } from './answers.ts';

/** The resident of the stories of pages. */
export const resident = '00000000-0000-4000-8000-0000000000aa';

/** What a page finds when it is opened, and by what it is known that it stands so. */
interface Opened {
  /** A text that it shows then, or the key of a message. */
  readonly shows: string | { readonly message: string };
  /** Its address. */
  readonly at: string;
  /** What the page before handed over. */
  readonly handedOver?: object;
  /** Nobody is signed in. */
  readonly isVisitor?: boolean;
  /** What the browser keeps. */
  keep?(): void;
  readonly gateway?: readonly Answered[];
}

/** The parameters of a story of a page. */
export const finds = (page: Opened) => ({ isPage: true, page });

interface Context {
  readonly parameters: { readonly page?: Opened };
}

/** Before each story of a page: the browser and the gateway are as the story says, and afterwards as they were. */
export function preparePage({ parameters }: Context): () => void {
  const { isVisitor = false, keep, gateway = [] } = parameters.page ?? {};
  const own = window.fetch;
  queries.clear();
  sessionStorage.clear();
  if (isVisitor) identifiers.clear();
  else identifiers.signIn(resident, resident);
  keep?.();
  window.fetch = fetchFrom(gateway, own);
  return () => {
    window.fetch = own;
    identifiers.clear();
    sessionStorage.clear();
  };
}

/** Waits until the page stands as the story says. */
export async function comesToStand({
  canvasElement,
  parameters,
}: Context & { readonly canvasElement: HTMLElement }): Promise<void> {
  const { shows = '' } = parameters.page ?? {};
  if (shows === '') throw new Error('the story does not say what it shows');
  const stands = () =>
    typeof shows === 'string'
      ? canvasElement.textContent.includes(shows)
      : canvasElement.querySelector(`[data-message='${shows.message}']`) !== null;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => look());
    const look = () => {
      if (!stands()) return;
      observer.disconnect();
      resolve();
    };
    observer.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    look();
  });
}

/** A page at its address. What lists keep for the way back to them is kept for each story by itself. */
export const atAddress = (children: ReactNode, { parameters, id }: Context & { readonly id: string }) => {
  const { at = '/', handedOver } = parameters.page ?? {};
  const [pathname = '/', search = ''] = at.split('?');
  return (
    <MemoryRouter initialEntries={[{ pathname, search, state: handedOver, key: id }]} key={at}>
      {children}
    </MemoryRouter>
  );
};

/** What the stories of a page have in common: each opens it as it says, and waits until it stands so. */
export const pageStories = (page: ReactNode) => ({
  beforeEach: preparePage,
  play: comesToStand,
  render: (_args: object, context: Parameters<typeof atAddress>[1]) => atAddress(page, context),
});
