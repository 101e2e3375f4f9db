import type { MailroomAdapter } from '@mailroom/core'
import type { FoundMail } from './countMails'

/** A mail system with Ann in it that can be ended in the middle of whatever it does. */
export interface StruckSystem {
  /** Puts letters into a folder of Ann's, which comes into being with them. Before it serves. */
  fill(folder: string, subjects: readonly string[]): Promise<void>
  /** Starts it; resolves when it serves. */
  serve(): Promise<void>
  /** A page of Ann's, signed in. Its session outlives the gateway's process. */
  page(): Promise<MailroomAdapter>
  /** Ends a part of it at once, chosen by chance, and brings it back. */
  strike(chance: number): Promise<void>
  /** Ends it in order. @returns the exit code */
  end(): Promise<number | null>
  /** All mails of Ann's, each whole, past the gateway that was ended. */
  mails(): Promise<readonly FoundMail[]>
}
