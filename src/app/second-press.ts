/**
 * Keeps the second press of a double click from marking words, and from moving the focus, where it lands on something else than the
 * first: on the page that the first led to. It still is a click.
 */
export function calmSecondPresses(page: Document): void {
  let pressed: EventTarget | null = null;
  page.addEventListener('mousedown', (event) => {
    if (event.detail < 2) pressed = event.target;
    else if (event.target !== pressed) event.preventDefault();
  });
}
