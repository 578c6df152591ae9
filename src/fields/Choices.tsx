import { Fragment, type ReactNode } from 'react';
import type { Option } from '../../machines/engine/index.ts';
import './choices.css';
import type { QuestionCopy } from './field.ts';
import { optionCopy } from './optionCopy.ts';

/** DOM id of an option; the first has the id of the field, so that an error can lead to it. */
const choiceId = (id: string, index: number) => (index === 0 ? id : `${id}-${index}`);

/** Options one below the other, each a large target. The name of an option is its label; its hint describes it. */
export function Choices({
  id,
  type,
  options,
  copy,
  variant = 'rows',
  firstIndex = 0,
  disabled,
  isChosen,
  onChoose,
  below,
}: {
  readonly id: string;
  readonly type: 'radio' | 'checkbox';
  readonly options: readonly Option<string>[];
  readonly copy: QuestionCopy;
  readonly variant?: 'rows' | 'cards';
  /** Place of the first option in its group, where other controls of the group come before. */
  readonly firstIndex?: number;
  readonly disabled?: boolean | undefined;
  isChosen(value: string): boolean;
  onChoose(value: string, isChosen: boolean): void;
  /** What stands below an option, by its place. */
  below?(index: number): ReactNode;
}) {
  return (
    <div className={`ds-choices ds-choices-${variant}`}>
      {options.map((option, index) => {
        const { label, hint } = optionCopy(option, copy);
        const own = choiceId(id, firstIndex + index);
        return (
          <Fragment key={option.value}>
            <label className="ds-choice">
              <input
                id={own}
                type={type}
                name={id}
                value={option.value}
                checked={isChosen(option.value)}
                disabled={disabled}
                aria-labelledby={`${own}-label`}
                aria-describedby={hint ? `${own}-about` : undefined}
                onChange={(event) => onChoose(option.value, event.currentTarget.checked)}
              />
              <span>
                <span className="ds-choice-label" id={`${own}-label`}>
                  {label}
                </span>
                {hint ? (
                  <span className="ds-hint" id={`${own}-about`}>
                    {hint}
                  </span>
                ) : null}
              </span>
            </label>
            {below?.(index)}
          </Fragment>
        );
      })}
    </div>
  );
}
