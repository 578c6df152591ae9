import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { GivenView } from './GivenView.tsx';

test('says what is known, and takes nothing else', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={GivenView} example={examples.known} onAnswer={onAnswer} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'x');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Amara Okafor');
  expect(onAnswer).not.toHaveBeenCalled();
});
