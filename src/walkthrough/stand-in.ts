import type { PortalFlow, QuestionServices } from '../../machines/engine/index.ts';
import { answerSamples, type Samples } from '../../machines/exploration/index.ts';

interface Found {
  readonly text: string;
  readonly chosen: unknown;
}

const isFound = (sample: unknown): sample is Found =>
  typeof sample === 'object' && sample !== null && 'chosen' in sample && sample.chosen !== null;

/** Nothing is in a frame that only stands for one. */
const emptyFrame = { address: 'about:blank', origin: 'null', fields: {} };

/** A flow whose questions ask the samples instead of the provider's systems. */
export function byExamples(flow: PortalFlow, samples: Samples): PortalFlow {
  const services = Object.entries(flow.services).map(([question, own]) => [
    question,
    exampleServices(own, samples, question),
  ]);
  return { ...flow, services: Object.fromEntries(services) };
}

function exampleServices(
  own: QuestionServices<unknown>,
  samples: Samples,
  question: string,
): QuestionServices<unknown> {
  return {
    ...(own.search
      ? {
          search: async (text, { facts }) =>
            answerSamples(samples, question, facts)
              .filter(isFound)
              .filter((sample) => sample.text.toLowerCase().includes(text.trim().toLowerCase()))
              .map((sample) => ({ value: sample.chosen, label: sample.text })),
        }
      : {}),
    ...(own.upload
      ? {
          upload: async (_file, { facts }) =>
            answerSamples(samples, question, facts).flatMap((sample) =>
              Array.isArray(sample) ? sample : [],
            )[0],
        }
      : {}),
    ...(own.remove ? { remove: async () => {} } : {}),
    ...(own.frame ? { frame: async () => emptyFrame } : {}),
  };
}
