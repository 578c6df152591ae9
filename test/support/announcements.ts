/** Something that was put into a live region that was there before. */
export interface SpokenWords {
  readonly words: string;
  readonly urgency: string;
}

/** What live regions held over time. */
export interface Announcements {
  readonly spoken: readonly SpokenWords[];
  /** Words that came together with their region, so that many screen readers do not hear of them. */
  readonly bornFull: readonly string[];
  stop(): void;
}

/** Listens to the page as a screen reader does. It needs nothing from outside, so that it can be handed to a page as text. */
export function listenToRegions(): Announcements {
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  const wordsOf = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const urgencyOf = (region: Element) =>
    region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
  const spoken: SpokenWords[] = [];
  const bornFull: string[] = [];
  const present = new WeakSet<Element>(document.querySelectorAll(live));
  const watch = new MutationObserver((changes) => {
    const born = new Set<Element>();
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element && node.isConnected)
          for (const each of [node, ...node.querySelectorAll(live)])
            if (each.matches(live) && !present.has(each)) born.add(each);
    for (const region of born) {
      present.add(region);
      if (wordsOf(region) !== '') bornFull.push(wordsOf(region));
    }
    for (const { addedNodes, target, type } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (!region || born.has(region)) continue;
      const texts = type === 'characterData' ? [target] : [...addedNodes];
      const said = texts.map(wordsOf).filter((words) => words !== '');
      spoken.push(...said.map((words) => ({ words, urgency: urgencyOf(region) })));
    }
  });
  watch.observe(document, { childList: true, characterData: true, subtree: true });
  return { spoken, bornFull, stop: () => watch.disconnect() };
}

/** How often something was said. */
export const timesSaid = ({ spoken }: Pick<Announcements, 'spoken'>, words: string | RegExp): number =>
  spoken.filter((said) => (typeof words === 'string' ? said.words === words : words.test(said.words))).length;
