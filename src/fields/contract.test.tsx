import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Question } from '../../machines/engine/index.ts';
import '../styles/styles.css';
import { QuestionView } from './QuestionView.tsx';
import { type Example, Stage } from './Stage.tsx';

type AnyExample = Example<Question, unknown>;

const modules = import.meta.glob<{ examples: Record<string, AnyExample> }>('./*/examples.ts', {
  eager: true,
});
const states = ['empty', 'answered', 'wrong', 'disabled'] as const;

/** The examples of a variant, whose names begin with its own: `cards`, `cardsAnswered` and so on. */
const ofVariant = (variant: string, all: Record<string, AnyExample>): Record<string, AnyExample> =>
  Object.fromEntries(
    states.flatMap((state) => {
      const example =
        all[state === 'empty' ? variant : `${variant}${state[0]?.toUpperCase()}${state.slice(1)}`];
      return example ? [[state, example]] : [];
    }),
  );

const kinds = Object.entries(modules).flatMap(([path, { examples }]) => {
  const kind = path.split('/')[1] ?? path;
  const variants = Object.keys(examples).filter((name) => `${name}Answered` in examples);
  return [
    { kind, examples },
    ...variants.map((variant) => ({ kind: `${kind}, ${variant}`, examples: ofVariant(variant, examples) })),
  ];
});

async function draw(example: AnyExample | undefined) {
  if (!example) throw new Error('there is no such example');
  const screen = await render(<Stage view={QuestionView} example={example} />);
  await expect.element(screen.getByText(example.copy.label).first()).toBeInTheDocument();
  const root = screen.container;
  return { root, copy: example.copy, field: () => root.querySelector<HTMLElement>('#question') };
}

test('there are kinds to look at', () => {
  expect(kinds.length).toBeGreaterThan(10);
});

describe.each(kinds)('$kind', ({ examples }) => {
  test('is named by its label, which can be the heading of the page', async () => {
    const { root, copy } = await draw(examples.empty);
    const headings = [...root.querySelectorAll('h1')].map((heading) => heading.textContent);
    expect(headings).toEqual([copy.label]);
  });

  test('can be gone to by its id', async () => {
    const { field } = await draw(examples.empty);
    field()?.focus();
    expect(document.activeElement).toBe(field());
  });

  test('leaves checking to the journey', async () => {
    const { root } = await draw(examples.empty);
    expect(root.querySelectorAll('[required], [pattern], [minlength], [maxlength]')).toHaveLength(0);
  });

  test('can be switched off', async () => {
    const { root } = await draw(examples.disabled);
    const controls = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea, button')].filter(
      (control) => !control.closest('.ds-slots-pager'),
    );
    expect(controls.length).toBeGreaterThan(0);
    expect(controls.every((control) => control.disabled || control.dataset.off !== undefined)).toBe(true);
  });

  test('keeps the focus and what was entered while nothing is taken', async () => {
    const example = examples.answered ?? examples.empty;
    if (!example) throw new Error('there is no such example');
    const screen = await render(<Stage view={QuestionView} example={example} />);
    await expect.element(screen.getByText(example.copy.label).first()).toBeInTheDocument();
    const controls = () => [
      ...screen.container.querySelectorAll<HTMLElement>('input, select, textarea, button, iframe'),
    ];
    for (const index of controls().keys()) {
      await screen.rerender(<Stage view={QuestionView} example={example} />);
      const control = controls()[index];
      control?.focus();
      if (document.activeElement !== control) continue;
      await screen.rerender(<Stage view={QuestionView} example={{ ...example, held: true }} />);
      expect(document.activeElement).toBe(control);
    }
  });

  test('stays within a narrow screen', async () => {
    for (const example of Object.values(examples)) {
      const { root } = await draw(example);
      root.style.width = '320px';
      expect(root.scrollWidth).toBeLessThanOrEqual(320);
    }
  });
});

describe.each(kinds.filter(({ examples }) => examples.wrong))('$kind with a wrong answer', ({ examples }) => {
  test('says what is wrong beside the field, and ties it to the field', async () => {
    const example = examples.wrong;
    const { root, field } = await draw(example);
    for (const { key, text } of example?.complaints ?? []) {
      expect(root.querySelector(`[data-message='${key}']`)?.textContent).toBe(text);
    }
    const described = field()?.getAttribute('aria-describedby') ?? '';
    const grouped = field()?.closest('fieldset')?.getAttribute('aria-describedby') ?? '';
    expect(`${described} ${grouped}`).toContain('question-error');
    expect(root.querySelector('#question-error')).not.toBeNull();
  });
});
