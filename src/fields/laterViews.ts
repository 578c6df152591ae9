import type { FunctionComponent } from 'react';
import type { ValueOf } from '../../machines/engine/index.ts';
import type { CardFrameQuestion } from './cardFrame/model.ts';
import type { CardsQuestion } from './cards/model.ts';
import type { CheckboxesQuestion } from './checkboxes/model.ts';
import type { CountedQuestion } from './counted/model.ts';
import type { FieldProps } from './field.ts';
import type { FilesQuestion } from './files/model.ts';
import type { GivenQuestion } from './given/model.ts';
import type { NameQuestion } from './name/model.ts';
import type { PeriodQuestion } from './period/model.ts';
import type { PhoneQuestion } from './phone/model.ts';
import type { RadiosQuestion } from './radios/model.ts';
import type { ReviewQuestion } from './review/model.ts';
import type { SelectQuestion } from './select/model.ts';
import type { SlotsQuestion } from './slots/model.ts';
import type { SuggestionQuestion } from './suggestion/model.ts';
import type { TableChoiceQuestion } from './tableChoice/model.ts';
import type { TextQuestion } from './text/model.ts';

type AnyQuestion =
  | CardFrameQuestion
  | CardsQuestion<string, string, unknown>
  | CheckboxesQuestion<string, string, unknown>
  | CountedQuestion<string, unknown>
  | FilesQuestion<string, unknown>
  | GivenQuestion<unknown>
  | NameQuestion<string, unknown>
  | PeriodQuestion<string, unknown>
  | PhoneQuestion<string, unknown>
  | RadiosQuestion<string, string, unknown>
  | ReviewQuestion<unknown>
  | SelectQuestion<string, string, unknown>
  | SlotsQuestion<string, unknown>
  | SuggestionQuestion<unknown, string, unknown>
  | TableChoiceQuestion<string, string, string, unknown>
  | TextQuestion<string, unknown>;

/** The kinds of question that can be drawn. */
type Kind = AnyQuestion['kind'];

type QuestionOf<K extends Kind> = Extract<AnyQuestion, { kind: K }>;
/** How the view of each kind is loaded; each is a file of its own that only comes when it is needed. */
export type Views = {
  readonly [K in Kind]: () => Promise<{
    View: FunctionComponent<FieldProps<QuestionOf<K>, ValueOf<QuestionOf<K>>>>;
  }>;
};

/** The kinds that are not needed for the first question of a report. */
export const laterViews: Omit<Views, 'cards' | 'radios'> = {
  cardFrame: () => import('./cardFrame/View.tsx'),
  checkboxes: () => import('./checkboxes/View.tsx'),
  counted: () => import('./counted/View.tsx'),
  files: () => import('./files/View.tsx'),
  given: () => import('./given/View.tsx'),
  name: () => import('./name/View.tsx'),
  period: () => import('./period/View.tsx'),
  phone: () => import('./phone/View.tsx'),
  review: () => import('./review/View.tsx'),
  select: () => import('./select/View.tsx'),
  slots: () => import('./slots/View.tsx'),
  suggestion: () => import('./suggestion/View.tsx'),
  tableChoice: () => import('./tableChoice/View.tsx'),
  text: () => import('./text/View.tsx'),
};
