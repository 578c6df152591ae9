import { FieldInput } from './FieldInput.tsx';
import type { CaseField } from './model/case-fields.ts';
import { entryName, type FieldsInForm } from './useFieldsInForm.ts';

interface InForm {
  readonly form: FieldsInForm;
}

/** A question of a type, with its answers. */
export function CaseQuestionFields({
  form,
  order,
  question,
}: InForm & { readonly order: CaseField; readonly question: string }) {
  const fields = form.fields.filter((field) => field.question === question);
  const [label] = fields;
  if (!label) return null;
  const title = titleIn(form, label.name);
  const type = fields.find(({ name }) => name === `questions.${question}.type`);
  const answers = fields.find(({ entry }) => entry.as === 'order');
  const hasAnswers =
    answers && (form.idsIn(answers).length > 0 || (type && form.currentValue(type) !== 'Text'));
  return (
    <details open={form.isNew(order, question)}>
      <summary>Question: {title}</summary>
      <fieldset className="at-stack">
        <legend className="at-hidden">Question: {title}</legend>
        {fields
          .filter(({ option }) => option === undefined)
          .map((field) => (
            <FieldIn key={field.name} form={form} field={field} />
          ))}
        {hasAnswers ? (
          <>
            {form.idsIn(answers).map((option) => (
              <fieldset key={option} className="at-answer at-stack">
                <legend className="at-hidden">Answer “{option}”</legend>
                {fields
                  .filter((field) => field.option === option)
                  .map((field) => (
                    <FieldIn key={field.name} form={form} field={field} />
                  ))}
                <EntryButtons
                  form={form}
                  order={answers}
                  id={option}
                  title={titleIn(form, `${entryName(answers, option)}.value`)}
                />
              </fieldset>
            ))}
            <AddButton form={form} order={answers} />
          </>
        ) : null}
        <EntryButtons form={form} order={order} id={question} title={title} />
      </fieldset>
    </details>
  );
}

/** One field of a form, which finds the focus by its name. */
export const FieldIn = ({ form, field }: InForm & { readonly field: CaseField }) =>
  field.entry.as === 'order' || field.entry.as === 'removal' ? null : (
    <div data-focus={field.name}>
      <FieldInput
        field={field}
        value={form.currentValue(field)}
        onChange={(value) => form.set(field, value)}
      />
    </div>
  );

/** Adds a question to the type, or an answer to a question. */
export const AddButton = ({ form, order }: InForm & { readonly order: CaseField }) => (
  <div>
    <button
      type="button"
      className="at-link"
      data-focus={`add ${order.name}`}
      onClick={() => form.add(order)}
    >
      {order.question === undefined ? 'Add a question' : 'Add an answer'}
    </button>
  </div>
);

function titleIn({ fields, currentValue }: FieldsInForm, name: string): string {
  const field = fields.find((each) => each.name === name);
  return field ? String(currentValue(field)) : '';
}

/** Moves a question or an answer among its own, or takes it away. */
function EntryButtons({
  form,
  order,
  id,
  title,
}: InForm & { readonly order: CaseField; readonly id: string; readonly title: string }) {
  const ids = form.idsIn(order);
  const place = ids.indexOf(id);
  const name = entryName(order, id);
  const what = order.question === undefined ? 'this question' : 'this answer';
  const move = (where: 'up' | 'down') => (
    <button
      type="button"
      className="at-link"
      data-focus={`${where} ${name}`}
      aria-label={`Move ${what} ${where}: ${title}`}
      onClick={() => form.move(order, id, title, where === 'up' ? -1 : 1)}
    >
      Move {what} {where}
    </button>
  );
  return (
    <div className="at-links-row">
      {place > 0 ? move('up') : null}
      {place < ids.length - 1 ? move('down') : null}
      <button
        type="button"
        className="at-link"
        aria-label={`Take ${what} away: ${title}`}
        onClick={() => form.takeAway(order, id, title)}
      >
        Take {what} away
      </button>
    </div>
  );
}
