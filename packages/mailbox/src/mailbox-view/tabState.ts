import { isSameMessage, messageKey, type MessageRef } from '@mailroom/core'
import type { ComposeStart } from '@mailroom/composer'
import type { Outcome } from '../outcome/Outcome'

/** A tab that shows a mail. */
export interface ReadTab {
  readonly kind: 'read'
  readonly id: string
  readonly ref: MessageRef
  readonly subject: string
  /** All of its conversation is read, and not the one mail. */
  readonly isConversation?: boolean
}

/** A tab in which a mail is written. */
export interface ComposeTab {
  readonly kind: 'compose'
  readonly id: string
  readonly start: ComposeStart
  readonly subject: string
  /** Where its newest saved version lies. */
  readonly draft?: MessageRef
}

/** A tab that shows what came of a mail that was written in it. @source SS-01 */
export interface OutcomeTab {
  readonly kind: 'outcome'
  readonly id: string
  readonly outcome: Outcome
  readonly subject: string
}

/** The tab with what a search has found; there is one at most. @source SH-08 */
export interface SearchTab {
  readonly kind: 'search'
  readonly id: typeof searchTabId
  readonly query: string
  readonly subject: string
}

/** The name that the texts give to it. */
export const searchTabId = 'searchmail'

/** A tab beside the list. */
export type MailboxTab = ReadTab | ComposeTab | OutcomeTab | SearchTab

/** The list is always the first tab and cannot be closed. */
export const listTabId = 'list'

/** What is open and what is shown. */
export interface TabState {
  readonly tabs: readonly MailboxTab[]
  readonly active: string
}

/** What a mailbox begins with: the list alone. */
export const onlyTheList: TabState = { tabs: [], active: listTabId }

/** What can happen to the tabs. */
export type TabEvent =
  | {
      readonly kind: 'openMessage'
      readonly ref: MessageRef
      readonly subject?: string
      readonly isConversation?: boolean
    }
  | { readonly kind: 'openSearch'; readonly query: string }
  | { readonly kind: 'openComposer'; readonly id: string; readonly start: ComposeStart }
  | { readonly kind: 'select'; readonly id: string }
  | { readonly kind: 'rename'; readonly id: string; readonly subject: string }
  | {
      readonly kind: 'turnTo'
      readonly id: string
      readonly ref: MessageRef
      readonly subject: string
      readonly isConversation?: boolean
    }
  | { readonly kind: 'moved'; readonly id: string; readonly ref: MessageRef }
  | { readonly kind: 'draftSaved'; readonly id: string; readonly ref: MessageRef }
  | { readonly kind: 'handedOver'; readonly id: string; readonly outcome: Outcome }
  | { readonly kind: 'close'; readonly ids: readonly string[] }

/**
 * The tabs after an event. A mail or draft that is open already is brought to the front instead of opened twice;
 * closing the shown tab shows its neighbour.
 *
 * @source ML-19, ML-23
 */
export function tabsAfter(state: TabState, event: TabEvent): TabState {
  switch (event.kind) {
    case 'openMessage':
      return openMessage(state, event)
    case 'openSearch':
      return openSearch(state, event.query)
    case 'openComposer':
      return openComposer(state, event.id, event.start)
    case 'select':
      return event.id === listTabId || tabOf(state, event.id) ? { ...state, active: event.id } : state
    case 'rename':
      return changeTab(state, event.id, (tab) =>
        tab.subject === event.subject ? tab : { ...tab, subject: event.subject },
      )
    case 'turnTo':
      return turnTo(state, event)
    case 'moved':
      return changeTab(state, event.id, (tab) => (tab.kind === 'read' ? { ...tab, ref: event.ref } : tab))
    case 'draftSaved':
      return changeTab(state, event.id, (tab) =>
        tab.kind === 'compose' ? { ...tab, draft: event.ref } : tab,
      )
    case 'handedOver':
      return changeTab(state, event.id, ({ id, subject }) => ({
        ...{ kind: 'outcome', id, subject, outcome: event.outcome },
      }))
    case 'close': {
      const tabs = state.tabs.filter(({ id }) => !event.ids.includes(id))
      return { tabs, active: event.ids.includes(state.active) ? neighbour(state, event.ids) : state.active }
    }
  }
}

/** The tab of that name; undefined for the list. */
export const tabOf = (state: TabState, id: string): MailboxTab | undefined =>
  state.tabs.find((tab) => tab.id === id)

/** Another tab was opened or chosen since one was shown; that it was closed by itself is none of the reader's doing. */
export const hasGoneFrom = ({ tabs, active }: TabState, shown: string): boolean =>
  active !== shown && (shown === listTabId || tabs.some(({ id }) => id === shown))

function openMessage(state: TabState, event: TabEvent & { kind: 'openMessage' }): TabState {
  const { ref, subject = '', isConversation = false } = event
  const open = openMail(state, ref)
  if (open) return { ...state, active: open.id }
  const id = `read ${messageKey(ref)}`
  const tab: MailboxTab = { kind: 'read', id, ref, subject, ...(isConversation && { isConversation }) }
  // Its old name may still be taken by a mail that was moved since.
  const unique = tabOf(state, id) ? { ...tab, id: `${id} ${state.tabs.length}` } : tab
  return { tabs: [...state.tabs, unique], active: unique.id }
}

/** Another search takes the place of the one before. */
function openSearch(state: TabState, query: string): TabState {
  const tab: MailboxTab = { kind: 'search', id: searchTabId, query, subject: '' }
  if (!tabOf(state, searchTabId)) return { tabs: [tab, ...state.tabs], active: tab.id }
  return { tabs: state.tabs.map((each) => (each.id === tab.id ? tab : each)), active: tab.id }
}

/** Two composers on one draft would overwrite each other. */
function openComposer(state: TabState, id: string, start: ComposeStart): TabState {
  const draft = start.kind === 'draft' ? start.ref : undefined
  const open =
    draft && state.tabs.find((tab) => tab.kind === 'compose' && tab.draft && isSameMessage(tab.draft, draft))
  if (open) return { ...state, active: open.id }
  const tab: MailboxTab = { kind: 'compose', id, start, subject: '', ...(draft ? { draft } : {}) }
  return { tabs: [...state.tabs, tab], active: id }
}

/** Another mail in the same tab, as by "next"; one that has a tab of its own is shown there. */
function turnTo(state: TabState, event: TabEvent & { kind: 'turnTo' }): TabState {
  const { id, ref, subject, isConversation = false } = event
  const open = openMail(state, ref)
  if (open) return { ...state, active: open.id }
  return changeTab(state, id, (tab) => (tab.kind === 'read' ? { ...tab, ref, subject, isConversation } : tab))
}

const openMail = (state: TabState, ref: MessageRef) =>
  state.tabs.find((tab) => tab.kind === 'read' && isSameMessage(tab.ref, ref))

function changeTab(state: TabState, id: string, change: (tab: MailboxTab) => MailboxTab): TabState {
  const before = tabOf(state, id)
  const after = before && change(before)
  if (!after || after === before) return state
  return { ...state, tabs: state.tabs.map((tab) => (tab === before ? after : tab)) }
}

/** The tab before the closed one, else the list. */
function neighbour(state: TabState, closed: readonly string[]): string {
  const index = state.tabs.findIndex(({ id }) => id === state.active)
  const before = state.tabs.slice(0, index).findLast(({ id }) => !closed.includes(id))
  return before?.id ?? listTabId
}
