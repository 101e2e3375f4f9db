import type { EventPlan } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useRefreshRole } from '../folders/useRefreshRole'

/** Invites people to an event by mail, as `InvitationsPort.invite`. Undefined where that cannot be done. @source RD-03 */
export function useInviteToEvent(): ((plan: EventPlan) => Promise<void>) | undefined {
  const { invitations: port } = useAdapter()
  const refreshRole = useRefreshRole()
  const invite = useCallback(
    async (plan: EventPlan) => {
      if (!port) throw missingPort('invitations')
      await port.invite(plan)
      refreshRole('sent')
    },
    [port, refreshRole],
  )
  return port && invite
}
