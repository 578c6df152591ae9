/** Looks at a page as somebody meets it who has only a keyboard and a small window. Each answer is a list of faults. */
export interface KeyboardProbe {
  /** What is wrong when a step has just come: its heading out of sight, or the focus nowhere. */
  arrival(): string[];
  /** What is wrong wherever the page stands: the focus is nowhere. */
  focus(): string[];
  /** What does not fit, as it stands and with the spacing of text that residents may ask for. */
  layout(): string[];
  /** Puts the focus before the first control; answers how often Tab is to be pressed. */
  begin(): number;
  /** How many of the controls Tab has not come to yet. */
  missing(): number;
  /** What was wrong while Tab was pressed. Puts the focus back. */
  end(): string[];
}

/**
 * Makes a probe, in the page that it looks at. Another process may send this function there by its text, so that it must not
 * use anything of this file. `whole`: with what surrounds the page's own part.
 */
export function makeKeyboardProbe(whole = false): KeyboardProbe {
  /** Smallest width and height of what is pressed, and those of the controls that a page is made of. */
  const smallest = 24;
  const usual = 44;
  const controls =
    'a[href], button, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])';

  interface Stop {
    readonly control: Element;
    readonly top: number;
    readonly faults: readonly string[];
  }
  let expected: readonly Element[] = [];
  let stops: Stop[] = [];
  let before: Element | null = null;

  const textOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const nameOf = (element: Element): string =>
    `${element.localName}${element.id ? `#${element.id}` : ''} ‘${textOf(element)}’`;
  const dialog = (): HTMLElement | null => document.querySelector('dialog:modal');
  const scope = (): HTMLElement =>
    dialog() ?? (whole ? null : document.querySelector('main')) ?? document.body;

  /** Whether sequential navigation comes to it: of radios that belong together to one. */
  function isStop(control: Element): boolean {
    if (!(control instanceof HTMLElement) || control.tabIndex < 0 || control.matches(':disabled'))
      return false;
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]')) return false;
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return true;
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name, form, disabled }) => name === control.name && form === control.form && !disabled,
    );
    return control === (group.find(({ checked }) => checked) ?? group[0]);
  }

  const allStops = (root: Element): Element[] => [...root.querySelectorAll(controls)].filter(isStop);

  const isOutlined = (element: Element): boolean =>
    [undefined, '::before', '::after'].some((part) => {
      const { content, outlineStyle, outlineWidth } = getComputedStyle(element, part);
      const isDrawn = part === undefined || content !== 'none';
      return isDrawn && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });

  function ancestorsOf(element: Element, most: number): Element[] {
    const { parentElement } = element;
    return parentElement && most > 0 ? [parentElement, ...ancestorsOf(parentElement, most - 1)] : [];
  }

  /** The part that shows that a control has the focus; none when nothing does. */
  const markOf = (control: Element): Element | undefined =>
    [
      control,
      ...((control as HTMLInputElement).labels ?? []),
      control.nextElementSibling,
      ...ancestorsOf(control, 5),
    ].find((part) => part !== null && part !== undefined && isOutlined(part)) as Element | undefined;

  /** Whether something else lies over a part of it. */
  function coverOf(part: Element): Element | undefined {
    const [box] = part.getClientRects();
    if (!box) return undefined;
    const inset = 4;
    const left = Math.max(box.left, 0) + inset;
    const right = Math.min(box.right, innerWidth) - inset;
    const top = Math.max(box.top, 0) + inset;
    const bottom = Math.min(box.bottom, innerHeight) - inset;
    if (left > right || top > bottom) return undefined;
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const;
    for (const [x, y] of points) {
      const hit = document.elementFromPoint(x, y);
      // A box may hold its own button.
      const isOwn = hit?.localName === 'button' && part.parentElement?.contains(hit);
      if (hit && !isOwn && !part.contains(hit) && !hit.contains(part)) return hit;
    }
    return undefined;
  }

  /** Whether it can be seen: whole, or as much as the window holds. */
  function isInView(part: Element): boolean {
    const { top, bottom, left, right, height } = part.getBoundingClientRect();
    const across = left >= -1 && right <= innerWidth + 1;
    const whole = top >= -1 && bottom <= innerHeight + 1;
    return across && (whole || (height > innerHeight && top < innerHeight / 2 && bottom > innerHeight / 2));
  }

  /** Controls that Tab has not come to; a list may have grown under it, and taken some away. */
  const missing = (): Element[] =>
    expected.filter((control) => control.isConnected && !stops.some((stop) => stop.control === control));

  function stopAt(control: Element): Stop {
    const mark = markOf(control);
    const faults: string[] = [];
    const name = nameOf(control);
    if (!mark) faults.push(`${name} does not show that it has the focus`);
    const part = mark ?? control;
    if (!isInView(part)) {
      const { top, bottom, left, right } = part.getBoundingClientRect();
      const where = [top, bottom, left, right].map(Math.round).join(', ');
      faults.push(`${name} has the focus out of sight, at ${where}`);
    }
    const cover = coverOf(part);
    if (cover) faults.push(`${name} is covered by ${nameOf(cover)}`);
    const isStuck = ((at: Element | null) => {
      for (let each = at; each; each = each.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(each).position)) return true;
      return false;
    })(control);
    const top = isStuck ? Number.NaN : control.getBoundingClientRect().bottom + scrollY;
    return { control, top, faults };
  }

  function onTab(event: KeyboardEvent): void {
    if (event.key === 'Tab' && document.activeElement) stops.push(stopAt(document.activeElement));
  }

  /** Links in running text may be as small as the text. */
  function isInText(control: Element): boolean {
    if (control.localName !== 'a' || getComputedStyle(control).display !== 'inline') return false;
    return (control.parentElement?.textContent ?? '').trim() !== (control.textContent ?? '').trim();
  }

  function targetFaults(control: Element): string[] {
    if (control.localName === 'iframe' || isInText(control)) return [];
    const boxes = [control, ...((control as HTMLInputElement).labels ?? [])].map((part) =>
      part.getBoundingClientRect(),
    );
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    const isLarge = width >= smallest && height >= smallest;
    if (isLarge && (height >= usual - 0.5 || control.localName === 'a')) return [];
    return [`${nameOf(control)} is only ${Math.round(width)} by ${Math.round(height)} pixels`];
  }

  /** Parts that cut their text off. */
  function clipped(): string[] {
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((part) => {
        if ((part.textContent ?? '').trim() === '' || part.clientWidth <= 2 || part.clientHeight <= 2)
          return false;
        const { overflowX, overflowY } = getComputedStyle(part);
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (cuts(overflowX) && part.scrollWidth > part.clientWidth + 1) ||
          (cuts(overflowY) && part.scrollHeight > part.clientHeight + 1)
        );
      })
      .map((part) => `${nameOf(part)}.${part.className} cuts its text off`);
  }

  function tooWide(): string[] {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (part) => part.getBoundingClientRect().right > innerWidth + 0.5,
    );
    const inner = beyond.filter((part) => !beyond.some((other) => other !== part && part.contains(other)));
    const widest = document.documentElement.scrollWidth;
    return [`the page is ${widest} pixels wide, by ${inner.map(nameOf).slice(0, 3).join(', ')}`];
  }

  return {
    focus() {
      const { activeElement } = document;
      return activeElement && activeElement !== document.body ? [] : ['nothing has the focus'];
    },
    arrival() {
      const heading = dialog()?.querySelector('h2') ?? document.querySelector('main h1');
      if (!heading) return ['there is no heading'];
      const { top, bottom } = heading.getBoundingClientRect();
      const isSeen = isInView(heading) || (bottom - top > innerHeight && top >= 0);
      return isSeen ? [] : [`the heading is out of sight, from ${Math.round(top)} to ${Math.round(bottom)}`];
    },
    layout() {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }' +
          'p { margin-block-end: 2em !important }',
      );
      const faults = [...tooWide(), ...clipped(), ...allStops(scope()).flatMap(targetFaults)];
      document.adoptedStyleSheets.push(spaced);
      const whenSpaced = [...tooWide(), ...clipped()].map((fault) => `with spaced text ${fault}`);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spaced);
      return [...faults, ...whenSpaced];
    },
    begin() {
      before = document.activeElement;
      const root = scope();
      const all = allStops(root);
      // A frame has keys of its own.
      const frame = all.findIndex(({ localName }) => localName === 'iframe');
      expected = frame < 0 ? all : all.slice(0, frame);
      stops = [];
      const start = dialog()?.querySelector<HTMLElement>('h2') ?? root;
      const isBody = start === document.body;
      if (isBody) start.tabIndex = -1;
      start.focus({ preventScroll: true });
      if (isBody) start.removeAttribute('tabindex');
      addEventListener('keyup', onTab, true);
      // A part that scrolls has the focus for itself.
      return expected.length + 2;
    },
    missing: () => missing().length,
    end() {
      removeEventListener('keyup', onTab, true);
      // What comes after the last control, or where there is none, surrounds the part that is looked at.
      const end = stops.findIndex(({ control }) => control === expected.at(-1));
      if (end >= 0 || expected.length === 0) stops = stops.slice(0, end + 1);
      const faults = stops.flatMap((stop) => stop.faults);
      for (const control of missing()) faults.push(`Tab does not come to ${nameOf(control)}`);
      stops.forEach(({ control, top }, at) => {
        const last = stops[at - 1];
        // A row of controls is one line.
        if (last && top < last.top - usual)
          faults.push(`Tab goes up from ${nameOf(last.control)} to ${nameOf(control)}`);
      });
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      return faults;
    },
  };
}
