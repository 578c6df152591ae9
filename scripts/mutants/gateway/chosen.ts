/** Where the processes that StrykerJS starts find which mutants are tried. */
const variable = 'MUTANTS_EVERY';

/** From now on only each mutant of so many is tried. */
export function chooseEach(every: number): void {
  process.env[variable] = String(every);
}

/** Whether a mutant is tried, by the number that StrykerJS gives it. */
export const isChosen = (id: string): boolean => Number(id) % Number(process.env[variable] ?? 1) === 0;
