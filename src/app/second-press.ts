/** What takes a press upon itself, and on anything inside it. */
const controls = 'a, button, input, label, select, summary, textarea';

/** What is pressed, and at which step. */
const pressOf = ({ target }: MouseEvent) =>
  target instanceof Element
    ? {
        control: target.closest(controls) ?? target,
        step: target.closest('[data-step]')?.getAttribute('data-step'),
      }
    : undefined;

/**
 * Keeps the second press of a double click from doing anything where it lands on something else than the first: nobody has read yet what
 * the first one brought under the pointer. It presses nothing, chooses nothing, marks no words and leaves the focus where it is.
 */
export function ignoreSecondPresses(page: Document): void {
  let pressed: ReturnType<typeof pressOf>;
  const isElsewhere = (event: MouseEvent): boolean => {
    const press = pressOf(event);
    return event.detail > 1 && (press?.control !== pressed?.control || press?.step !== pressed?.step);
  };
  page.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail < 2) pressed = pressOf(event);
      else if (isElsewhere(event)) event.preventDefault();
    },
    { capture: true },
  );
  page.addEventListener(
    'click',
    (event) => {
      if (!isElsewhere(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
