import type { Address, FolderId, MessageSummary, StateChange, Tag, TimeStyle } from '@mailroom/core'
import type { MenuLines } from '@mailroom/ui'
import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'
import type { SayList } from '../listStrings'

/** What all rows of a list share. Stable while nothing of it changes, so that rows are not drawn for nothing. */
export interface RowContextValue {
  readonly t: SayList
  /** ms since 1970; decides what today is. */
  readonly now: number
  readonly style: TimeStyle
  readonly tags: readonly Tag[]
  /** In Sent and Drafts the people of a row are those it goes to. */
  readonly showsRecipients: boolean
  /** False in the mailbox of somebody else who lets one only read. */
  readonly mayChange: boolean
  readonly canDelete: boolean
  readonly canTag: boolean
  readonly canSnooze: boolean
  /** The pointer can rest on something; a finger cannot. */
  readonly canHover: boolean
  /** Absent where nothing can be written. */
  readonly onWrite: ((to: Address) => void) | undefined
  /** The rows are those of a search over all folders. */
  readonly results?: ResultRows
  /** One of the reader's own addresses. */
  readonly isMe: (person: Address) => boolean
  readonly on: RowEvents
}

/** What rows show of a search. @source SH-08 */
export interface ResultRows {
  markSubject(text: string): ReactNode
  markAbstract(text: string): ReactNode
  folderName(folder: FolderId): string
  showsRecipients(folder: FolderId): boolean
}

/** Whether the people of a row are those it goes to, since the reader is the sender. */
export const isToOthers = (
  { ref }: MessageSummary,
  { showsRecipients, results }: Pick<RowContextValue, 'showsRecipients' | 'results'>,
): boolean => results?.showsRecipients(ref.folder) ?? showsRecipients

/** What a reader does to a row. */
export interface RowEvents {
  press(id: string, event: MouseEvent): void
  /** `byKeys`: not by the pointer, which presses as well. */
  focus(message: MessageSummary, byKeys: boolean): void
  enter(message: MessageSummary): void
  /** A button of the mouse goes down on it: most likely it is opened. */
  reach(message: MessageSummary): void
  leave(): void
  /** `isRange`: with Shift, from the row that was picked last to this one. */
  toggle(id: string, isRange: boolean): void
  mark(message: MessageSummary, change: StateChange): void
  delete(message: MessageSummary): void
  snooze(message: MessageSummary): void
  /** The tag picker of one mail. */
  tagLines(message: MessageSummary): MenuLines
}

/** What all rows share, handed down once and not to each of them. */
export const RowContext = createContext<RowContextValue | undefined>(undefined)

/** What all rows of the list share. */
export function useRowContext(): RowContextValue {
  const context = useContext(RowContext)
  if (!context)
    throw new Error('A row was drawn outside its list, so it has nobody to tell what is done with it.')
  return context
}
