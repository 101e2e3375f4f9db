import type { Painted } from '../paint'

/** 50 marks, from the click on. */
export interface Marked extends Painted {
  /** Until the server had answered, in milliseconds. */
  readonly answerMs: number
  /** Requests that were not GET. */
  readonly requests: number
}

/** What a page holds when the tour is over. */
export interface Held {
  readonly heapMegabytes: number
  readonly nodes: number
}

/** Where words are searched for. */
export type Field = 'subject' | 'body'

/** Somebody who is signed in and goes through a mailbox, 50 rows a page. Each answer is what was painted last. */
export interface Tourist {
  reload(): Promise<Painted>
  /** @param page counted from 1 */
  jump(page: number): Promise<Painted>
  next(): Promise<Painted>
  folder(name: string): Promise<Painted>
  inbox(): Promise<Painted>
  /** Opens the mail of a row. @param place counted from 0 */
  open(place: number): Promise<Painted>
  /** Goes from the open mail to the one after it; absent where there is no such thing. */
  neighbour?(): Promise<Painted>
  /** Back to the list; what is open stays open. */
  toList(): Promise<void>
  /** Closes all mails and what was found. */
  closeAll(): Promise<void>
  search(field: Field, word: string): Promise<Painted>
  /** Marks the rows that are shown, which must be 50. */
  markUnread(isUnread: boolean): Promise<Marked>
  /** Waits as long as a person looks at what there is. */
  rest(): Promise<void>
  /** Sum of the tasks over 50 ms that were not a part of a reload, in milliseconds. */
  longTasksMs(): Promise<number>
  held(): Promise<Held>
}
