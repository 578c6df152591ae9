import { useMemo, useState } from 'react';
import { type CaseField, caseFields, type FieldValue } from './model/case-fields.ts';
import { isStructural, makeEdits } from './model/case-making.ts';
import { movedBy, newId } from './model/case-order.ts';
import { presentCaseTypes } from './model/case-types.ts';
import type { CaseTypeEdit } from './model/draft.ts';

/** The fields of one type in its form, and what can be done with them before they are put into the draft. */
export interface FieldsInForm {
  readonly fields: readonly CaseField[];
  currentValue(field: CaseField): FieldValue;
  set(field: CaseField, value: FieldValue): void;
  /** The ids of the questions or answers that a field holds, in their order. */
  idsIn(order: CaseField): readonly string[];
  /** Whether a question or an answer is none that there is. */
  isNew(order: CaseField, id: string): boolean;
  add(order: CaseField): void;
  takeAway(order: CaseField, id: string, title: string): void;
  move(order: CaseField, id: string, title: string, places: -1 | 1): void;
}

/** The name under which the fields of a question or an answer stand. */
export const entryName = ({ name, question }: CaseField, id: string): string =>
  question === undefined ? `questions.${id}` : `${name}.${id}`;

/**
 * What is entered in the form of a type, as the edits that it would put into the draft.
 * @param drafted the edits of the type that the draft has
 * @param onFocusNext is told where the focus goes once the form is drawn anew
 */
export function useFieldsInForm(
  id: number,
  drafted: readonly CaseTypeEdit[],
  onFocusNext: (name: string) => void,
) {
  const [edits, setEdits] = useState(drafted);
  /** What is said of what was moved or taken away. */
  const [news, setNews] = useState('');
  const { fields, before } = useMemo(() => {
    const { file, outcomes } = makeEdits(presentCaseTypes, edits.filter(isStructural));
    return {
      fields: caseFields(file, id),
      before: new Map(outcomes.map(({ edit, field }) => [edit.field, field?.value])),
    };
  }, [edits, id]);

  const currentValue = ({ name, value }: CaseField): FieldValue => {
    const edit = edits.find(({ field }) => field === name);
    return edit ? edit.value : value;
  };
  const withValue = (all: readonly CaseTypeEdit[], field: string, value: FieldValue) => [
    ...all.filter((edit) => edit.field !== field),
    { kind: 'caseType', type: id, field, value } as const,
  ];
  const listed = (value: FieldValue | undefined): readonly string[] => (Array.isArray(value) ? value : []);
  const idsIn = (order: CaseField) => listed(currentValue(order));
  const present = ({ name, value }: CaseField) => listed(before.get(name) ?? value);

  const form: FieldsInForm = {
    fields,
    currentValue,
    idsIn,
    set: ({ name }, value) => setEdits(withValue(edits, name, value)),
    isNew: (order, entry) => !present(order).includes(entry),
    add: (order) => {
      const called = order.question === undefined ? 'question' : 'answer';
      const entry = newId(called, [...present(order), ...idsIn(order)]);
      setEdits(withValue(edits, order.name, [...idsIn(order), entry]));
      setNews('');
      onFocusNext(`${entryName(order, entry)}.${called === 'question' ? 'label' : 'value'}`);
    },
    takeAway: (order, entry, title) => {
      const rest = edits.filter(({ field }) => !field.startsWith(`${entryName(order, entry)}.`));
      const remaining = idsIn(order).filter((other) => other !== entry);
      setEdits(withValue(rest, order.name, remaining));
      setNews(`“${title}” is taken away.`);
      onFocusNext(`add ${order.name}`);
    },
    move: (order, entry, title, places) => {
      const moved = movedBy(idsIn(order), entry, places);
      const place = moved.indexOf(entry);
      setEdits(withValue(edits, order.name, moved));
      setNews(`“${title}” is now ${place + 1} of ${moved.length}.`);
      // At either end only the other way is left.
      const isUp = place === 0 ? false : place === moved.length - 1 ? true : places < 0;
      onFocusNext(`${isUp ? 'up' : 'down'} ${entryName(order, entry)}`);
    },
  };
  return { form, edits, setEdits, news };
}
