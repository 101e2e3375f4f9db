import type { Page } from '@playwright/test'

/** Notes of unsent writing in a browser's databases. */
export interface BrowserNotes {
  /** As they lie there. */
  readonly lying: readonly string[]
  /** As the keys beside them open them. */
  readonly opened: readonly string[]
}

/** All notes of writing that this browser keeps for the page's origin; what was read lies in a database of its own. */
export const browserNotes = (page: Page): Promise<BrowserNotes> =>
  page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('refused')))
      })
    const lying: string[] = []
    const opened: string[] = []
    const [letters, bytes] = [new TextDecoder(), new TextEncoder()]
    for (const { name } of await indexedDB.databases()) {
      if (name === 'mailroom-offline') continue
      const database = await answer(indexedDB.open(name!))
      const stores = database.transaction(['entries', 'keys'])
      const [notes, keys] = await Promise.all(
        ['entries', 'keys'].map((each) => answer(stores.objectStore(each).getAll())),
      )
      database.close()
      for (const { sealed, iv, draftId } of notes!) {
        const lock = { name: 'AES-GCM', iv, additionalData: bytes.encode(draftId) }
        opened.push(letters.decode(await crypto.subtle.decrypt(lock, keys![0].key, sealed)))
        lying.push(letters.decode(sealed))
      }
    }
    return { lying, opened }
  })
