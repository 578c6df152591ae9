/** There is no tab that anybody could come back to. */
export const followTab = (): void => {};
