import type { cleanMailHtml } from './cleanMailHtml'
import { letter } from './letter'

type Cleaner = typeof cleanMailHtml

let here: Cleaner | undefined
let loading: Promise<Cleaner> | undefined

/** The cleaner when its code is here already: the mail can then be shown in the same frame. */
export const loadedCleaner = (): Cleaner | undefined => here

/** Fetches the code that cleans mails, once. It is not part of what paints the list. */
export async function loadCleaner(): Promise<Cleaner> {
  loading ??= import('./cleanMailHtml').then(
    (loaded) => (here = loaded.cleanMailHtml),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/**
 * Has the next mail cleaned as quickly as later ones: fetches the code and lets it clean a letter of its own. What runs
 * for the first time takes the engine several times as long. When the parser is open, since a page that forbids inline styles
 * would complain of the letter's.
 *
 * @throws when the code did not come
 * @see openParser
 */
export async function rehearseCleaner(): Promise<void> {
  const clean = await loadCleaner()
  try {
    clean(letter, { contentIds: ['a'] })
  } catch {
    // What does not work is said of the mail that is shown.
  }
}
