import type { CSSProperties, ReactNode } from 'react';
import './design.css';
import type { Swatch, Token, TokenGroup } from './tokens.ts';

const texts = {
  sample: 'Water is coming through the ceiling',
  token: 'Token',
  colour: 'Colour',
  contrast: 'Contrast, and what is demanded',
  noText: 'Carries no text',
  value: 'Value',
  shown: 'Shown',
  places: 'Places',
};

/** How a token that is no colour is shown. */
const samples: Readonly<Record<TokenGroup, (token: Token) => ReactNode>> = {
  space: ({ name }) => <span className="sd-bar" style={{ inlineSize: `var(${name})` }} />,
  radius: ({ name }) => <span className="sd-box" style={{ borderRadius: `var(${name})` }} />,
  type: ({ name }) => (
    <span style={name === '--font' ? { fontFamily: `var(${name})` } : { fontSize: `var(${name})` }}>
      {texts.sample}
    </span>
  ),
  layout: ({ name }) => <span className="sd-bar" style={{ inlineSize: `min(var(${name}), 100%)` }} />,
  depth: ({ name }) => <span className="sd-box" style={{ boxShadow: `var(${name})` }} />,
};

const headings: Readonly<Record<TokenGroup, string>> = {
  space: 'Space',
  radius: 'Radius',
  type: 'Type',
  layout: 'Layout',
  depth: 'Depth',
};

/** The colours of one scheme, each with the contrast that it must have and has. */
export function ColourTable({
  caption,
  swatches,
}: {
  readonly caption: string;
  readonly swatches: readonly Swatch[];
}) {
  return (
    <table className="sd-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.token}</th>
          <th scope="col">{texts.colour}</th>
          <th scope="col">{texts.contrast}</th>
        </tr>
      </thead>
      <tbody>
        {swatches.map(({ name, colour, on }) => (
          <tr key={name}>
            <th scope="row">
              <code>--{name}</code>
            </th>
            <td>
              <span className="sd-swatch" style={{ '--shown': colour } as CSSProperties} />{' '}
              <code>{colour}</code>
            </td>
            <td>
              {on.length === 0 ? texts.noText : null}
              <ul>
                {on.map(({ back, ratio, least }) => (
                  <li key={`${back} ${least}`}>{`${ratio.toFixed(1)} on ${back} (${least})`}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tokens of one group, each shown as what it makes. */
export function TokenTable({
  group,
  tokens,
}: {
  readonly group: TokenGroup;
  readonly tokens: readonly Token[];
}) {
  return (
    <table className="sd-table">
      <caption>{headings[group]}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.token}</th>
          <th scope="col">{texts.value}</th>
          <th scope="col">{texts.shown}</th>
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <tr key={token.name}>
            <th scope="row">
              <code>{token.name}</code>
            </th>
            <td>
              <code>{token.value}</code>
            </td>
            <td>{samples[group](token)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Values that stylesheets use, each with how many places do. */
export function UseTable({
  caption,
  column,
  uses,
}: {
  readonly caption: string;
  readonly column: string;
  readonly uses: ReadonlyMap<string, number>;
}) {
  return (
    <table className="sd-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{column}</th>
          <th scope="col">{texts.places}</th>
        </tr>
      </thead>
      <tbody>
        {[...uses].map(([value, places]) => (
          <tr key={value}>
            <th scope="row">
              <code>{value}</code>
            </th>
            <td>{places}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
