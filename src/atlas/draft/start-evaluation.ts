import { answerRequest, type EvaluationRequest } from './answer.ts';
import type { Found } from './model/evaluate.ts';
import type { Answered } from './worker.ts';
// As an address, which the build puts in: the atlas is one plain script, in which `import.meta.url` leads nowhere.
import workerAddress from './worker.ts?worker&url';

interface Listener {
  onFound(finding: Found): void;
  onEnd(): void;
}

/** Evaluates a draft beside the page. Returns what calls it off. */
export const startEvaluation = (request: EvaluationRequest, listener: Listener): (() => void) =>
  // Browsers start no worker for a page that was opened from a disk.
  window.location.protocol === 'file:' ? startHere(request, listener) : startInWorker(request, listener);

function startInWorker(request: EvaluationRequest, { onFound, onEnd }: Listener): () => void {
  const worker = new Worker(workerAddress, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    if (data === 'end') onEnd();
    else onFound(data.finding);
  };
  worker.onerror = ({ message }) => {
    onFound({ stage: 'broken', says: message ?? 'The worker could not be started.' });
    onEnd();
  };
  worker.postMessage(request);
  return () => worker.terminate();
}

/** In the page itself, which stands still meanwhile; between two findings it is drawn. */
function startHere(request: EvaluationRequest, { onFound, onEnd }: Listener): () => void {
  const findings = answerRequest(request);
  let timer = setTimeout(next);
  function next(): void {
    const { value, done } = findings.next();
    if (done) {
      onEnd();
      return;
    }
    onFound(value);
    timer = setTimeout(next);
  }
  return () => clearTimeout(timer);
}
