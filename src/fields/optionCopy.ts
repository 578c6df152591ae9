import type { Option } from '../../machines/engine/index.ts';
import type { OptionCopy, QuestionCopy } from './field.ts';

/** The words of an option: the provider's where it gave them, else those of the question. */
export function optionCopy(option: Option<string>, copy: QuestionCopy): OptionCopy {
  const own = copy.options?.[option.value];
  const hint = option.hint ?? own?.hint;
  return {
    label: option.label ?? own?.label ?? option.value,
    ...(hint === undefined ? {} : { hint }),
  };
}
