import { saveFile } from '../ui/save-file.ts';
import type { Graph } from './model/graph-shape.ts';
import type { Layout } from './model/layout.ts';
import { mermaidOf } from './model/mermaid.ts';
import { svgOf } from './model/svg.ts';
import { csvOf, type PlacedText } from './model/texts.ts';
import type { Painting } from './painting.ts';
import { pngOf } from './png.ts';

const textFile = (type: string, text: string): Blob => new Blob([text], { type });

/** Takes the drawing and the texts away as files. */
export function Exports({
  name,
  graph,
  layout,
  painting,
  texts,
}: {
  readonly name: string;
  readonly graph: Graph;
  readonly layout: Layout;
  readonly painting: Painting | undefined;
  /** Every text, where there are some. */
  readonly texts: (() => readonly PlacedText[]) | undefined;
}) {
  const svg = () => svgOf(layout, name, painting);
  const files: (readonly [string, string, () => Blob | Promise<Blob>])[] = [
    ['SVG', `${graph.id}.svg`, () => textFile('image/svg+xml', svg())],
    ['PNG', `${graph.id}.png`, () => pngOf(svg(), layout)],
    ['Mermaid', `${graph.id}.mmd`, () => textFile('text/plain', mermaidOf(graph))],
  ];
  if (texts) {
    files.push([
      'CSV of all texts',
      `${graph.id}-texts.csv`,
      () => textFile('text/csv', `\uFEFF${csvOf(texts())}`),
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
