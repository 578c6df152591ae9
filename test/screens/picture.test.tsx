import { type ReactNode, useId } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { pictureOf } from '../support/picture.ts';

function Field({ label, value = '', children }: { label: string; value?: string; children?: ReactNode }) {
  const id = useId();
  return (
    <main>
      <label htmlFor={id}>{label}</label>
      <input id={id} defaultValue={value} />
      {children}
    </main>
  );
}

function picture(page: ReactNode, then: (container: HTMLElement) => void = () => {}): string {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(page));
  then(container);
  const taken = pictureOf(document);
  flushSync(() => root.unmount());
  container.remove();
  return taken;
}

let plain: string;

beforeEach(() => {
  plain = picture(<Field label="Name" />);
});

test('a page that is drawn again has the same picture, whatever numbers React gives', () => {
  const ids = new Set<string>();
  const pictures = [1, 2].map(() => picture(<Field label="Name" />, (root) => ids.add(input(root).id)));
  expect(ids.size).toBe(2);
  expect(new Set(pictures).size).toBe(1);
});

test('numbers are told apart: a label that belongs to another field is another picture', () => {
  const swapped = picture(<Field label="Name" />, (root) =>
    root.querySelector('label')?.setAttribute('for', '_r_zz_'),
  );
  expect(swapped).not.toBe(plain);
});

const input = (root: HTMLElement) => root.querySelector('input') as HTMLInputElement;

test.for<[string, (root: HTMLElement) => void]>([
  ['a word', (root) => root.querySelector('label')?.append('s')],
  ['an attribute', (root) => input(root).setAttribute('aria-invalid', 'true')],
  ['a style', (root) => input(root).style.setProperty('color', '#999')],
  ['what is entered', (root) => Object.assign(input(root), { value: 'Ada' })],
  ['a tick', (root) => Object.assign(input(root), { type: 'checkbox', checked: true })],
  ['the focus', (root) => input(root).focus()],
])('%s makes another picture', ([, change]) => {
  expect(picture(<Field label="Name" />, change)).not.toBe(plain);
});

test('so does an attribute of the whole page', () => {
  document.documentElement.setAttribute('dir', 'rtl');
  const mirrored = picture(<Field label="Name" />);
  document.documentElement.removeAttribute('dir');
  expect(mirrored).not.toBe(plain);
});
