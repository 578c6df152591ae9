import { saveFile } from '../ui/save-file.ts';
import { withStops } from './model/blocking.ts';
import type { Graph } from './model/graph-shape.ts';
import { type Layout, layOut } from './model/layout.ts';
import { mermaidOf } from './model/mermaid.ts';
import { svgOf } from './model/svg.ts';
import { csvOf } from './model/texts.ts';
import type { Painting } from './painting.ts';
import { pngOf } from './png.ts';
import type { GraphSource } from './source.ts';

const textFile = (type: string, text: string): Blob => new Blob([text], { type });

/** Takes the drawing and the texts away as files. */
export function Exports({
  source: { name, graph: whole, texts, blockList, config },
  graph: drawn,
  painting,
}: {
  readonly source: GraphSource;
  /** What is drawn. Where residents are stopped is saved with it, reason by reason. */
  readonly graph: Graph;
  readonly painting: Painting | undefined;
}) {
  const graph = withStops(whole, drawn);
  const svg = (layout: Layout) => svgOf(layout, name, painting);
  const files: (readonly [string, string, () => Blob | Promise<Blob>])[] = [
    ['SVG', `${graph.id}.svg`, async () => textFile('image/svg+xml', svg(await layOut(graph)))],
    [
      'PNG',
      `${graph.id}.png`,
      async () => {
        const layout = await layOut(graph);
        return pngOf(svg(layout), layout);
      },
    ],
    ['Mermaid', `${graph.id}.mmd`, () => textFile('text/plain', mermaidOf(graph))],
  ];
  if (texts) {
    files.push([
      'CSV of all texts',
      `${graph.id}-texts.csv`,
      () => textFile('text/csv', `\uFEFF${csvOf(texts())}`),
    ]);
  }
  if (blockList) {
    files.push([
      'CSV of where it stops',
      `${graph.id}-stops.csv`,
      () => textFile('text/csv', `\uFEFF${blockList()}`),
    ]);
  }
  if (config) {
    files.push([
      'XState machine',
      `${graph.id}-machine.json`,
      () => textFile('application/json', JSON.stringify(config(), null, 2)),
    ]);
  }
  return (
    <details className="at-menu">
      <summary>Save as</summary>
      <ul>
        {files.map(([title, file, make]) => (
          <li key={file}>
            <button type="button" onClick={async () => saveFile(file, await make())}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
