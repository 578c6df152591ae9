import './timeline.css';

export interface TimelineEvent {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  /** When it happened: for people, and for machines as an instant. */
  readonly when: { readonly date: string; readonly time: string; readonly instant: string };
}

/** What happened, the newest first. */
export function Timeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  return (
    <ol className="ds-timeline">
      {events.map(({ key, title, text, when }) => (
        <li key={key}>
          <strong>{title}</strong>
          <time dateTime={when.instant}>
            {when.date}, {when.time}
          </time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
