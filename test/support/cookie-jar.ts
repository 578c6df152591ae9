/** Keeps cookies as a browser does, by name alone: our flows meet one site and no clashing paths. */
export class CookieJar {
  readonly #cookies = new Map<string, string>();
  /** Every Set-Cookie header so far, for looking at the attributes. */
  readonly received: string[] = [];

  keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      this.received.push(line);
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const at = pair.indexOf('=');
      const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
      const expired = attributes.some(
        (attribute) => /^max-age=0$/i.test(attribute) || /^expires=thu, 01 jan 1970/i.test(attribute),
      );
      if (expired) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
}
