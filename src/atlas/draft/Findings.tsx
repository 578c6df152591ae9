import { countOf, stepTitle } from '../../walkthrough/sentences.ts';
import type { GraphSource } from '../source.ts';
import type { FoundPath, FoundProperty } from './model/evaluate.ts';
import { PlayablePath } from './PlayablePath.tsx';
import type { Evaluation } from './useEvaluation.ts';

interface Props {
  /** The journey with the draft. */
  readonly source: GraphSource;
  readonly draftText: string;
  readonly evaluation: Evaluation;
}

/** What exploring showed of a draft: what breaks, and what residents would see that they do not see now. */
export function Findings(props: Props) {
  const { paths, everything, broken } = props.evaluation;
  const values = (everything ?? paths)?.values ?? [];
  const describePath = (path: FoundPath | undefined) =>
    path ? (
      <PlayablePath source={props.source} draftText={props.draftText} path={path} values={values} />
    ) : null;
  const properties = everything?.properties ?? paths?.violated;
  return (
    <>
      <section aria-labelledby="at-broken" className="at-stack">
        <h3 id="at-broken">Properties that break</h3>
        {broken ? <p role="alert">Nothing can be said: {broken.says}</p> : null}
        {properties ? (
          <BrokenProperties
            properties={properties}
            isComplete={everything !== undefined}
            describePath={describePath}
          />
        ) : null}
      </section>
      {everything && everything.faults.length > 0 ? (
        <section aria-labelledby="at-faults" className="at-stack">
          <h3 id="at-faults">What is wrong with the definition then</h3>
          <ul>
            {everything.faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="at-states" className="at-stack">
        <h3 id="at-states">States that change</h3>
        {everything ? <ChangedLooks {...props} describePath={describePath} /> : null}
        {!everything && paths ? (
          <>
            <p>
              {paths.elsewhere === 0
                ? `All ${paths.paths} recorded paths lead where they did.`
                : `${paths.elsewhere} of ${paths.paths} recorded paths lead elsewhere. The first:`}
            </p>
            {describePath(paths.first)}
          </>
        ) : null}
      </section>
    </>
  );
}

const failureWords = {
  violated: 'Does not hold',
  'never applies': 'Never applies any more',
  'no path': 'No path leads there any more',
} as const;

function BrokenProperties({
  properties,
  isComplete,
  describePath,
}: {
  readonly properties: readonly FoundProperty[];
  readonly isComplete: boolean;
  describePath(path: FoundPath | undefined): React.ReactNode;
}) {
  const broken = properties.filter(({ failure }) => failure !== undefined);
  if (broken.length === 0)
    return (
      <p>
        {isComplete
          ? `None: all ${properties.length} hold.`
          : 'None on the recorded paths. The rest is still looked at.'}
      </p>
    );
  return (
    <ul className="at-found">
      {broken.map(({ says, rows, failure = 'violated', path }) => (
        <li key={says}>
          <strong>{failureWords[failure]}:</strong> {says} <small>({rows.join(', ')})</small>
          {describePath(path)}
        </li>
      ))}
    </ul>
  );
}

function ChangedLooks({
  source,
  evaluation: { everything },
  describePath,
}: Props & { describePath(path: FoundPath | undefined): React.ReactNode }) {
  if (!everything || !source.flow) return null;
  const { copy } = source.flow;
  const {
    looks: { added, gone },
    states: { was, now },
  } = everything;
  return (
    <>
      <p>
        {was === now ? `${countOf(now, 'state')}, as many as now.` : `${countOf(now, 'state')}, now ${was}.`}{' '}
        {added.length + gone.length === 0 ? 'Every step can look as it does now, and not otherwise.' : ''}
      </p>
      {added.length > 0 ? <h4>New to residents</h4> : null}
      <ul className="at-found">
        {added.map(({ step, name, path }) => (
          <li key={`${step} ${name}`}>
            {stepTitle(copy, step)}: <strong>{name}</strong>
            {describePath(path)}
          </li>
        ))}
      </ul>
      {gone.length > 0 ? <h4>No longer seen by anybody</h4> : null}
      <ul className="at-found">
        {gone.map(({ step, name }) => (
          <li key={`${step} ${name}`}>
            {stepTitle(copy, step)}: <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}
