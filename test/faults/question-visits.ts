import { createActor, waitFor } from 'xstate';
import type { Gateway } from '../../contract/call.ts';
import { getConfiguration } from '../../contract/configuration.ts';
import { sendUploadBytes } from '../../contract/uploads.ts';
import { flow as request } from '../../journeys/case/flow.ts';
import { nothingKnown as nothingAsked } from '../../journeys/case/vocabulary.ts';
import { flow as payment } from '../../journeys/payment/flow.ts';
import { flow as repair } from '../../journeys/repair/flow.ts';
import { nothingKnown } from '../../journeys/repair/vocabulary.ts';
import { Fault, type Situation } from '../../machines/engine/index.ts';
import { uploadWith } from '../../machines/upload/upload.ts';
import type { Uploaded } from '../../machines/upload/upload-file.ts';
import type { Provider, Trouble } from './provider.ts';
import type { Visitor } from './visitor.ts';

const id = '00000000-0000-4000-8000-000000000001';
const { signal } = new AbortController();

/** A repair that is being reported and was saved. */
const situation = {
  answers: {},
  facts: { ...nothingKnown, draft: { id, eTag: '"1"' } },
  editing: false,
};

const documentOf = (fileName: string): Uploaded => ({
  documentId: id,
  fileName,
  contentType: 'image/png',
  size: 3,
});

const runUploads = ({ gateway }: Provider, uploaded: readonly string[]) => {
  const { upload, remove } = repair.services.files ?? {};
  if (!upload || !remove) throw new Error('nobody sends files');
  const services = { gateway, customerId: id };
  const actor = createActor(
    uploadWith<File>({
      check: async () => {},
      prepare: async (file) => file,
      upload: (file, options) =>
        upload(file, situation, { services, key: 'file', ...options }) as Promise<Uploaded>,
      pause: async () => {},
      remove: (documentId) => remove(documentId, situation, { services, signal }),
    }),
    { input: { maxFiles: 5, uploaded: uploaded.map(documentOf) } },
  ).start();
  const settled = async () => {
    const { context } = await waitFor(actor, (at) => at.matches('still'));
    const [file] = context.files;
    if (!file) return 'no file';
    return `file ${file.state}${file.ref.getSnapshot().context.stillThere ? ', still there' : ''}`;
  };
  const press = (type: 'RETRY' | 'REMOVE') => async () => {
    actor.send({ type, id: actor.getSnapshot().context.files[0]?.id ?? '' });
    return settled();
  };
  return { actor, settled, press };
};

const sendOne = async (provider: Provider, trouble: Trouble) => {
  provider.turn(trouble);
  const { actor, settled, press } = runUploads(provider, []);
  const file = new File([new Uint8Array([1, 2, 3])], 'tap.png', { type: 'image/png' });
  actor.send({ type: 'ADD', sources: [file] });
  const leads = await settled();
  return { leads, storage: actor.getSnapshot().context.files.map(({ name }) => name), on: press('RETRY') };
};

const sending: Visitor = { owner: 'files: sending one', visit: sendOne };

/** The gateway of a provider that takes files as text alone. */
const withoutBytes = (gateway: Gateway): Gateway => ({
  async call(call, request, options) {
    const answer = await gateway.call(call, request, options);
    return call.id === getConfiguration.id ? { ...answer, value: 'false' } : answer;
  },
});

const sendingText: Visitor = {
  owner: 'files: sending one as text',
  visit: (provider, trouble) => sendOne({ ...provider, gateway: withoutBytes(provider.gateway) }, trouble),
};

/** Loses the connection over the first bytes of a file. */
function losingOnce(gateway: Gateway): Gateway {
  let isLost = false;
  return {
    async call(call, request, options) {
      if (call.id !== sendUploadBytes.id || isLost) return gateway.call(call, request, options);
      isLost = true;
      throw new Fault('dropped');
    },
  };
}

const goingOn: Visitor = {
  owner: 'files: going on with one',
  visit: (provider, trouble) => sendOne({ ...provider, gateway: losingOnce(provider.gateway) }, trouble),
};

const takingAway: Visitor = {
  owner: 'files: taking one away',
  async visit(provider, trouble) {
    provider.turn(trouble);
    const { press } = runUploads(provider, ['tap.png']);
    return { leads: await press('REMOVE')(), on: press('REMOVE') };
  },
};

const suggestions = (
  owner: string,
  search: ((typeof repair)['services'][string] & object)['search'],
  at: Situation,
): Visitor => ({
  owner,
  async visit({ gateway, turn }, trouble) {
    turn(trouble);
    const find = async () => {
      const found = search?.('tap', at, { services: { gateway, customerId: id }, signal });
      return (await Promise.allSettled([found]))[0].status === 'fulfilled' ? 'found' : 'failed';
    };
    return { leads: await find(), on: find };
  },
});

const reasons = suggestions('suggestions of what needs repairing', repair.services.reason?.search, situation);
const types = suggestions('suggestions of what can be asked for', request.services.type?.search, {
  answers: {},
  facts: nothingAsked,
  editing: false,
});

const begun = {
  id,
  frame: {
    address: 'https://cards.example/pay',
    origin: 'https://cards.example',
    customerReference: '10004820',
    amount: '25.00',
    paymentReason: 'Rent',
  },
};

const cardFrame: Visitor = {
  owner: 'the card provider’s frame',
  async visit({ gateway, turn }, trouble) {
    turn(trouble);
    const open = async () => {
      const opened = payment.services.frame?.frame?.(
        { answers: {}, facts: { accountId: id, account: null, payment: begun }, editing: false },
        { services: { gateway, customerId: id }, signal },
      );
      const [result] = await Promise.allSettled([opened]);
      if (result.status === 'rejected') return 'failed';
      return result.value === 'over' ? 'over' : 'open';
    };
    return { leads: await open(), on: open };
  },
};

const cardFrameAgain: Visitor = {
  owner: 'whether the card provider’s frame is over',
  async visit({ gateway, turn }, trouble) {
    turn(trouble);
    const ask = async () => {
      const isOver = payment.services.frame?.isFrameOver?.(
        { answers: {}, facts: { accountId: id, account: null, payment: begun }, editing: false },
        { services: { gateway, customerId: id }, signal },
      );
      return (await Promise.allSettled([isOver]))[0].status === 'fulfilled' ? 'known' : 'asked again';
    };
    return { leads: await ask(), on: ask };
  },
};

/** The parts of journeys that make calls while a question is on the screen. */
export const questionVisitors: readonly Visitor[] = [
  sending,
  sendingText,
  goingOn,
  takingAway,
  reasons,
  types,
  cardFrame,
  cardFrameAgain,
];
