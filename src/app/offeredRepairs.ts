import './offered-repairs.css';

/**
 * Takes Repairs out of the main menu for a resident who has none online, and puts it back for another. The menu comes
 * with the first question, which cannot wait until this is known.
 */
export const offerRepairs = (isOffered: boolean): void => {
  document.documentElement.toggleAttribute('data-no-repairs', !isOffered);
};
