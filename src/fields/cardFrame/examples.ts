import {
  type CardFrameQuestion,
  cardFrame,
  type FrameResult,
} from '../../../journeys/questions/cardFrame.ts';
import type { FrameRequest } from '../../../machines/engine/index.ts';
import type { FieldServices } from '../field.ts';
import type { Example } from '../Stage.tsx';

const question = cardFrame({ garbled: 'Generic_Error' });
const copy = {
  label: 'Your card',
  hint: 'The card form comes from our card provider. We never see your card number.',
  frame: 'Card form',
  failed: 'Generic_Error',
};

/** A frame of nobody's, which tells what a test makes it tell. */
export const request: FrameRequest = { address: 'about:blank', origin: 'https://frame.test', fields: {} };

const services: FieldServices = {
  frame: async () => request,
  message: () => 'Payments are not available. Please try again later.',
};

type CardFrameExample = Example<CardFrameQuestion, FrameResult>;

export const examples = {
  empty: { question, copy, services, legendIsHeading: true },
  opening: { question, copy, services: { ...services, frame: () => new Promise<never>(() => {}) } },
  failed: {
    question,
    copy,
    services: { ...services, frame: () => Promise.reject(new Error('dropped')) },
  },
  disabled: { question, copy, services, disabled: true },
} satisfies Record<string, CardFrameExample>;
