import type { cleanMailHtml } from './cleanMailHtml'

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
