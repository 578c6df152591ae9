import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { controls } from '../../content/controls.ts';
import { filesCopy } from '../../content/files.ts';
import { type FileAnswer, files } from '../../journeys/questions/files.ts';
import { defer, language, type PortalFlow } from '../../machines/engine/index.ts';
import { playJourney } from '../../test/support/played-journey.tsx';
import '../styles/styles.css';

const { rules, operation, journey } = language<{
  facts: object;
  notice: 'Upload_Media_Max_Attachments' | 'Generic_Error';
  services: unknown;
  end: 'home';
  errorPage: 'failed';
}>();

const questions = { photos: files({ types: ['pdf'], tooMany: 'Upload_Media_Max_Attachments' }) };

const sent = (name: string): FileAnswer => ({
  documentId: `doc-${name}`,
  fileName: name,
  contentType: 'application/pdf',
  size: 10,
});

/** Photos, a step that asks nothing, and the review; the test says what becomes of each upload. */
async function atPhotos() {
  const attempts: ReturnType<typeof defer<FileAnswer>>[] = [];
  const small = journey({
    id: 'small',
    version: 1,
    initialFacts: {},
    questions,
    rules: rules(questions)({ 'there are photos': ({ answers }) => answers.photos !== undefined }),
    operations: {
      attach: operation(questions)({
        dependsOn: ['photos'],
        run: async () => true,
        outcomes: { attached: { goTo: 'next' } },
        mutates: true,
      }),
      send: operation(questions)({
        dependsOn: ['photos'],
        run: async () => true,
        outcomes: { sent: { goTo: { end: 'home' } } },
      }),
    },
    steps: {
      photos: { route: '/photos', asks: ['photos'], check: [{ run: 'attach', when: 'there are photos' }] },
      between: { route: '/between', submit: [] },
      summary: { route: '/summary', submit: ['send'] },
    },
    review: 'summary',
    back: 'plain',
    backEnd: 'home',
    faults: { otherwise: { errorPage: 'failed', notice: 'Generic_Error' } },
    ends: { home: { route: '/home' } },
    errorPages: { failed: { route: '/failed' } },
  });
  const steps = { photos: { title: 'Photos' }, between: { title: 'Between' }, summary: { title: 'Summary' } };
  const flow = {
    journey: small,
    copy: {
      name: 'Small',
      steps,
      questions: { photos: { label: 'Photos' } },
      operations: {},
      secondaryActions: {},
    },
    services: {
      photos: {
        upload: () => {
          const attempt = defer<FileAnswer>();
          attempts.push(attempt);
          return attempt.promise;
        },
        remove: async () => undefined,
      },
    },
    sequel: () => ({}),
  } as unknown as PortalFlow;
  const played = playJourney(flow, {});
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const at = (step: string) =>
    page.elementLocator(played.root).getByRole('heading', { name: step, level: 1 });
  const pick = async (...names: string[]) => {
    const picked = names.map((name) => new File(['%PDF-1.7 a letter'], name, { type: 'application/pdf' }));
    await userEvent.upload(page.getByLabelText(/^(Choose a photo|Add another)/), picked);
    await expect.poll(() => attempts.length).toBe(names.length);
  };
  return {
    ...played,
    attempts,
    press,
    at,
    pick,
    next: page.getByRole('button', { name: controls.continue }),
  };
}

const told = (key: string) => document.querySelector(`[data-message="${key}"]`);

test('a file that is still being sent keeps nobody, and the review waits for it', async () => {
  const { attempts, pick, press, at, next, finish, context, ended, errors } = await atPhotos();
  await pick('letter.pdf');
  await press(controls.continue);
  await expect.element(at('Between')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: /letter\.pdf/ })).toBeVisible();
  await press(controls.continue);
  await expect.element(at('Summary')).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveAccessibleDescription(/still being sent/);
  expect(told('Upload_Media_Under_Way')).not.toBeNull();

  attempts[0]?.resolve(sent('letter.pdf'));
  await expect.poll(() => context().answers.photos).toEqual([sent('letter.pdf')]);
  // What depends on the files runs again before anything is sent.
  finish({ output: true });
  await expect.element(next).not.toHaveAttribute('aria-disabled');
  expect(told('Upload_Media_Under_Way')).toBeNull();
  await press(controls.continue);
  finish({ output: true });
  await expect.poll(ended).toBe('home');
  expect(errors).toEqual([]);
});

test('a file that failed is told at the review, and can be tried again there', async () => {
  const { attempts, pick, press, at, next, finish, context } = await atPhotos();
  await pick('letter.pdf');
  await press(controls.continue);
  await press(controls.continue);
  await expect.element(at('Summary')).toBeVisible();
  attempts[0]?.reject(new Error('refused'));
  await expect.poll(() => told('Upload_Media_Not_Sent')).not.toBeNull();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await press(`${filesCopy.retry} letter.pdf`);
  await expect.poll(() => attempts.length).toBe(2);
  attempts[1]?.resolve(sent('letter.pdf'));
  await expect.poll(() => context().answers.photos).toEqual([sent('letter.pdf')]);
  finish({ output: true });
  await expect.element(next).not.toHaveAttribute('aria-disabled');
});

test('a file that failed can be left out', async () => {
  const { attempts, pick, press, next, context } = await atPhotos();
  await pick('letter.pdf');
  await press(controls.continue);
  await press(controls.continue);
  attempts[0]?.reject(new Error('refused'));
  await press(`${filesCopy.remove} letter.pdf`);
  await expect.element(next).not.toHaveAttribute('aria-disabled');
  expect(context().answers.photos ?? []).toEqual([]);
});

test('whoever goes back finds the file on its way', async () => {
  const { attempts, pick, press, at, context, finish } = await atPhotos();
  await pick('letter.pdf');
  await press(controls.continue);
  await expect.element(at('Between')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect.element(page.getByRole('progressbar', { name: /letter\.pdf/ })).toBeVisible();
  attempts[0]?.resolve(sent('letter.pdf'));
  await expect.poll(() => context().drafts.photos).toEqual([sent('letter.pdf')]);
  finish({ output: true });
  expect(attempts).toHaveLength(1);
});

test('what was sent after its step was left outlives a reload', async () => {
  const { attempts, pick, press, at, reload, context, finish } = await atPhotos();
  await pick('letter.pdf');
  await press(controls.continue);
  await expect.element(at('Between')).toBeVisible();
  attempts[0]?.resolve(sent('letter.pdf'));
  await expect.element(page.getByText(filesCopy.uploaded, { exact: true })).toBeVisible();
  await reload();
  await expect.poll(() => context().answers.photos).toEqual([sent('letter.pdf')]);
  finish({ output: true });
  await expect.element(at('Between')).toBeVisible();
});
