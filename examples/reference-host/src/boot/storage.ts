/**
 * What this browser remembers between visits under a key: never a secret, and the page works the same without it
 * (private windows may refuse storage).
 */
export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(`mailroom.${key}`) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text under a key, or forgets it. */
export function write(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`mailroom.${key}`)
    else localStorage.setItem(`mailroom.${key}`, value)
  } catch {
    // Storage is full or refused: the next visit starts without it.
  }
}
