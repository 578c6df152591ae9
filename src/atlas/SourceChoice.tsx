/** Chooses the journey or machine that the atlas shows. */
export function SourceChoice({
  chosen,
  groups,
  onChoose,
}: {
  readonly chosen: string;
  /** Ids and names, by what they are. */
  readonly groups: readonly (readonly [string, readonly (readonly [string, string])[]])[];
  onChoose(id: string): void;
}) {
  return (
    <select
      className="at-subject"
      aria-label="Journey or machine"
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      {groups.map(([title, items]) =>
        items.length === 0 ? null : (
          <optgroup key={title} label={title}>
            {items.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </select>
  );
}
