import { whenIdle, type Locale } from '@mailroom/core'
import { warmMessageActions } from '@mailroom/react'
import { fetchAhead } from '@mailroom/ui'
import { warmFolderMenus } from '../folder-tree/editing/lazyDialogs'
import { warmMenus } from '../message-list/lazyMenus'

/** A page that is never at rest has what comes next all the same after this time. */
const latestMs = 3_000

/** The code of tabs, named from outside: whoever warms it is fetched by the same file that names it. */
export interface NextCode {
  readonly loadComposer: () => Promise<{ readonly loadAll: (locale: Locale) => Promise<void> }>
  readonly loadReading: () => Promise<{
    readonly warmFrame: (root: HTMLElement, frameUrl: string) => void
    readonly loadReadingWords: (locale: Locale) => Promise<unknown>
  }>
  readonly loadTabs: () => Promise<{ readonly loadTabWords: (locale: Locale) => Promise<unknown> }>
}

/**
 * Fetches what is used next when nothing else is to be done: the reading view's code, its words and the page of its frame
 * first, then the code of tabs and menus, then the composer with its editor and its words.
 *
 * @param onReady writing needs nothing more
 * @returns what takes the plan back
 */
export function warmNext(
  { loadComposer, loadReading, loadTabs }: NextCode,
  root: HTMLElement | null,
  locale: Locale,
  frameUrl: string | undefined,
  onReady: () => void,
): () => void {
  const warmRest = ({ warmFrame, loadReadingWords }: Awaited<ReturnType<NextCode['loadReading']>>) => {
    if (root && frameUrl) warmFrame(root, frameUrl)
    fetchAhead(() => loadReadingWords(locale))
    fetchAhead(async () => (await loadTabs()).loadTabWords(locale))
    warmMenus()
    warmMessageActions()
    warmFolderMenus()
    fetchAhead(async () => {
      await (await loadComposer()).loadAll(locale)
      onReady()
    })
  }
  return whenIdle(() => void loadReading().then(warmRest, () => undefined), latestMs)
}
