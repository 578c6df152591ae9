import { afterAll, expect, test, vi } from 'vitest';
import own from '../content/own-words/own-words.json' with { type: 'json' };
import { ourTexts, ownWordComplaints } from './support/own-words.ts';

const ours = await ourTexts();

test('the words of this provider are fit to be read, and say what ours say', () => {
  expect(ownWordComplaints(own, ours)).toEqual([]);
  expect(ours.size).toBeGreaterThan(500);
});

test.each([
  [{ 'controls.controls.exit': 'Leave' }, []],
  [{ 'controls.controls.exitt': 'Leave' }, ['controls.controls.exitt is no text of ours']],
  [{ 'screens.screens.home.title': 'Good day' }, ['screens.screens.home.title says nothing of {name}']],
  [
    { 'controls.controls.exit': 'Leave {where}' },
    ['controls.controls.exit has {where}, which nothing fills in'],
  ],
  [
    { 'controls.controls.exit': 'Leave this page, and all that you have entered until now in it' },
    ['controls.controls.exit has 62 characters, 40 at most'],
  ],
  [{ 'controls.controls.exit': '' }, ['controls.controls.exit is empty']],
  [{ 'controls.controls.exit': 'Please exit' }, ['controls.controls.exit says ‘Please’']],
  [
    {
      'session.session.closed.text':
        'Notwithstanding considerable organisational circumstances, communications infrastructure temporarily necessitates unavailability of several interactive facilities.',
    },
    [expect.stringMatching(/^session\.session\.closed\.text has a reading age of \d+, 14 at most$/)],
  ],
])('%j', (words, complaints) => {
  expect(ownWordComplaints(words, ours).map((complaint) => complaint.replace(/ instead of .*$/, ''))).toEqual(
    complaints,
  );
});

test('they take the place of ours, wherever that text is read', async () => {
  vi.resetModules();
  vi.doMock('../content/own-words/own-words.json', () => ({
    default: { 'controls.controls.exit': 'Leave', 'repair.repair.steps.media.title': 'Show us' },
  }));
  const { controls } = await import('../content/controls.ts');
  const { repair } = await import('../content/repair.ts');
  expect(controls).toMatchObject({ exit: 'Leave', continue: 'Continue' });
  expect(repair.steps.media.title).toBe('Show us');
  expect(repair.steps.details.title).toBe('Tell us more about the repair');
});

afterAll(() => {
  vi.doUnmock('../content/own-words/own-words.json');
  // Other tests of this process are to read ours.
  vi.resetModules();
});
