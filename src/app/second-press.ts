let pressed: EventTarget | null = null;

/**
 * Lets the second press of a double click do nothing where it lands on something else than the first: the page that the first led
 * to. A browser would mark the words there, and put the focus into what is below the finger.
 */
function onPress(event: MouseEvent): void {
  if (event.detail < 2) pressed = event.target;
  else if (event.target !== pressed) event.preventDefault();
}

document.addEventListener('mousedown', onPress);
