import type { Locale } from '@mailroom/core'
import { warmMessageActions } from '@mailroom/react'
import { fetchAhead, persistently } from '@mailroom/ui'
import { lazy } from 'react'
import { warmFolderMenus } from '../folder-tree/editing/lazyDialogs'
import { warmMenus } from '../message-list/lazyMenus'

const loadComposer = () => import('./ComposePane')
const loadReading = () => import('../reading/ReadingView')
const loadResults = () => import('../search/results/SearchResults')
const loadStrip = () => import('./MailboxStrip')
const composerCode = persistently(loadComposer)
const readingCode = persistently(loadReading)

/** Writing; its code comes when somebody is about to write. */
export const ComposeView = lazy(() => composerCode().then(({ ComposePane }) => ({ default: ComposePane })))

/** Reading; its code comes once the list is there. */
export const ReadView = lazy(() => readingCode().then(({ ReadingView }) => ({ default: ReadingView })))

/** What a search has found; its code comes with the first search. */
export const SearchResults = lazy(() =>
  persistently(loadResults)().then((results) => ({ default: results.SearchResults })),
)
/** The strip of tabs; its code comes once the list is there. */
export const MailboxStrip = lazy(persistently(loadStrip))

const paneCode = persistently(() => import('./PaneWatch'))

/** What looks after reminders and reviews; its code comes once the list is there. */
export const PaneWatch = lazy(() => paneCode().then((code) => ({ default: code.PaneWatch })))

/** What a crash interrupted; its code comes once the list is there. */
export const UnfinishedNotice = lazy(() => paneCode().then((code) => ({ default: code.UnfinishedNotice })))

/** The folders over the list, where there is no room beside it; its code comes once the list is there. */
export const FolderDrawer = lazy(() => paneCode().then((code) => ({ default: code.FolderDrawer })))

/** Reviewing mails of others; its code comes with the first visit. */
export const ReviewArea = lazy(() => paneCode().then(({ loadReviewArea }) => loadReviewArea()))

/** What came of a mail. */
export const OutcomePage = lazy(persistently(() => import('../outcome/OutcomePage')))

/** The question before a mail is closed that is destroyed after reading. */
export const BurnCloseDialog = lazy(persistently(() => import('../reading/sealed/BurnCloseDialog')))

/** Fetches the composer ahead, with its editor and its words. */
export const warmComposer = (locale: Locale): void =>
  fetchAhead(async () => (await loadComposer()).loadAll(locale))

/**
 * Fetches what is used next when nothing else is to be done: the reading view's code and the page of its frame first, then
 * the code of tabs and menus, then the composer's.
 *
 * @returns what takes the plan back
 */
export function warmReading(root: HTMLElement | null, locale: Locale, frameUrl?: string): () => void {
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200))
  const cancel = globalThis.cancelIdleCallback ?? clearTimeout
  const warmRest = ({ warmFrame }: Awaited<ReturnType<typeof loadReading>>) => {
    if (root && frameUrl) warmFrame(root, frameUrl)
    fetchAhead(loadStrip)
    warmMenus()
    warmMessageActions()
    warmFolderMenus()
    warmComposer(locale)
  }
  const handle = later(() => void loadReading().then(warmRest, () => undefined))
  return () => cancel(handle)
}
