import {
  type Choice,
  type Complaint,
  choiceOf,
  type NoticeKey,
  type StructuredQuestion,
} from '../../machines/engine/index.ts';
import { type CountedQuestion, counted } from './counted.ts';

/** Yes or no, and what was told beside the one that asks for more. */
export interface YesNo {
  readonly choice: 'yes' | 'no';
  readonly details?: string;
}

export interface YesNoQuestion<Notice extends NoticeKey = NoticeKey, Facts = never>
  extends StructuredQuestion<YesNo, 'yesNo', Facts>,
    Choice<YesNo['choice'], Facts> {
  check(value: YesNo | undefined, facts: Facts): readonly Complaint<Notice>[];
  /** The choice that asks for details. */
  readonly detailsOf: YesNo['choice'];
  readonly details: CountedQuestion<Notice, Facts>;
}

const choices: readonly YesNo['choice'][] = ['yes', 'no'];

/** The part of the question that is the details. */
export const detailsPart = 'details';

/**
 * Yes or no, with details of one of them: of `yes`, unless told. Without `missingDetails` they may be left empty. What is
 * told of them in `content/` stands as `details` among the words of the question.
 */
export function yesNo<
  const Missing extends NoticeKey,
  const MissingDetails extends NoticeKey = never,
  Facts = unknown,
>(definition: {
  readonly missing: Missing;
  readonly missingDetails?: MissingDetails;
  /** Most characters of the details. */
  readonly limit: number;
  readonly detailsOf?: YesNo['choice'];
}): YesNoQuestion<Missing | MissingDetails, Facts> {
  const { missing, missingDetails, limit, detailsOf = 'yes' } = definition;
  const details = counted<MissingDetails, never, never, never, Facts>({
    limit,
    ...(missingDetails === undefined ? {} : { missing: missingDetails }),
  });
  const told = ({ choice, details: text = '' }: YesNo): string => (choice === detailsOf ? text.trim() : '');
  return {
    kind: 'yesNo',
    ...choiceOf<YesNo['choice'], Facts>(choices),
    detailsOf,
    details,
    check(value, facts): readonly Complaint<Missing | MissingDetails>[] {
      if (value === undefined) return [{ notice: missing }];
      if (value.choice !== detailsOf) return [];
      return details.check(value.details, facts).map((complaint) => ({ ...complaint, part: detailsPart }));
    },
    say: (value, labelOf) => [labelOf(value.choice) ?? value.choice, told(value)].filter(Boolean),
    same: (a, b) => a.choice === b.choice && told(a) === told(b),
  };
}
