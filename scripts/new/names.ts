/** What a journey is called in the places that name it. */
export interface Names {
  /** Its id: `movingIn`. */
  readonly id: string;
  /** Its types and notices: `MovingIn`. */
  readonly type: string;
  /** Its folder and addresses: `moving-in`. */
  readonly folder: string;
  /** Its name for people, to be changed: `Moving in`. */
  readonly title: string;
}

/** The names that follow from an id. */
export function namesOf(id: string): Names {
  const folder = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const words = folder.replaceAll('-', ' ');
  return {
    id,
    type: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`,
    folder,
    title: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`,
  };
}
