/** Why a mutant of a journey need not be noticed, by journey and by the mutant's id. */
export const explanations: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
