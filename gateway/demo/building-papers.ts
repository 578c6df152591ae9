import { provider } from '../../content/provider.ts';
import { statementPaper } from '../../content/statement-paper.ts';
import { dateInWords, dayOf } from '../../contract/dates.ts';
import { fill } from '../fill.ts';
import { newPaper } from '../pdf/paper.ts';

/** A paper about the safety of a building, as it is written. */
interface Text {
  readonly title: string;
  readonly fileName: string;
  /** How many days before the data is made it was dated. */
  readonly daysAgo: number;
  readonly sections: (
    building: string,
  ) => readonly { readonly heading: string; readonly lines: readonly string[] }[];
}

const papers: readonly Text[] = [
  {
    title: 'Fire risk assessment',
    fileName: 'fire-risk-assessment.pdf',
    daysAgo: 120,
    sections: (building) => [
      {
        heading: 'What we looked at',
        lines: [
          `A qualified assessor looked at every shared part of ${building}: the stairs, the corridors, the doors, the alarms and the roof.`,
        ],
      },
      {
        heading: 'What we found',
        lines: [
          'The risk of fire is low to medium.',
          'Two fire doors did not close by themselves. They were mended on the same day.',
          'The alarms, the smoke vents and the dry riser work.',
        ],
      },
      { heading: 'What happens next', lines: ['We look again within 12 months, and after any large work.'] },
    ],
  },
  {
    title: 'Resident engagement plan',
    fileName: 'resident-engagement-plan.pdf',
    daysAgo: 210,
    sections: (building) => [
      {
        heading: 'How we talk to you',
        lines: [
          `Everybody who lives in ${building} can ask about its safety, and is told what we decide and why.`,
          'We meet residents twice a year, and write to everybody before work that touches safety begins.',
        ],
      },
      {
        heading: 'How you can tell us',
        lines: ['Call us at any time. You can also ask for every paper about the building.'],
      },
    ],
  },
  {
    title: 'Building safety case summary',
    fileName: 'building-safety-case-summary.pdf',
    daysAgo: 300,
    sections: (building) => [
      {
        heading: 'What keeps the building safe',
        lines: [
          `${building} is built of concrete. Its walls, floors and doors hold back fire for at least 60 minutes.`,
          'Each home has its own smoke alarm. The stairs have vents that clear smoke.',
        ],
      },
      {
        heading: 'Who answers for it',
        lines: ['The Accountable Person and the Building Safety Manager are named on your home page.'],
      },
    ],
  },
  {
    title: 'Evacuation guidance',
    fileName: 'evacuation-guidance.pdf',
    daysAgo: 120,
    sections: (building) => [
      {
        heading: 'If there is a fire in your home',
        lines: ['Leave at once and close the door behind you.', 'Use the stairs, not the lift.', 'Call 999.'],
      },
      {
        heading: 'If there is a fire elsewhere',
        lines: [
          `${building} is built so that you are safe at home. Stay there unless heat or smoke reaches you, or the fire service tells you to leave.`,
          'Tell us if you would need help to leave. We then tell the fire service.',
        ],
      },
    ],
  },
];

/** What one building has of them: every paper as a tagged PDF that a screen reader can follow. */
export async function writePapers(
  building: string,
  now: Date,
): Promise<readonly { title: string; fileName: string; dated: Date; content: Buffer }[]> {
  return Promise.all(
    papers.map(async ({ title, fileName, daysAgo, sections }) => {
      const dated = new Date(now.getTime() - daysAgo * 24 * 3_600_000);
      return {
        title,
        fileName,
        dated,
        content: await pdfOf({ title, building, dated, sections: sections(building) }),
      };
    }),
  );
}

interface Paper {
  readonly title: string;
  readonly building: string;
  readonly dated: Date;
  readonly sections: ReturnType<Text['sections']>;
}

function pdfOf({ title, building, dated, sections }: Paper): Promise<Buffer> {
  const paper = newPaper({ title: `${title}: ${building}`, author: provider.name, madeAt: dated });
  paper.say('H1', title, { size: 22, bold: true });
  paper.gap(6);
  paper.say('P', `${building}, ${dateInWords(dayOf(dated))}`, { size: 12 });
  for (const { heading, lines } of sections) {
    paper.gap(18);
    paper.say('H2', heading, { size: 15, bold: true });
    for (const line of lines) {
      paper.gap(6);
      paper.say('P', line, { size: 12 });
    }
  }
  return paper.end((page, pages) => fill(statementPaper.page, { page: String(page), pages: String(pages) }));
}
