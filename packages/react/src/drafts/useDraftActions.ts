import type { DraftContent, DraftId, DraftsPort, MessageRef } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useRefreshRole } from '../folders/useRefreshRole'

/** What can be done with mails that are being written, and whether the mail system can. */
export interface DraftActions {
  readonly isAvailable: boolean
  readonly prepare: DraftsPort['prepare']
  readonly open: DraftsPort['open']
  readonly save: DraftsPort['save']
  readonly discard: DraftsPort['discard']
  /** Absent where mails cannot wait for their time. @source CO-07 */
  readonly schedule?: NonNullable<DraftsPort['schedule']>
  readonly unschedule: NonNullable<DraftsPort['unschedule']>
}

/** What can be done with mails that are being written. The drafts folder follows. @source CO-10 */
export function useDraftActions(): DraftActions {
  const { drafts: port } = useAdapter()
  const refreshRole = useRefreshRole()
  return useMemo((): DraftActions => {
    const drafts = () => {
      if (!port) throw missingPort('drafts')
      return port
    }
    return {
      isAvailable: port !== undefined,
      prepare: async (...question) => drafts().prepare(...question),
      open: async (ref: MessageRef, options) => drafts().open(ref, options),
      async save(content: DraftContent, id?: DraftId) {
        const saved = await drafts().save(content, id)
        refreshRole('drafts')
        return saved
      },
      async discard(id: DraftId) {
        await drafts().discard(id)
        refreshRole('drafts')
      },
      ...(port?.schedule && {
        async schedule(content: DraftContent, at: number, id: DraftId) {
          const saved = await port.schedule!(content, at, id)
          refreshRole('drafts')
          return saved
        },
      }),
      async unschedule(id: DraftId) {
        await drafts().unschedule?.(id)
        refreshRole('drafts')
      },
    }
  }, [port, refreshRole])
}
