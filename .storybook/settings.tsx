import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

/** What can be chosen for all stories in the toolbar, besides width and scheme. */
export const settings: NonNullable<Preview['globalTypes']> = {
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  spacing: {
    description: 'Text spacing of WCAG 1.4.12',
    toolbar: {
      icon: 'paragraph',
      items: [
        { value: 'usual', title: 'Usual spacing' },
        { value: 'wide', title: 'Wide spacing' },
      ],
      dynamicTitle: true,
    },
  },
  medium: {
    description: 'Screen, print or forced colours',
    toolbar: {
      icon: 'print',
      items: [
        { value: 'screen', title: 'Screen' },
        { value: 'print', title: 'Print' },
        { value: 'forced', title: 'Forced colours' },
      ],
      dynamicTitle: true,
    },
  },
};

export const usualSettings = { textSize: '100', spacing: 'usual', medium: 'screen' } as const;

const doubled = ':root { font-size: 200% !important; }';

const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** What a device with forced colours does to every element; what our stylesheets add is applied as well. */
const forced = `
  * { background-color: Canvas !important; color: CanvasText !important; border-color: CanvasText !important;
    box-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, button *, input, select, textarea { color: ButtonText !important; }
  :disabled, [aria-disabled="true"], [aria-disabled="true"] * { color: GrayText !important; }
`;

const media = { print: 'print', forced: '(forced-colors: active)' } as const;

/** The rules of all stylesheets that hold under a condition alone. */
function* rulesUnder(condition: string, list: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === condition) yield rule;
    else if (rule instanceof CSSGroupingRule) yield* rulesUnder(condition, rule.cssRules);
  }
}

/** Lets the rules under a condition hold as long as it is chosen, also those of stylesheets that come later. */
function useMedium(medium: unknown): void {
  useEffect(() => {
    if (medium !== 'print' && medium !== 'forced') return;
    const condition = media[medium];
    const changed = new Set<CSSMediaRule>();
    const apply = () => {
      for (const sheet of document.styleSheets) {
        for (const rule of rulesUnder(condition, sheet.cssRules)) {
          rule.media.mediaText = 'all';
          changed.add(rule);
        }
      }
    };
    apply();
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true });
    return () => {
      observer.disconnect();
      for (const rule of changed) rule.media.mediaText = condition;
    };
  }, [medium]);
}

/** Shows a story as the toolbar says. */
export const inSettings: Decorator = (Story, { globals }) => {
  useMedium(globals.medium);
  return (
    <>
      {globals.textSize === '200' ? <style>{doubled}</style> : null}
      {globals.spacing === 'wide' ? <style>{spaced}</style> : null}
      {globals.medium === 'forced' ? <style>{forced}</style> : null}
      <Story />
    </>
  );
};
