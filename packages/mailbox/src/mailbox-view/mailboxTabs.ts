import { isSameMessage, messageKey, type MessageRef } from '@mailroom/core'
import type { ComposeStart } from '@mailroom/composer'

/** A tab beside the list. */
export type MailboxTab =
  | { readonly kind: 'read'; readonly id: string; readonly ref: MessageRef; readonly subject: string }
  | { readonly kind: 'compose'; readonly id: string; readonly start: ComposeStart; readonly subject: string }

/** The list is always the first tab and cannot be closed. */
export const listTabId = 'list'

/** What is open and what is shown. */
export interface TabState {
  readonly tabs: readonly MailboxTab[]
  readonly active: string
}

/** What can happen to the tabs. */
export type TabEvent =
  | { readonly kind: 'openMessage'; readonly ref: MessageRef; readonly subject?: string }
  | { readonly kind: 'openComposer'; readonly id: string; readonly start: ComposeStart }
  | { readonly kind: 'select'; readonly id: string }
  | { readonly kind: 'rename'; readonly id: string; readonly subject: string }
  | { readonly kind: 'turnTo'; readonly id: string; readonly ref: MessageRef; readonly subject: string }
  | { readonly kind: 'moved'; readonly id: string; readonly ref: MessageRef }
  | { readonly kind: 'close'; readonly ids: readonly string[] }

/**
 * The tabs after an event. A mail that is open already is brought to the front instead of opened twice; closing the
 * shown tab shows its neighbour.
 *
 * @source ML-23
 */
export function tabsAfter(state: TabState, event: TabEvent): TabState {
  switch (event.kind) {
    case 'openMessage':
      return openMessage(state, event.ref, event.subject ?? '')
    case 'openComposer': {
      const { id, start } = event
      return { tabs: [...state.tabs, { kind: 'compose', id, start, subject: '' }], active: id }
    }
    case 'select':
      return event.id === listTabId || state.tabs.some(({ id }) => id === event.id) ? { ...state, active: event.id } : state
    case 'rename':
      return changeTab(state, event.id, (tab) => ({ ...tab, subject: event.subject }))
    case 'turnTo':
      return turnTo(state, event)
    case 'moved':
      return changeTab(state, event.id, (tab) => (tab.kind === 'read' ? { ...tab, ref: event.ref } : tab))
    case 'close': {
      const tabs = state.tabs.filter(({ id }) => !event.ids.includes(id))
      return { tabs, active: event.ids.includes(state.active) ? neighbour(state, event.ids) : state.active }
    }
  }
}

function openMessage(state: TabState, ref: MessageRef, subject: string): TabState {
  const open = state.tabs.find((tab) => tab.kind === 'read' && isSameMessage(tab.ref, ref))
  if (open) return { ...state, active: open.id }
  const id = `read ${messageKey(ref)}`
  const tab: MailboxTab = { kind: 'read', id, ref, subject }
  // Its old name may still be taken by a mail that was moved since.
  const taken = state.tabs.some((each) => each.id === id)
  const unique = taken ? { ...tab, id: `${id} ${state.tabs.length}` } : tab
  return { tabs: [...state.tabs, unique], active: unique.id }
}

/** Another mail in the same tab, as by "next"; one that has a tab of its own is shown there. */
function turnTo(state: TabState, { id, ref, subject }: TabEvent & { kind: 'turnTo' }): TabState {
  const open = state.tabs.find((tab) => tab.kind === 'read' && isSameMessage(tab.ref, ref))
  if (open) return { ...state, active: open.id }
  return changeTab(state, id, (tab) => (tab.kind === 'read' ? { ...tab, ref, subject } : tab))
}

function changeTab(state: TabState, id: string, change: (tab: MailboxTab) => MailboxTab): TabState {
  const tabs = state.tabs.map((tab) => (tab.id === id ? change(tab) : tab))
  return { ...state, tabs }
}

/** The tab before the closed one, else the list. */
function neighbour(state: TabState, closed: readonly string[]): string {
  const index = state.tabs.findIndex(({ id }) => id === state.active)
  const before = state.tabs.slice(0, index).findLast(({ id }) => !closed.includes(id))
  return before?.id ?? listTabId
}
