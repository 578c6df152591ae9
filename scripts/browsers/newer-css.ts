import type { Identifier } from '@mdn/browser-compat-data';
import { transform } from 'lightningcss';
import type { Newer } from './newer-api.ts';
import type { Served } from './served.ts';
import { css, missingIn } from './support.ts';

/** What a style sheet names that not every browser served has: properties, rules, selectors and functions. */
export function newerCss(file: string, code: string, served: readonly Served[]): readonly Newer[] {
  const features = new Map<string, Identifier | undefined>();
  const { properties, selectors, types, 'at-rules': rules } = css;
  transform({
    filename: file,
    code: Buffer.from(code),
    visitor: {
      Declaration(declaration) {
        const { property } = declaration.property === 'unparsed' ? declaration.value.propertyId : declaration;
        const name = declaration.property === 'custom' ? declaration.value.name : property;
        if (!name.startsWith('-')) features.set(name, properties?.[name]);
      },
      Rule({ type }) {
        if (type !== 'style') features.set(`@${type}`, rules?.[type]);
      },
      Selector(parts) {
        for (const part of parts)
          if ((part.type === 'pseudo-class' || part.type === 'pseudo-element') && part.kind !== 'custom')
            features.set(`:${part.kind}`, selectors?.[part.kind]);
      },
    },
  });
  for (const [, name = ''] of code.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g))
    features.set(`${name}()`, types?.[name] ?? types?.color?.[name]);
  return [...features].flatMap(([name, feature]) => {
    const missing = feature ? missingIn(feature, served) : [];
    return missing.length > 0 ? [{ name, missing }] : [];
  });
}
