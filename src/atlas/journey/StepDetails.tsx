import type { ReactNode } from 'react';
import type { Step } from '../../../machines/engine/index.ts';
import { spaced } from '../../../machines/exploration/index.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { stepTitle } from '../../walkthrough/sentences.ts';
import { detailOf, type QuestionDetail, type RuledMessage } from '../model/detail.ts';
import { MessageLine } from './MessageLine.tsx';
import { OperationDetails } from './OperationDetails.tsx';
import { StepRequirements } from './StepRequirements.tsx';

/** Everything that the definition says about a step. */
export function StepDetails({
  flow,
  step,
  children,
}: {
  readonly flow: FlowWithCopy;
  readonly step: Step;
  /** Stands below the title. */
  readonly children?: ReactNode;
}) {
  const detail = detailOf(flow, step);
  const own = flow.copy.steps[step.id];
  const key = `${flow.journey.id}.steps.${step.id}`;
  return (
    <div className="at-stack">
      <h2>{stepTitle(flow.copy, step.id)}</h2>
      {children}
      <dl className="at-facts">
        <dt>Step</dt>
        <dd>
          {step.id}, at <code>{step.route}</code>
        </dd>
        <dt>Asked</dt>
        <dd>{step.when === undefined ? 'always' : `when ${step.when}`}</dd>
        {Object.entries(own ?? {}).map(([name, text]) => (
          <div key={name}>
            <dt>
              <code>{`${key}.${name}`}</code>
            </dt>
            <dd>{String(text)}</dd>
          </div>
        ))}
      </dl>
      {detail.questions.length > 0 ? <h3>Questions</h3> : null}
      {detail.questions.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
      <NoticeRuleList title="Blocks" list={detail.blocks} />
      <NoticeRuleList title="Notices" list={detail.notices} />
      {detail.operations.length > 0 ? <h3>Operations</h3> : null}
      {detail.operations.map((operation) => (
        <OperationDetails key={`${operation.moment} ${operation.id}`} operation={operation} />
      ))}
      {detail.secondaryActions.length > 0 ? <h3>Secondary actions</h3> : null}
      {detail.secondaryActions.map(({ offer, when, message, end }) => (
        <p key={offer}>
          “{offer}” ends at “{end}”{when === undefined ? '' : `, offered when ${when}`}.{' '}
          {message ? <MessageLine message={message} /> : 'Nothing is asked first.'}
        </p>
      ))}
      {detail.dialogs.length > 0 ? <h3>Asks before</h3> : null}
      {detail.dialogs.map(({ before, messages }) => (
        <p key={before}>
          {before}:{' '}
          {messages.map((message) => (
            <MessageLine key={message.key} message={message} />
          ))}
        </p>
      ))}
      {detail.resets.length > 0 ? (
        <>
          <h3>A change resets the answers to</h3>
          <ul>
            {detail.resets.map(({ id, label }) => (
              <li key={id}>
                {label} <code>{id}</code>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {detail.falls.length > 0 ? (
        <p>A change makes these run again: {detail.falls.map(spaced).join(', ')}.</p>
      ) : null}
      {detail.preservedOnBack ? (
        <p>
          Going back from here forgets what was answered here and later
          {detail.preservedOnBack.length > 0 ? `, but for: ${detail.preservedOnBack.join('; ')}` : ''}.
        </p>
      ) : null}
      <StepRequirements report={flow.report} step={step.id} />
    </div>
  );
}

function QuestionCard({ question }: { readonly question: QuestionDetail }) {
  const settings = question.settings.map(([name, value]) => `${name}: ${value}`).join(', ');
  return (
    <div className="at-card">
      <h4>{question.label}</h4>
      <p>
        <code>{question.id}</code>, {question.kind}
        {settings === '' ? '' : ` (${settings})`}
        {question.when === undefined ? '' : `, asked when ${question.when}`}
      </p>
      {question.options.length > 0 ? <p>Choices: {question.options.join('; ')}</p> : null}
      {question.complaints.length > 0 ? (
        <ul>
          {question.complaints.map((message) => (
            <li key={message.key}>
              <MessageLine message={message} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function NoticeRuleList({ title, list }: { readonly title: string; readonly list: readonly RuledMessage[] }) {
  if (list.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {list.map(({ when, message }) => (
          <li key={when}>
            When {when}: <MessageLine message={message} />
          </li>
        ))}
      </ul>
    </>
  );
}
