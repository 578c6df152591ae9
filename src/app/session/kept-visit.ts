/**
 * What a tab knows of the visit besides the identifiers. None of it grants anything: the session itself is out of the reach
 * of scripts.
 */
export interface Visit {
  readonly loginStatus: true;
  /** Instants; absent in a tab that did not sign in itself. */
  readonly loginTime?: string;
  /** When the session ends without a call to the gateway; each call puts it off. */
  readonly accessTokenExpiry?: string;
  /** When it ends whatever happens. */
  readonly refreshTokenExpiry?: string;
  readonly toggles?: Readonly<Record<string, boolean>> | undefined;
  /** Areas whose residents of a merged landlord may register. */
  readonly registrationAreas?: readonly string[];
}

const key = 'visit';

export const keepVisit = (visit: Visit): void => sessionStorage.setItem(key, JSON.stringify(visit));

export const forgetVisit = (): void => sessionStorage.removeItem(key);

export function keptVisit(): Visit | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as Visit);
}
