import type { AdminPort, ApprovalPage } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'
import { useAdminActs } from './useAdminActs'

/** Deciding. Both reject when it came to nothing. */
export type ApprovalActions = Pick<AdminPort, 'acceptApproval' | 'refuseApproval'>

/** A page of what people ask for, and deciding about it, for administrators. @source SH-05, SE-11, ST-01, ST-18 */
export function useApprovals({
  isWaiting,
  page,
  pageSize,
}: {
  isWaiting: boolean
  /** The first is 1. */
  page: number
  pageSize: number
}): Answer<ApprovalPage> & ApprovalActions {
  const { admin: port } = useAdapter()
  const answer = useAnswer(
    useAccountKey('approvals', port && `${isWaiting} ${page} ${pageSize}`),
    () => port!.approvals({ isWaiting, offset: (page - 1) * pageSize, limit: pageSize }),
    { keepPreviousData: true },
  )
  const act = useAdminActs()
  const actions = useMemo<ApprovalActions>(
    () => ({
      acceptApproval: (id, account) => act(touched, (there) => there.acceptApproval(id, account)),
      refuseApproval: (id, reason) => act(touched, (there) => there.refuseApproval(id, reason)),
    }),
    [act],
  )
  return { ...answer, ...actions }
}

const touched = ['approvals', 'adminAccounts', 'adminAccount', 'adminDepartments', 'audit'] as const
