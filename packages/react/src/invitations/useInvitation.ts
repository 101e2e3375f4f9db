import { messageKey, type InvitationAnswer, type MessageRef } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useRefreshRole } from '../folders/useRefreshRole'

/** The event that a mail invites to, and the way to answer. Null where there is none. @source RD-10 */
export function useInvitation({ folder, uid }: MessageRef) {
  const { invitations: port } = useAdapter()
  const refreshRole = useRefreshRole()
  const key = useAccountKey('invitation', port ? messageKey({ folder, uid }) : undefined)
  const {
    data: invitation,
    refresh,
    ...rest
  } = useAnswer(key, async () => (await port!.read({ folder, uid })) ?? null)
  const eventId = invitation?.eventId
  const answer = useCallback(
    async (given: InvitationAnswer) => {
      if (!port || eventId === undefined) throw missingPort('invitations')
      await port.answer({ folder, uid }, eventId, given)
      refreshRole('sent')
      await refresh()
    },
    [port, folder, uid, eventId, refresh, refreshRole],
  )
  return { invitation, answer, refresh, ...rest }
}
