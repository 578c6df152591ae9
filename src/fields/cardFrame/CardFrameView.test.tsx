import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { resultIn } from '../../../journeys/questions/cardFrame.ts';
import type { FieldServices } from '../field.ts';
import { CardFrameView } from './CardFrameView.tsx';
import { examples, request } from './examples.ts';

async function draw(
  open: NonNullable<FieldServices['frame']> = async () => request,
  isFrameOver: NonNullable<FieldServices['isFrameOver']> = async () => false,
) {
  const onAnswer = vi.fn();
  const onContinue = vi.fn();
  const { question, copy, services } = examples.empty;
  const screen = await render(
    <CardFrameView
      id="question"
      question={question}
      copy={copy}
      facts={undefined}
      value={undefined}
      complaints={[]}
      services={{ ...services, frame: open, isFrameOver }}
      onAnswer={onAnswer}
      onContinue={onContinue}
    />,
  );
  const frame = screen.container.querySelector('iframe') as HTMLIFrameElement;
  const say = (data: unknown, more: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', { origin: request.origin, source: frame.contentWindow, data, ...more }),
    );
  return { screen, frame, say, onAnswer, onContinue };
}

const isOpen = (screen: Awaited<ReturnType<typeof draw>>['screen']) =>
  expect
    .element(screen.container.querySelector('.ds-card-frame') as HTMLElement)
    .toHaveAttribute('data-state', 'open');

test('answers with what the frame says and goes on, once', async () => {
  const { screen, say, onAnswer, onContinue } = await draw();
  await isOpen(screen);
  say({ resultCode: '0' });
  say({ resultCode: '5' });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('0');
  expect(onContinue).toHaveBeenCalledOnce();
});

test('hears nobody else: no other origin, no other window, no other shape', async () => {
  const { screen, say, onAnswer } = await draw();
  await isOpen(screen);
  say({ resultCode: 0 }, { origin: 'https://evil.test' });
  say({ resultCode: 0 }, { origin: `${request.origin}.evil.test` });
  say({ resultCode: 0 }, { origin: 'null' });
  say({ resultCode: 0 }, { source: window });
  say({ resultCode: 0 }, { source: null });
  for (const data of ['0', 0, null, [], {}, { resultCode: 0, more: 1 }, { resultCode: '' }]) say(data);
  expect(onAnswer).not.toHaveBeenCalled();
  say({ resultCode: 5 });
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('5');
});

test('hears nothing before the frame is opened', async () => {
  const { say, onAnswer } = await draw(() => new Promise<never>(() => {}));
  say({ resultCode: 0 });
  expect(onAnswer).not.toHaveBeenCalled();
});

test('goes on without an answer where there is nothing to open it for any more', async () => {
  const { screen, onAnswer, onContinue } = await draw(async () => 'over');
  await expect.poll(() => onContinue.mock.calls.length).toBe(1);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(screen.container.querySelector('iframe')?.hidden).toBe(true);
});

test.each(['focus', 'visibilitychange'])(
  'finds out by %s that another tab has ended it, once',
  async (event) => {
    let isOver = false;
    const asked = vi.fn(async () => isOver);
    const { screen, onAnswer, onContinue } = await draw(async () => request, asked);
    await isOpen(screen);
    const comeBack = () =>
      (event === 'focus' ? window : document).dispatchEvent(new Event(event, { bubbles: false }));
    comeBack();
    await expect.poll(() => asked.mock.settledResults.length).toBe(1);
    expect(onContinue).not.toHaveBeenCalled();
    isOver = true;
    comeBack();
    await expect.poll(() => onContinue.mock.calls.length).toBe(1);
    comeBack();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(onAnswer).not.toHaveBeenCalled();
  },
);

test('a question that cannot be answered ends nothing, and is asked again the next time', async () => {
  const asked = vi.fn(async (): Promise<boolean> => {
    throw new Error('dropped');
  });
  const { screen, onContinue } = await draw(async () => request, asked);
  await isOpen(screen);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => asked.mock.settledResults.length).toBe(1);
  window.dispatchEvent(new Event('focus'));
  await expect.poll(() => asked.mock.settledResults.length).toBe(2);
  expect(onContinue).not.toHaveBeenCalled();
});

test('posts what opens it into the frame, and leaves none of it in the page', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    posted.push({ action: this.action, target: this.target, fields: [...new FormData(this)] });
  });
  const posted: object[] = [];
  const { screen } = await draw(async () => ({
    ...request,
    address: 'https://frame.test/pay',
    fields: { token: 'secret', amount: '25.00' },
  }));
  await isOpen(screen);
  submit.mockRestore();
  expect(posted).toEqual([
    {
      action: 'https://frame.test/pay',
      target: 'question-frame',
      fields: [
        ['token', 'secret'],
        ['amount', '25.00'],
      ],
    },
  ]);
  expect(document.documentElement.innerHTML).not.toContain('secret');
});

test('what cannot be opened is said, and opened on another try', async () => {
  let tries = 0;
  const { screen } = await draw(async () => {
    tries += 1;
    if (tries === 1) throw new Error('dropped');
    return request;
  });
  const notice = () => screen.container.querySelector('[data-message=Generic_Error]');
  await expect.poll(notice).not.toBeNull();
  await screen.getByRole('button', { name: 'Open the card form again' }).click();
  await isOpen(screen);
  await expect.poll(notice).toBeNull();
});

test('a message has one shape', () => {
  expect(resultIn({ resultCode: 0 })).toBe('0');
  expect(resultIn({ resultCode: '-12' })).toBe('-12');
  for (const data of [{ resultCode: 1.5 }, { resultCode: '00000' }, { resultCode: null }, { resultcode: 0 }])
    expect(resultIn(data)).toBeUndefined();
});
