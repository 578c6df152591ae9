import type { AtlasFlow } from './model/flow.ts';
import type { Graph } from './model/graph.ts';
import type { Layout } from './model/layout.ts';
import { mermaidOf } from './model/mermaid.ts';
import { svgOf } from './model/svg.ts';
import { csvOf, textsOf } from './model/texts.ts';

function save(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Takes the drawing and the texts away as files. */
export function Exports({
  flow,
  graph,
  layout,
}: {
  readonly flow: AtlasFlow;
  readonly graph: Graph;
  readonly layout: Layout;
}) {
  const { id } = flow.journey;
  return (
    <fieldset className="at-exports">
      <legend>Save as</legend>
      <button
        type="button"
        onClick={() => save(`${id}.svg`, 'image/svg+xml', svgOf(layout, flow.words.name))}
      >
        SVG
      </button>
      <button type="button" onClick={() => save(`${id}.mmd`, 'text/plain', mermaidOf(graph))}>
        Mermaid
      </button>
      <button
        type="button"
        onClick={() => save(`${id}-texts.csv`, 'text/csv', `\uFEFF${csvOf(textsOf(flow))}`)}
      >
        CSV of all texts
      </button>
    </fieldset>
  );
}
