/** Does what browsers do beside fetching: keeps the session's cookie, and says which page asks. */
export class CookieJar {
  readonly #cookies = new Map<string, string>()

  constructor(private readonly origin: string) {}

  /** A `fetch` for one person. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('Origin', this.origin)
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie !== '') headers.set('Cookie', cookie)
    const answer = await fetch(input, { ...init, headers })
    for (const line of answer.headers.getSetCookie()) this.#keep(line)
    return answer
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const [name = '', value = ''] = pair.split('=', 2)
    if (attributes.includes('Max-Age=0')) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}
