import type { FunctionComponent } from 'react';
import type { AddressQuestion } from '../../journeys/questions/address.ts';
import type { AmountQuestion } from '../../journeys/questions/amount.ts';
import type { CardFrameQuestion } from '../../journeys/questions/cardFrame.ts';
import type { CheckboxesQuestion } from '../../journeys/questions/checkboxes.ts';
import type { CountedQuestion } from '../../journeys/questions/counted.ts';
import type { DayQuestion } from '../../journeys/questions/day.ts';
import type { FilesQuestion } from '../../journeys/questions/files.ts';
import type { GivenQuestion } from '../../journeys/questions/given.ts';
import type { PeriodQuestion } from '../../journeys/questions/period.ts';
import type { RadiosQuestion } from '../../journeys/questions/radios.ts';
import type { ReviewQuestion } from '../../journeys/questions/review.ts';
import type { SelectQuestion } from '../../journeys/questions/select.ts';
import type { SlotsQuestion } from '../../journeys/questions/slots.ts';
import type { SuggestionQuestion } from '../../journeys/questions/suggestion.ts';
import type { TableChoiceQuestion } from '../../journeys/questions/tableChoice.ts';
import type { TextQuestion } from '../../journeys/questions/text.ts';
import type { YesNoQuestion } from '../../journeys/questions/yesNo.ts';
import type { ValueOf } from '../../machines/engine/index.ts';
import type { FieldProps } from './field.ts';

type AnyQuestion =
  | AddressQuestion<string, unknown>
  | AmountQuestion<string, unknown>
  | CardFrameQuestion
  | CheckboxesQuestion<string, string, unknown>
  | CountedQuestion<string, unknown>
  | DayQuestion<string, unknown>
  | FilesQuestion<string, unknown>
  | GivenQuestion<unknown>
  | PeriodQuestion<string, unknown>
  | RadiosQuestion<string, string, unknown>
  | ReviewQuestion<unknown>
  | SelectQuestion<string, string, unknown>
  | SlotsQuestion<string, unknown>
  | SuggestionQuestion<unknown, string, unknown>
  | TableChoiceQuestion<string, string, string, unknown>
  | TextQuestion<string, unknown>
  | YesNoQuestion<string, unknown>;

/** The kinds of question that can be drawn. */
type Kind = AnyQuestion['kind'];

type QuestionOf<K extends Kind> = Extract<AnyQuestion, { kind: K }>;

/** A question whose answer is an object can only be drawn when its model puts the answer into words for a review. */
type IsDescribed<Q> = ValueOf<Q> extends object ? (Q extends { say: unknown } ? true : false) : true;

/** How the view of each kind is loaded; each is a file of its own that only comes when it is needed. */
export type Views = {
  readonly [K in Kind]: IsDescribed<QuestionOf<K>> extends true
    ? () => Promise<{ View: FunctionComponent<FieldProps<QuestionOf<K>, ValueOf<QuestionOf<K>>>> }>
    : never;
};

/** The kinds that are not needed for the first question of a report. */
export const laterViews: Omit<Views, 'radios'> = {
  address: async () => ({ View: (await import('./address/AddressView.tsx')).AddressView }),
  amount: async () => ({ View: (await import('./amount/AmountView.tsx')).AmountView }),
  cardFrame: async () => ({ View: (await import('./cardFrame/CardFrameView.tsx')).CardFrameView }),
  checkboxes: async () => ({ View: (await import('./checkboxes/CheckboxGroupView.tsx')).CheckboxGroupView }),
  counted: async () => ({ View: (await import('./counted/CountedTextView.tsx')).CountedTextView }),
  day: async () => ({ View: (await import('./day/DayView.tsx')).DayView }),
  files: async () => ({ View: (await import('./files/FileUploadView.tsx')).FileUploadView }),
  given: async () => ({ View: (await import('./given/GivenView.tsx')).GivenView }),
  period: async () => ({ View: (await import('./period/PeriodView.tsx')).PeriodView }),
  review: async () => ({ View: (await import('./review/ReviewView.tsx')).ReviewView }),
  select: async () => ({ View: (await import('./select/SelectView.tsx')).SelectView }),
  slots: async () => ({ View: (await import('./slots/SlotsView.tsx')).SlotsView }),
  suggestion: async () => ({ View: (await import('./suggestion/SuggestionView.tsx')).SuggestionView }),
  tableChoice: async () => ({ View: (await import('./tableChoice/TableChoiceView.tsx')).TableChoiceView }),
  text: async () => ({ View: (await import('./text/TextView.tsx')).TextView }),
  yesNo: async () => ({ View: (await import('./yesNo/YesNoView.tsx')).YesNoView }),
};
