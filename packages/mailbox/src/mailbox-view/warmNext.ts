import type { Locale } from '@mailroom/core'
import { warmMessageActions } from '@mailroom/react'
import { fetchAhead } from '@mailroom/ui'
import { warmFolderMenus } from '../folder-tree/editing/lazyDialogs'
import { warmMenus } from '../message-list/lazyMenus'
import { loadComposer, loadReading, loadStrip } from './tabCode'

/**
 * Fetches what is used next when nothing else is to be done: the reading view's code and the page of its frame first, then
 * the code of tabs and menus, then the composer with its editor and its words.
 *
 * @returns what takes the plan back
 */
export function warmNext(root: HTMLElement | null, locale: Locale, frameUrl?: string): () => void {
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  const cancel = globalThis.cancelIdleCallback ?? clearTimeout
  const warmRest = ({ warmFrame }: Awaited<ReturnType<typeof loadReading>>) => {
    if (root && frameUrl) warmFrame(root, frameUrl)
    fetchAhead(loadStrip)
    warmMenus()
    warmMessageActions()
    warmFolderMenus()
    fetchAhead(async () => (await loadComposer()).loadAll(locale))
  }
  const handle = later(() => void loadReading().then(warmRest, () => undefined))
  return () => cancel(handle)
}
