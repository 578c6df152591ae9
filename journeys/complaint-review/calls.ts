import { getComplaint, requestComplaintReview } from '../../contract/complaints.ts';
import { type AnswersOf, faultKindOf, type Situation, type Tools } from '../../machines/engine/index.ts';
import type { ReviewQuestions } from './questions.ts';
import type { AnsweredComplaint, ReviewFacts, Services } from './vocabulary.ts';

type ReviewTools = Tools<Services>;
type Known = Situation<object, ReviewFacts>;

/** The complaint as it stands. */
export async function loadComplaint(
  { facts }: Known,
  { services, signal }: ReviewTools,
): Promise<AnsweredComplaint> {
  const { gateway, customerId } = services;
  const params = { customerId, complaintId: facts.complaintId };
  const { eTag, canRequestReview } = await gateway.call(getComplaint, { params }, { signal });
  return { eTag: eTag ?? 'eTag', canRequestReview };
}

/** What became of asking: the second stage has begun, or the complaint changed first. */
export type Requested =
  | { readonly became: 'requested' }
  | { readonly became: 'changed'; readonly complaint: AnsweredComplaint };

/** Asks for the second stage, once for a key. A complaint that somebody else changed first is read again. */
export async function requestReview(
  situation: Situation<AnswersOf<ReviewQuestions>, ReviewFacts>,
  tools: ReviewTools,
): Promise<Requested> {
  const { facts, answers } = situation;
  if (!facts.complaint) throw new Error('no complaint was loaded');
  const { gateway, customerId } = tools.services;
  try {
    await gateway.call(
      requestComplaintReview,
      {
        params: { customerId, complaintId: facts.complaintId },
        body: { reason: (answers.reason ?? '').trim() },
      },
      { signal: tools.signal, eTag: facts.complaint.eTag, idempotencyKey: tools.key },
    );
    return { became: 'requested' };
  } catch (error) {
    if (faultKindOf(error) !== 'conflict') throw error;
    return { became: 'changed', complaint: await loadComplaint(situation, tools) };
  }
}
