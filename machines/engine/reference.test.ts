import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { propertiesOf, readmeWithReference, sections } from '../../test/support/engine-reference.ts';
import { checkDefinition, complaintsAbout, coverageOf, explore, type Flow } from '../exploration/index.ts';
import { key } from './example.ts';
import { compile, dispatch, screenOf } from './index.ts';

const flow: Flow = {
  journey: key,
  samples: {
    initialScenarios: { 'a first visit': {} },
    answers: { what: ['door key', 'fob'], copies: ['1', '2'] },
    outputs: { countFobs: { counted: [0, 3] }, order: { 'sold out': ['sold out'], ordered: ['ordered'] } },
  },
};

describe('the reference of the engine', () => {
  test('says what the types and their comments say', async () => {
    await expect(readmeWithReference()).toMatchFileSnapshot(join(import.meta.dirname, 'README.md'));
  });

  test.each(sections)(
    '$title: every property has a meaning and an example, and a default where it may be left out',
    ({ file, name }) => {
      const properties = propertiesOf(file, name);
      expect(properties.length).toBeGreaterThan(0);
      for (const { name: property, meaning, example, isOptional, fallback } of properties) {
        expect(meaning, property).not.toBe('');
        expect(example, property).toContain(property);
        expect(fallback !== undefined, `the default of ${property}`).toBe(isOptional);
      }
    },
  );
});

describe('the example', () => {
  test('has no faults, and every transition of it can be taken', () => {
    const explored = explore(flow);
    expect(checkDefinition(flow, explored)).toEqual([]);
    expect(complaintsAbout(coverageOf(explored), flow)).toEqual([]);
  });

  test('leads to its end', async () => {
    const orders: string[] = [];
    const { machine } = compile(key, {
      run: async (operation, { answers }) => {
        if (operation === 'countFobs') return 3;
        orders.push(`${answers.copies} × ${answers.what}`);
        return 'ordered';
      },
      newKey: () => 'key',
    });
    const actor = createActor(machine, { input: {} }).start();
    const press = (event: Parameters<typeof dispatch>[1]) =>
      dispatch(actor, event, (unexpected) => {
        throw unexpected;
      });
    const at = () => screenOf(key, actor.getSnapshot()).step.id;
    await expect.poll(() => screenOf(key, actor.getSnapshot()).phase).toBe('asking');
    for (const [step, question, value] of [
      ['what', 'what', 'fob'],
      ['copies', 'copies', '2'],
    ] as const) {
      expect(at()).toBe(step);
      press({ type: 'ANSWER', question, value });
      press({ type: 'CONTINUE' });
    }
    expect(at()).toBe('summary');
    press({ type: 'CONTINUE' });
    await expect.poll(() => actor.getSnapshot().output?.end).toBe('ordered');
    expect(orders).toEqual(['2 × fob']);
  });
});
