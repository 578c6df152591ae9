import PDFDocument from 'pdfkit';
import { language } from '../../contract/language.ts';
import { boldFont, fontOf, forgetLetters, mainFont } from './fonts.ts';
import { clustersOf, type Run, unprintable, visualRuns, wrapText } from './shaped-text.ts';

type Document = InstanceType<typeof PDFDocument>;
type Section = ReturnType<Document['struct']>;
type Line = readonly Run[];

const ink = { text: '#1a1a1a', rule: '#8a8a8a' };
const margin = 56;
/** Of a line, in sizes of its text. */
const lineHeight = 1.36;
/** Of the part of a line above the letters' feet. */
const ascent = 1.05;
const tableSize = 9;
const padding = { above: 3, beside: 2 };

interface ShapeOptions {
  readonly features?: PDFKit.Mixins.OpenTypeFeatures[];
}

/** A run as it is drawn, and its width in sizes of its text. */
interface Shape extends Run {
  readonly options: ShapeOptions;
  readonly width: number;
}

/** Runs whose shapes are remembered, for a document. */
const maxShapes = 20_000;

/** Features that place marks: fontkit cannot place those of every font. */
const withoutPlacing = { abvm: false, blwm: false, mark: false, mkmk: false };

/**
 * Ways to shape a text, the best first. With features given, even none, it is shaped as a whole and not word by word:
 * joined letters, and what is read from the right, need that.
 */
const waysToShape = (font: string): readonly ShapeOptions[] =>
  font === mainFont || font === boldFont
    ? [{}]
    : [{ features: [] }, { features: withoutPlacing as unknown as PDFKit.Mixins.OpenTypeFeatures[] }];

interface Style {
  readonly size?: number;
  readonly bold?: boolean;
}

interface Column {
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** A document that is drawn from its top to its end, and reads in the order in which it is seen. */
export interface Paper {
  /** A paragraph or heading; `kind` is a standard structure type. */
  say(kind: 'P' | 'H1' | 'H2', text: string, style?: Style): void;
  /** Room before what comes next, in points. */
  gap(points: number): void;
  /** Begins a table. Each page on which it goes on shows its headings again. */
  beginTable(columns: readonly Column[], headings: readonly string[]): void;
  row(cells: readonly string[]): void;
  endTable(): void;
  /** A letter was met that no font has. */
  readonly hasUnprintable: boolean;
  /** Numbers the pages and answers the PDF. */
  end(pageName: (page: number, pages: number) => string): Promise<Buffer>;
}

/** The width of a column that takes what the others leave. */
export const widthLeft = (others: number): number => 595.28 - 2 * margin - others;

function newDocument(title: string, author: string, madeAt: Date): Document {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    // Tagged, with a language and a title, and every font in it.
    subset: 'PDF/UA',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    // None of the fonts of readers: every font is registered by its own name.
    font: null,
    info: { Title: title, Author: author, Creator: author, CreationDate: madeAt },
  } as unknown as PDFKit.PDFDocumentOptions);
  document.fillColor(ink.text);
  return document;
}

/** Letters that a font may draw in parts, of which only one stands for the letter. */
const putTogether = /[\u0100-\u1fff\p{M}]/u;

/** A font as pdfkit keeps it: the letters that each of its glyphs stands for, in numbers. */
interface KeptFont {
  unicode: readonly (readonly number[])[];
}

/**
 * Gives a meaning to every glyph, as PDF/UA asks for. The first, which no text shows, is given zero by pdfkit, and those that a
 * letter is put together of, such as the dots of an Arabic one, nothing: the letter is that of their base.
 */
function giveMeanings(document: Document): void {
  const { _fontFamilies: fonts } = document as unknown as {
    readonly _fontFamilies: Readonly<Record<string, KeptFont>>;
  };
  const replacement = 0xfffd;
  const wordJoiner = 0x2060;
  for (const font of Object.values(fonts)) {
    font.unicode = font.unicode.map((letters, glyph) => {
      if (glyph === 0) return [replacement];
      return letters.length === 0 ? [wordJoiner] : letters;
    });
  }
}

/** Begins a document of A4 pages. */
export function newPaper({
  title,
  author,
  madeAt,
}: {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
}): Paper {
  forgetLetters();
  const document = newDocument(title, author, madeAt);
  const made = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);
  const left = margin;
  const bottom = document.page.height - margin;
  const whole = document.page.width - 2 * margin;
  const registered = new Set<string>();
  let y = margin;
  let hasUnprintable = false;
  let table: { section: Section; columns: readonly Column[]; headings: readonly string[] } | undefined;

  const setFont = (name: string, size: number): void => {
    if (!registered.has(name)) {
      // It takes a font that is opened too, which its types do not say yet.
      document.registerFont(name, fontOf(name).opened as unknown as PDFKit.Mixins.PDFFontSource);
    }
    registered.add(name);
    document.font(name).fontSize(size);
  };
  const shapes = new Map<string, Shape>();
  /** How a run is shaped; one that the font's own rules cannot place is placed without them, or marked. */
  const shapeOf = (font: string, text: string): Shape => {
    const key = `${font} ${text}`;
    const known = shapes.get(key);
    if (known) return known;
    const shape =
      waysToShape(font).flatMap((options) => {
        try {
          setFont(font, 1);
          return [{ font, text, options, width: document.widthOfString(text, options) }];
        } catch {
          return [];
        }
      })[0] ?? shapeOf(mainFont, unprintable);
    if (shapes.size < maxShapes) shapes.set(key, shape);
    return shape;
  };
  const fontIn = (font: string, bold: boolean): string => (bold && font === mainFont ? boldFont : font);
  const widthOf = (runs: Line, { size, bold }: Required<Style>): number =>
    runs.reduce((sum, run) => {
      const { width } = shapeOf(fontIn(run.font, bold), run.text);
      return sum + width * size;
    }, 0);

  /** A text in lines, each as it is drawn. */
  const broken = (text: string, room: number, style: Required<Style>): readonly Line[] => {
    if (clustersOf(text).some((cluster) => cluster.text === unprintable)) hasUnprintable = true;
    return wrapText(text, room, (clusters) => widthOf(visualRuns(clusters), style)).map(visualRuns);
  };
  const drawLine = (line: Line, x: number, baseline: number, { size, bold }: Required<Style>): void => {
    let at = x;
    for (const run of line) {
      const { font, text, options, width } = shapeOf(fontIn(run.font, bold), run.text);
      if (text !== run.text) hasUnprintable = true;
      setFont(font, size);
      document.text(text, at, baseline, { ...options, lineBreak: false, baseline: 'alphabetic' });
      at += width * size;
    }
  };
  const asArtifact = (type: 'Pagination' | 'Layout', draw: () => void): void => {
    document.markContent('Artifact', { type });
    draw();
    document.endMarkedContent();
  };
  /** Adds what is drawn to the structure. What stands in another order or form than it is spoken has its text beside it. */
  const addTo = (
    parent: Section,
    kind: string,
    { text, scope, draw }: { text: string; scope?: string | undefined; draw: () => void },
  ): void => {
    const isPlain =
      !putTogether.test(text) &&
      clustersOf(text).every(({ font, text: letter }) => font === mainFont && letter !== unprintable);
    const options = { ...(isPlain ? {} : { actual: text }), ...(scope === undefined ? {} : { scope }) };
    const content = document.markStructureContent(kind);
    draw();
    document.endMarkedContent();
    parent.add(document.struct(kind, options, [content]));
  };
  const turnPage = (height: number): boolean => {
    if (y + height <= bottom) return false;
    document.addPage();
    document.fillColor(ink.text);
    y = margin;
    return true;
  };

  type Cells = readonly (readonly Line[])[];
  const cellsOf = (texts: readonly string[], columns: readonly Column[], style: Required<Style>): Cells =>
    texts.map((text, index) => broken(text, (columns[index]?.width ?? 0) - 2 * padding.beside, style));
  const heightOf = (cells: Cells): number =>
    Math.max(1, ...cells.map((lines) => lines.length)) * tableSize * lineHeight + 2 * padding.above;
  const drawCell = (lines: readonly Line[], index: number, style: Required<Style>): void => {
    const columns = table?.columns ?? [];
    const x = left + columns.slice(0, index).reduce((sum, { width }) => sum + width, 0) + padding.beside;
    const { width = 0, align = 'left' } = columns[index] ?? {};
    for (const [number, line] of lines.entries()) {
      const spare = align === 'right' ? width - 2 * padding.beside - widthOf(line, style) : 0;
      const baseline = y + padding.above + number * style.size * lineHeight + style.size * ascent;
      drawLine(line, x + spare, baseline, style);
    }
  };
  const endRow = (height: number): void => {
    y += height;
    asArtifact('Layout', () => {
      document
        .moveTo(left, y)
        .lineTo(left + whole, y)
        .lineWidth(0.5)
        .strokeColor(ink.rule)
        .stroke();
    });
  };
  const drawRow = (texts: readonly string[], kind: 'TH' | 'TD'): void => {
    if (table === undefined) throw new Error('there is no table');
    const { section, columns, headings } = table;
    const style = { size: tableSize, bold: kind === 'TH' };
    const cells = cellsOf(texts, columns, style);
    const height = heightOf(cells);
    const headStyle = { size: tableSize, bold: true };
    // The headings of a table never stand alone at the foot of a page.
    if (turnPage(kind === 'TH' ? 2 * height : height) && kind === 'TD') {
      const again = cellsOf(headings, columns, headStyle);
      asArtifact('Pagination', () => {
        for (const [index, lines] of again.entries()) drawCell(lines, index, headStyle);
      });
      endRow(heightOf(again));
    }
    const row = document.struct('TR');
    section.add(row);
    for (const [index, lines] of cells.entries()) {
      const scope = kind === 'TH' ? 'Column' : undefined;
      addTo(row, kind, { text: texts[index] ?? '', scope, draw: () => drawCell(lines, index, style) });
    }
    row.end();
    endRow(height);
  };

  return {
    say(kind, text, { size = 10, bold = false } = {}) {
      const style = { size, bold };
      const lines = broken(text, whole, style);
      const height = size * lineHeight;
      turnPage(lines.length * height);
      addTo(root, kind, {
        text,
        draw: () => {
          for (const [number, line] of lines.entries()) {
            drawLine(line, left, y + number * height + size * ascent, style);
          }
        },
      });
      y += lines.length * height;
    },
    gap(points) {
      y += points;
    },
    beginTable(columns, headings) {
      table = { section: document.struct('Table'), columns, headings };
      root.add(table.section);
      drawRow(headings, 'TH');
    },
    row: (cells) => drawRow(cells, 'TD'),
    endTable() {
      table?.section.end();
      table = undefined;
    },
    get hasUnprintable() {
      return hasUnprintable;
    },
    end(pageName) {
      root.end();
      const { start, count } = document.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        document.switchToPage(start + index);
        // Below the margin, where a text would otherwise begin another page.
        document.page.margins.bottom = 0;
        const style = { size: 8, bold: false };
        asArtifact('Pagination', () => {
          const [line = []] = broken(pageName(index + 1, count), whole, style);
          drawLine(line, left, bottom + 24, style);
        });
      }
      giveMeanings(document);
      document.end();
      return made;
    },
  };
}
