import { app } from '../../content/app.ts';
import { controls } from '../../content/controls.ts';
import { fieldCopy } from '../../content/fields.ts';
import { screens } from '../../content/screens.ts';
import { slotWindow } from '../../contract/dates.ts';
import type { FileAnswer } from '../../journeys/questions/files.ts';
import type { Period } from '../../journeys/questions/period.ts';
import type { SlotAnswer } from '../../journeys/questions/slots.ts';
import type { Copy, Journey, JourneyEvent } from '../../machines/engine/index.ts';
import { dayName } from '../../src/fields/slots/grid.ts';
import { fieldId } from '../../src/renderer/StepQuestions.tsx';
import { pressKey, typeText } from './keyboard.ts';

/** Presses a control, if it is there and can be pressed. */
type Press = (control: HTMLElement | null | undefined) => Promise<boolean>;

/** The other radios of its group, with itself. */
const groupOf = ({ name, form }: HTMLInputElement): readonly HTMLInputElement[] =>
  form ? [...form.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]`)] : [];

/** Presses what has the focus, by the key that is meant for it. */
async function pressByKey(control: HTMLElement): Promise<void> {
  if (!(control instanceof HTMLInputElement)) return pressKey(control.ariaPressed === null ? 'Enter' : ' ');
  const group = groupOf(control);
  const above = group[group.indexOf(control) - 1];
  if (control.type !== 'radio' || !above?.checked) return pressKey(' ');
  above.focus();
  await pressKey('ArrowDown');
}

/** How a control is pressed: by a key, or for short as a key would do it. The focus is there in either case. */
const presserOf =
  (byKeys: boolean): Press =>
  async (control) => {
    if (!control || (control as HTMLButtonElement).disabled || control.dataset.off !== undefined)
      return false;
    control.focus();
    if (byKeys) await pressByKey(control);
    else control.click();
    return true;
  };

/** Enters a text as the browser does when somebody types or pastes it. */
async function enter(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | null,
  text: string,
  byKeys = false,
): Promise<boolean> {
  if (!control || control.disabled || control.value === text) return false;
  if ('readOnly' in control && control.readOnly) return false;
  control.focus();
  if (byKeys && !(control instanceof HTMLSelectElement)) {
    control.select();
    await typeText(text);
  } else {
    const { prototype } = control.constructor as { readonly prototype: object };
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, text);
    control.dispatchEvent(
      new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
  // What is typed is judged when the field is left.
  if (control.getAttribute('role') !== 'combobox')
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  return true;
}

const named = (root: HTMLElement, name: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll('button')].find((button) => button.textContent?.trim() === name);

const inDialog = (root: HTMLElement, name: string): HTMLElement | undefined => {
  const dialog = root.querySelector('dialog');
  return dialog ? named(dialog, name) : undefined;
};

/** Adds a photo that the device took. */
async function addPhoto(root: HTMLElement, id: string, name: string): Promise<boolean> {
  const picker = root.querySelector<HTMLInputElement>(`#${id}`);
  if (!picker || picker.disabled) return false;
  const canvas = document.createElement('canvas');
  canvas.getContext('2d');
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  if (!blob) return false;
  const bag = new DataTransfer();
  bag.items.add(new File([blob], name, { type: 'image/jpeg' }));
  picker.files = bag.files;
  picker.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

async function giveFiles(
  root: HTMLElement,
  id: string,
  files: readonly FileAnswer[],
  press: Press,
): Promise<boolean> {
  const rows = root.querySelectorAll('.ds-files > li');
  if (rows.length === 0 && files.length === 1) return addPhoto(root, id, files[0]?.fileName ?? '');
  if (rows.length === 1 && files.length === 0) return press(rows[0]?.querySelector('button'));
  return false;
}

function giveSlot(root: HTMLElement, slot: SlotAnswer, press: Press): Promise<boolean> {
  const wanted = slotWindow(slot.start, slot.end);
  const button = [...root.querySelectorAll<HTMLElement>('.ds-slot')].find((candidate) => {
    const label = candidate.getAttribute('aria-label') ?? '';
    return label.startsWith(wanted) && label.endsWith(dayName(slot.date));
  });
  return press(button);
}

/** Ticks or unticks a box, where that alone makes the answer. */
async function tick(root: HTMLElement, id: string, value: readonly string[], press: Press): Promise<boolean> {
  const boxes = [...root.querySelectorAll<HTMLInputElement>(`input[name^="${id}"]`)];
  const changed = boxes.filter((box) => box.checked !== value.includes(box.value));
  const isThere = value.every((wanted) => boxes.some((box) => box.value === wanted));
  return isThere && changed.length === 1 && press(changed[0]);
}

/** Gives an answer by the controls of its question; false when no control gives it. */
async function answer(
  root: HTMLElement,
  kind: string,
  id: string,
  value: unknown,
  byKeys: boolean,
): Promise<boolean> {
  const press = presserOf(byKeys);
  switch (kind) {
    case 'radios':
    case 'cards':
    case 'tableChoice': {
      const option = [...root.querySelectorAll<HTMLInputElement>(`input[name="${id}"]`)].find(
        (candidate) => candidate.value === value,
      );
      return option?.checked ? false : press(option);
    }
    case 'checkboxes':
      return tick(root, id, value as readonly string[], press);
    case 'suggestion':
      return enter(
        root.querySelector<HTMLInputElement>(`#${id}`),
        (value as { readonly text: string }).text,
        byKeys,
      );
    case 'files':
      return giveFiles(root, id, value as readonly FileAnswer[], press);
    // The answer comes out of the frame, and goes on by itself.
    case 'period': {
      const { from, to } = value as Period;
      const typed = await enter(root.querySelector<HTMLInputElement>(`#${id}`), from, byKeys);
      // What was typed first has to be there before the rest is.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return (await enter(root.querySelector<HTMLInputElement>(`#${id}-to`), to, byKeys)) || typed;
    }
    case 'cardFrame':
      return false;
    case 'slots':
      return giveSlot(root, value as SlotAnswer, press);
    default:
      return enter(root.querySelector<HTMLInputElement>(`#${id}`), String(value), byKeys);
  }
}

/** Presses Continue, or Enter in a box where one is typed into. */
async function goOn(root: HTMLElement, press: Press, byKeys: boolean): Promise<boolean> {
  const submit = root.querySelector<HTMLElement>('button[type=submit]');
  const box = root.querySelector<HTMLElement>(
    'form input:read-write:enabled:not([role=combobox], [type=radio], [type=checkbox], [type=file])',
  );
  if (!byKeys || !box || submit?.dataset.off !== undefined) return press(submit);
  box.focus();
  await pressKey('Enter');
  return true;
}

/** Closes a question that stands before the screen. */
async function stay(root: HTMLElement, byKeys: boolean): Promise<boolean> {
  const dialog = root.querySelector('dialog');
  if (byKeys) await pressKey('Escape');
  else dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
  return dialog !== null;
}

/**
 * Does with the controls of the screen what an event stands for. False when no control does it: an address is opened,
 * Continue is off, or the same answer is given again. `byKeys`: with the keys of a keyboard, as somebody without a mouse.
 */
export async function act(
  root: HTMLElement,
  journey: Journey,
  copy: Copy,
  event: JourneyEvent,
  byKeys: boolean,
): Promise<boolean> {
  const press = presserOf(byKeys);
  switch (event.type) {
    case 'ANSWER':
      return answer(
        root,
        journey.questions[event.question]?.kind ?? '',
        fieldId(event.question),
        event.value,
        byKeys,
      );
    case 'CONTINUE':
      return goOn(root, press, byKeys);
    case 'BACK':
      return press(root.querySelector<HTMLElement>('.ds-back, [data-does=leave]'));
    case 'GO_BACK':
      return press(inDialog(root, copy.goingBack?.go ?? ''));
    case 'STAY':
      return stay(root, byKeys);
    case 'EXIT':
      return press(named(root, controls.exit));
    case 'LEAVE':
      return press(inDialog(root, copy.leaving?.leave ?? screens.dialogs.leaveAnswers));
    case 'SAVE':
      return press(inDialog(root, copy.leaving?.save ?? ''));
    case 'EDIT':
      return press(
        [...root.querySelectorAll<HTMLElement>(`[data-row="${event.step}"] button`)].find(
          (button) => button.textContent?.startsWith(fieldCopy.change) === true,
        ),
      );
    case 'OPEN':
    // Files that were still being sent come by themselves.
    case 'UPDATE_ANSWER':
      return false;
    case 'SECONDARY_ACTION':
      return press(named(root, copy.secondaryActions[event.action]?.offer ?? ''));
    case 'GO':
      return press([...(root.querySelector('dialog')?.querySelectorAll('button') ?? [])][0]);
    case 'RETRY':
      return press(named(root, app.tryAgain) ?? named(root, app.refresh));
    case 'HOME':
      return press(named(root, controls.returnHome) ?? root.querySelector<HTMLElement>('[data-does=leave]'));
  }
}
