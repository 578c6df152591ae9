import { statements as words } from '../../../../content/statements.ts';
import { fill } from '../../../../machines/words.ts';

/** Milliseconds after which the tab has its title for good: a viewer of papers may have given it another. */
const settled = 1000;

/** A tab that was opened for a paper that is still on its way. */
export interface WaitingTab {
  /** Shows the paper. `month` is its month in words; `address` is where the browser finds it. */
  show(month: string, address: string): void;
  close(): void;
}

/**
 * Opens a tab at once, while the browser still knows that somebody pressed for it; null where it refuses. The paper is
 * shown in a page around it, because a paper by itself has no title.
 */
export function openTab(): WaitingTab | null {
  const tab = window.open('', '_blank');
  if (!tab) return null;
  const { document } = tab;
  document.documentElement.lang = 'en';
  document.title = words.tabWaiting;
  document.body.textContent = words.tabWaiting;
  return {
    show(month, address) {
      const name = () => {
        document.title = fill(words.tabTitle, { month });
      };
      const link = document.createElement('a');
      link.href = address;
      link.download = fill(words.fileName, { month });
      link.textContent = fill(words.save, { month });
      const frame = document.createElement('iframe');
      frame.src = address;
      frame.title = fill(words.frame, { month });
      frame.width = '100%';
      frame.height = String(Math.max(480, tab.innerHeight - 60));
      document.body.replaceChildren(link, document.createElement('br'), frame);
      name();
      tab.setTimeout(name, settled);
    },
    close: () => tab.close(),
  };
}
