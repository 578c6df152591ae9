import type { Graph, GraphNode } from './graph-shape.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '#quot;')}"`;

function nodeShape({ kind, title, caption, reasons = [], isOpen }: GraphNode): string {
  switch (kind) {
    case 'gate':
      return `{${quoted([title, caption].filter((text) => text !== '').join(': '))}}`;
    case 'start':
      return `((${quoted(title)}))`;
    case 'end':
      return `([${quoted(`${title} ${caption}`)}])`;
    case 'errorPage':
      return `[[${quoted(`${title} ${caption}`)}]]`;
    case 'dialog':
      return `(${quoted(title)})`;
    case 'stops':
      return `[/${quoted([title, ...(isOpen ? reasons : [])].join('<br/>'))}/]`;
    case 'run':
      return `[(${quoted(title)})]`;
    case 'step':
    case 'state':
      return `[${quoted(`${title}<br/>${caption}`)}]`;
  }
}

/** A graph in the language of Mermaid, as pull requests and wikis draw it. */
export function mermaidOf({ nodes, edges }: Graph): string {
  const names = new Map(nodes.map(({ id }, index) => [id, `n${index}`]));
  return [
    'flowchart TD',
    ...nodes.map((node) => `  ${names.get(node.id)}${nodeShape(node)}`),
    ...edges.map(({ from, to, label, layer }) => {
      const transition = layer === 'onward' ? '-->' : '-.->';
      const words = label.length > 0 ? `|${quoted(label.join('; '))}|` : '';
      return `  ${names.get(from)} ${transition}${words} ${names.get(to)}`;
    }),
    '',
  ].join('\n');
}
