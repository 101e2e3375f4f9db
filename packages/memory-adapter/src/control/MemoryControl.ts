import type { MessageRef } from '@mailroom/core'
import type { OrderedFailure } from '../calls/Calls'
import type { CompanyMail, CompanyReviewRule } from '../company/Company'
import type { MemoryAdapter } from '../MemoryAdapter'

/** A mail that arrives now, or `minutesAgo`; to the owner of the mailbox unless it says otherwise. */
export interface ArrivingMail extends Omit<CompanyMail, 'to' | 'minutesAgo'> {
  readonly to?: CompanyMail['to']
  readonly minutesAgo?: number
}

/** A message that has gone to a mobile phone. */
export interface SentSms {
  readonly number: string
  readonly text: string
}

/** What tests and stories can do to the mail system behind the adapter's back. */
export interface MemoryControl {
  /** Resolves when the company is there. Calls of the adapter wait for it by themselves. */
  ready(): Promise<void>
  /** An adapter for somebody else in the same memory, signed in as them. */
  colleague(username: string): MemoryAdapter
  /** A mail arrives in somebody's mailbox, by default that of whoever is signed in. */
  deliver(mail: ArrivingMail, username?: string): Promise<MessageRef>
  /** Makes a folder of the user's own. */
  addFolder(id: string): Promise<void>
  /** What is sent from then on waits for somebody's review. */
  addReviewRule(rule: CompanyReviewRule): Promise<void>
  /** What has gone to mobile phones so far, the oldest first. */
  sentSms(): readonly SentSms[]
  /** Lets coming calls fail. */
  fail(failure: OrderedFailure): void
  /** Takes back all failures that were ordered and not met yet. */
  clearFailures(): void
  /** No call gets an answer, and the live line is down. */
  goOffline(): void
  goOnline(): void
  /** How long each call takes, in ms. */
  setLatency(ms: number): void
  /** The session ends as if it had expired. */
  endSession(): void
  /** The administrator wants the password of whoever is signed in changed. */
  demandPassword(): Promise<void>
  /** An administrator refuses what whoever is signed in has asked for, and says why. @source ST-01, ST-18 */
  refuseRequests(answer: string): Promise<void>
  /** A ticket as a portal would sign it: works once, for a minute. */
  issueTicket(username: string): Promise<string>
}
