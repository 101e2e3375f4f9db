import type { DraftId } from '@mailroom/core'

/** Saving, sending and discarding a draft are decided one after the other, whichever process is asked. */
export const draftTurn = (accountId: number, draftId: DraftId): string => `draft ${accountId} ${draftId}`
