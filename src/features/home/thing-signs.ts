import { alert } from '../../ui/icons/alert.ts';
import { calendar } from '../../ui/icons/calendar.ts';
import { card } from '../../ui/icons/card.ts';
import { mail } from '../../ui/icons/mail.ts';
import { pen } from '../../ui/icons/pen.ts';
import { shield } from '../../ui/icons/shield.ts';
import { spanner } from '../../ui/icons/spanner.ts';
import type { Thing } from './data/things.ts';

/** The drawing beside something to do, and how it is meant; the words say the same. */
export const thingSigns: Readonly<
  Record<Thing['kind'], { readonly icon: string; readonly tone: 'bad' | 'warning' | 'information' | 'plain' }>
> = {
  late: { icon: alert, tone: 'bad' },
  emergency: { icon: alert, tone: 'bad' },
  underway: { icon: spanner, tone: 'information' },
  visit: { icon: calendar, tone: 'information' },
  held: { icon: spanner, tone: 'warning' },
  choose: { icon: calendar, tone: 'warning' },
  draft: { icon: pen, tone: 'plain' },
  begun: { icon: pen, tone: 'plain' },
  check: { icon: shield, tone: 'bad' },
  owed: { icon: card, tone: 'warning' },
  unread: { icon: mail, tone: 'information' },
};
