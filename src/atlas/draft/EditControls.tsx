/** Chooses what is changed, among others of its kind. */
export const WhichOne = ({
  offered,
  chosen,
  onChoose,
}: {
  readonly offered: readonly { readonly name: string; readonly title: string }[];
  readonly chosen: string;
  onChoose(name: string): void;
}) => (
  <label className="at-field">
    Which one
    <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
      {offered.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  </label>
);

/** Puts what was entered into the draft, or enters again what is there now. */
export const EditButtons = ({
  isSame,
  isPresent,
  onReset,
}: {
  /** Whether the draft says it already. */
  readonly isSame: boolean;
  /** Whether the product says it already. */
  readonly isPresent: boolean;
  onReset(): void;
}) => (
  <div className="at-row">
    <button type="submit" disabled={isSame}>
      Put into the draft
    </button>
    <button type="button" disabled={isPresent} onClick={onReset}>
      As it is now
    </button>
  </div>
);
