import { answer, type EvaluationRequest } from './answer.ts';
import type { Found } from './model/evaluate.ts';
import type { Answered } from './worker.ts';
// The atlas is one plain script, which knows where it was loaded from only while it is.
import workerAddress from './worker.ts?worker&url';

interface Listener {
  found(found: Found): void;
  ended(): void;
}

/** Evaluates a draft beside the page. Returns what calls it off. */
export const startEvaluation = (request: EvaluationRequest, listener: Listener): (() => void) =>
  // Browsers start no worker for a page that was opened from a disk.
  window.location.protocol === 'file:' ? startHere(request, listener) : startInWorker(request, listener);

function startInWorker(request: EvaluationRequest, { found, ended }: Listener): () => void {
  const worker = new Worker(workerAddress, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    if (data === 'end') ended();
    else found(data.found);
  };
  worker.onerror = ({ message }) => {
    found({ stage: 'broken', says: message ?? 'The worker could not be started.' });
    ended();
  };
  worker.postMessage(request);
  return () => worker.terminate();
}

/** In the page itself, which stands still meanwhile; between two findings it is drawn. */
function startHere(request: EvaluationRequest, { found, ended }: Listener): () => void {
  const findings = answer(request);
  let timer = setTimeout(next);
  function next(): void {
    const { value, done } = findings.next();
    if (done) {
      ended();
      return;
    }
    found(value);
    timer = setTimeout(next);
  }
  return () => clearTimeout(timer);
}
