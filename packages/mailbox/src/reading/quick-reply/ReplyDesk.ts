import type { DraftJournal } from '@mailroom/composer'
import type { DraftId } from '@mailroom/core'
import { createContext } from 'react'

/** A quick reply that is not sent yet. */
export interface KeptReply {
  readonly text: string
  /** Stays the same until it is sent, so that sending again never sends twice. */
  readonly draftId: DraftId
}

/** Where quick replies stay while other mails are read. */
export interface ReplyDesk {
  readonly journal: DraftJournal | undefined
  /** By the mail that is answered. */
  readonly kept: Map<string, KeptReply>
}

/** The desk of the reading view around; undefined where nothing is answered. */
export const ReplyDeskContext = createContext<ReplyDesk | undefined>(undefined)
