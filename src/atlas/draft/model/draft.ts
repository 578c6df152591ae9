import * as v from 'valibot';
import { type Expression, faultIn } from '../../../../machines/engine/index.ts';

const noticeRules = v.pipe(v.array(v.strictObject({ when: v.string(), notice: v.string() })), v.readonly());

/** One change to the definition of a journey, or to what it is made of: what is there instead. */
const editSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('rule'),
    rule: v.string(),
    expression: v.custom<Expression>(
      (it) => faultIn(it) === undefined,
      ({ input }) => faultIn(input) ?? '',
    ),
  }),
  v.strictObject({ kind: v.literal('blocks'), step: v.string(), list: noticeRules }),
  v.strictObject({ kind: v.literal('notices'), step: v.string(), list: noticeRules }),
  v.strictObject({ kind: v.literal('text'), notice: v.string(), text: v.pipe(v.string(), v.nonEmpty()) }),
  v.strictObject({
    kind: v.literal('bound'),
    question: v.string(),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.strictObject({
    kind: v.literal('caseType'),
    /** Id of a type of service request. */
    type: v.number(),
    field: v.string(),
    value: v.union([
      v.string(),
      v.number(),
      v.boolean(),
      v.null(),
      v.pipe(v.array(v.string()), v.readonly()),
    ]),
  }),
]);

const draftSchema = v.strictObject({
  /** Raised when an older draft could no longer be read. */
  format: v.literal(1),
  journey: v.string(),
  edits: v.pipe(v.array(editSchema), v.readonly()),
});

export type Edit = v.InferOutput<typeof editSchema>;

/** A change to one field of a type of service request. */
export type CaseTypeEdit = Extract<Edit, { kind: 'caseType' }>;

/** A change to the definition of a journey itself. */
export type JourneyEdit = Exclude<Edit, CaseTypeEdit>;

export const isCaseTypeEdit = (edit: Edit): edit is CaseTypeEdit => edit.kind === 'caseType';

/** Changes to a journey that somebody tries, as they stand in the address or in a file. */
export type Draft = v.InferOutput<typeof draftSchema>;

export const emptyDraft = (journey: string): Draft => ({ format: 1, journey, edits: [] });

/** What an edit is about: the next one of the same is put in its place. */
export function subjectOf(edit: Edit): string {
  switch (edit.kind) {
    case 'rule':
      return `rule ${edit.rule}`;
    case 'blocks':
    case 'notices':
      return `${edit.kind} ${edit.step}`;
    case 'text':
      return `text ${edit.notice}`;
    case 'bound':
      return `bound ${edit.question}`;
    case 'caseType':
      return `caseType ${edit.type} ${edit.field}`;
  }
}

/** The draft with one more edit, which takes the place of an earlier one of the same. */
export function withEdit(draft: Draft, edit: Edit): Draft {
  const place = draft.edits.findIndex((each) => subjectOf(each) === subjectOf(edit));
  return { ...draft, edits: place < 0 ? [...draft.edits, edit] : draft.edits.with(place, edit) };
}

export const withoutEdit = (draft: Draft, subject: string): Draft => ({
  ...draft,
  edits: draft.edits.filter((edit) => subjectOf(edit) !== subject),
});

/** A draft as a text, for the address or for a file. One without edits is no text. */
export const textOfDraft = (draft: Draft): string => (draft.edits.length === 0 ? '' : JSON.stringify(draft));

export type ParsedDraft = { readonly draft: Draft } | { readonly fault: string };

/** The draft that a text stands for, or what is wrong with the text. */
export function parseDraft(text: string, journey: string): ParsedDraft {
  if (text === '') return { draft: emptyDraft(journey) };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { fault: `It is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
  const parsed = v.safeParse(draftSchema, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const path = v.getDotPath(issue);
    return { fault: `${path === null ? 'The draft' : `“${path}”`}: ${issue.message}` };
  }
  const { output: draft } = parsed;
  if (draft.journey !== journey)
    return { fault: `It is a draft of “${draft.journey}”, not of “${journey}”.` };
  return { draft: draft.edits.reduce(withEdit, emptyDraft(journey)) };
}
