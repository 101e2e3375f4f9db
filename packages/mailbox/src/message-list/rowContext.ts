import type { MessageRef, MessageSummary, StateChange, TimeStyle } from '@mailroom/core'
import { createContext, useContext } from 'react'
import type { SayList } from './listStrings'

/** What all rows of a list share. Stable while nothing of it changes, so that rows are not drawn for nothing. */
export interface RowContextValue {
  readonly t: SayList
  /** ms since 1970; decides what today is. */
  readonly now: number
  readonly style: TimeStyle
  /** In Sent and Drafts the people of a row are those it goes to. */
  readonly showsRecipients: boolean
  onToggle(message: MessageSummary): void
  onMark(message: MessageSummary, change: StateChange): void
  onHover(ref: MessageRef): void
}

export const RowContext = createContext<RowContextValue | undefined>(undefined)

/** What all rows of the list share. */
export function useRowContext(): RowContextValue {
  const context = useContext(RowContext)
  if (!context) throw new Error('A row was drawn outside its list, so it has nobody to tell what is done with it.')
  return context
}
