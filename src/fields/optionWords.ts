import type { Option } from '../../machines/engine/index.ts';
import type { OptionWords, QuestionWords } from './field.ts';

/** The words of an option: the provider's where it gave them, else those of the question. */
export function optionWords(option: Option<string>, words: QuestionWords): OptionWords {
  const own = words.options?.[option.value];
  const hint = option.hint ?? own?.hint;
  return {
    label: option.label ?? own?.label ?? option.value,
    ...(hint === undefined ? {} : { hint }),
  };
}
