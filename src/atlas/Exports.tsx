import type { AtlasFlow } from './model/flow.ts';
import type { Graph } from './model/graph.ts';
import type { Layout } from './model/layout.ts';
import { mermaidOf } from './model/mermaid.ts';
import { svgOf } from './model/svg.ts';
import { csvOf, textsOf } from './model/texts.ts';
import type { Painting } from './paints.ts';
import { pngOf } from './png.ts';

function save(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

const textFile = (type: string, text: string): Blob => new Blob([text], { type });

/** Takes the drawing and the texts away as files. */
export function Exports({
  flow,
  graph,
  layout,
  painting,
}: {
  readonly flow: AtlasFlow;
  readonly graph: Graph;
  readonly layout: Layout;
  readonly painting: Painting | undefined;
}) {
  const svg = () => svgOf(layout, flow.words.name, painting);
  const files: readonly (readonly [string, string, () => Blob | Promise<Blob>])[] = [
    ['SVG', `${graph.id}.svg`, () => textFile('image/svg+xml', svg())],
    ['PNG', `${graph.id}.png`, () => pngOf(svg(), layout)],
    ['Mermaid', `${graph.id}.mmd`, () => textFile('text/plain', mermaidOf(graph))],
    [
      'CSV of all texts',
      `${graph.id}-texts.csv`,
      () => textFile('text/csv', `\uFEFF${csvOf(textsOf(flow))}`),
    ],
  ];
  return (
    <details className="at-menu">
      <summary>Save as</summary>
      <ul>
        {files.map(([title, name, make]) => (
          <li key={name}>
            <button type="button" onClick={async () => save(name, await make())}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
