import type { DraftContent, DraftId, SendingPort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useRefreshRole } from '../folders/useRefreshRole'

/** Sending, and whether the mail system can. */
export interface Sending {
  readonly isAvailable: boolean
  readonly send: SendingPort['send']
  /** Absent where a sent mail cannot be called back. @source SS-05 */
  readonly hold?: NonNullable<SendingPort['hold']>
  readonly quickReply: SendingPort['quickReply']
  readonly rules: SendingPort['rules']
  readonly newDraftId: SendingPort['newDraftId']
  readonly status: SendingPort['status']
  readonly upload: SendingPort['upload']
  readonly uploaded: SendingPort['uploaded']
}

/** Sending, and the files that go with it. The sent and drafts folders follow. */
export function useSending(): Sending {
  const { sending: port } = useAdapter()
  const refreshRole = useRefreshRole()
  return useMemo((): Sending => {
    const sending = () => {
      if (!port) throw missingPort('sending')
      return port
    }
    return {
      isAvailable: port !== undefined,
      async send(content, draftId) {
        const result = await sending().send(content, draftId)
        refreshRole('sent', 'drafts')
        return result
      },
      ...(port?.hold && {
        async hold(content: DraftContent, draftId: DraftId) {
          const held = await port.hold!(content, draftId)
          refreshRole('sent', 'drafts')
          return held
        },
      }),
      async quickReply(ref, html, draftId) {
        const result = await sending().quickReply(ref, html, draftId)
        refreshRole('sent')
        return result
      },
      rules: async (...question) => sending().rules(...question),
      newDraftId: () => sending().newDraftId(),
      status: async (...question) => sending().status(...question),
      upload: async (...question) => sending().upload(...question),
      uploaded: async (...question) => sending().uploaded(...question),
    }
  }, [port, refreshRole])
}
