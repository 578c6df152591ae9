import { statements as copy } from '../../../../content/statements.ts';
import { language } from '../../../../contract/language.ts';
import { fill } from '../../../../machines/engine/index.ts';

/** Milliseconds after which the tab has its title for good: a viewer of papers may have given it another. */
const settled = 1000;

/** A tab that was opened for a paper that is still on its way. */
export interface WaitingTab {
  /** Leads to the paper. `month` is its month in words; `address` is its own. */
  show(month: string, address: string): void;
  close(): void;
}

/** A text and what stands beside it, in type that can be read: the page has no style sheet. */
function say(document: Document, ...content: (string | Node)[]): void {
  document.body.replaceChildren(...content);
  document.body.style.font = '1.125rem/1.5 system-ui, sans-serif';
  document.body.style.margin = '2rem auto';
  document.body.style.maxWidth = '30rem';
  document.body.style.padding = '0 1rem';
}

/** A link that saves the paper, for browsers that neither show it nor save it by themselves. */
function linkToSave(document: Document, month: string, address: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = address;
  link.download = fill(copy.fileName, { month });
  link.textContent = fill(copy.save, { month });
  return link;
}

/**
 * Opens a tab at once, while the browser still knows that somebody pressed for it; null where it refuses. It is sent to
 * the paper's own address: a browser then shows or saves it as it does with any paper, under its name. Phones have no
 * viewer for a paper inside a page; there the page stays, and says where the paper is.
 */
export function openTab(): WaitingTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  tab.document.documentElement.lang = language;
  tab.document.title = copy.tabWaiting;
  say(tab.document, copy.tabWaiting);
  return {
    show(month, address) {
      const name = () => {
        try {
          tab.document.title = fill(copy.tabTitle, { month });
        } catch {
          // A viewer that is not of this site names the tab by the title in the paper.
        }
      };
      say(tab.document, `${copy.notShown} `, linkToSave(tab.document, month, address));
      name();
      tab.location.replace(address);
      setTimeout(name, settled);
    },
    close: () => tab.close(),
  };
}
