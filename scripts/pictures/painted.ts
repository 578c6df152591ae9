/** What of an element a person would miss: what it says, where it is, and how it looks in light and in dark. */
export interface Painted {
  readonly tag: string;
  /** Its own words, or what is entered in it. */
  readonly text: string;
  /** Left, top, width and height in CSS pixels, from the corner of the page. */
  readonly box: readonly [number, number, number, number];
  readonly light: string;
  readonly dark: string;
}

/** An element of the page in view, as it looks in the scheme of the moment. */
export type PaintedNow = Omit<Painted, 'light' | 'dark'> & { readonly style: string };

/**
 * Lists what is painted on the page, in the order of the document: elements with words, a colour or a border of their own.
 * With `again` it looks anew at the elements of the last time, and at no others. It runs in the page, and may refer to
 * nothing outside of it.
 */
export function paintedNow(again: boolean): PaintedNow[] {
  const ownText = (element: Element): string => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
    const nodes = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return nodes.map(({ nodeValue }) => nodeValue ?? '').join(' ');
  };
  const isClear = (colour: string): boolean => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const bordersOf = (style: CSSStyleDeclaration): string[] => {
    const borders = sides.map((side) => {
      const [width, kind] = [style[`border${side}Width`], style[`border${side}Style`]];
      const colour = style[`border${side}Color`];
      return kind === 'none' || width === '0px' || isClear(colour) ? '' : `${width} ${kind} ${colour}`;
    });
    const [top = ''] = borders;
    if (borders.every((border) => border === top)) return top === '' ? [] : [`border ${top}`];
    return borders.flatMap((border, at) => (border === '' ? [] : [`${sides[at]} ${border}`.toLowerCase()]));
  };
  const graphics = 'input, textarea, select, svg, img, canvas, progress';
  const paints = (element: Element): boolean => {
    const style = getComputedStyle(element);
    return (
      ownText(element).trim() !== '' ||
      element.matches(graphics) ||
      !isClear(style.backgroundColor) ||
      bordersOf(style).length > 0
    );
  };
  const styleOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const parts = [
      `${style.fontSize}/${style.fontWeight} ${style.color}`,
      ...(isClear(style.backgroundColor) ? [] : [`on ${style.backgroundColor}`]),
      ...(style.textDecorationLine === 'none' ? [] : [style.textDecorationLine]),
      ...(style.outlineStyle === 'none' ? [] : [`outline ${style.outlineWidth} ${style.outlineColor}`]),
      ...(element instanceof HTMLInputElement && element.checked ? ['checked'] : []),
      ...bordersOf(style),
    ];
    return parts.join(', ');
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.closest('.sb-wrapper, svg *') === null &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const name = 'paintedElements';
  const before: unknown = Reflect.get(window, name);
  const elements =
    again && Array.isArray(before)
      ? (before as Element[])
      : [...document.body.querySelectorAll('*')].filter((element) => isSeen(element) && paints(element));
  Reflect.set(window, name, elements);
  return elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      tag: element.localName,
      text: ownText(element).replace(/\s+/g, ' ').trim(),
      box: [
        Math.round(left + window.scrollX),
        Math.round(top + window.scrollY),
        Math.round(width),
        Math.round(height),
      ],
      style: styleOf(element),
    };
  });
}

/** A page that was looked at in both schemes. */
export const bothSchemes = (light: readonly PaintedNow[], dark: readonly PaintedNow[]): readonly Painted[] =>
  light.map(({ style, ...element }, at) => ({ ...element, light: style, dark: dark[at]?.style ?? '' }));
