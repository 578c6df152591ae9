/** A pen. */
export const pen = 'm5 19 .9-3.9L15.8 5.2l3 3L8.9 18.1z';
