import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { PeriodView } from './PeriodView.tsx';

test('answers with both days as they were typed', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={PeriodView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('textbox', { name: 'From' }).fill('01/10/2026');
  expect(onAnswer.mock.lastCall).toEqual([{ from: '01/10/2026', to: '' }]);
  await screen.getByRole('textbox', { name: 'To' }).fill('2026-10-31');
  expect(onAnswer.mock.lastCall).toEqual([{ from: '01/10/2026', to: '2026-10-31' }]);
});
