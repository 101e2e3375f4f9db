import type { AdminAccount, AdminAccountId, AdminAccountPage, AdminPort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'
import { usePaused } from '../stable/usePaused'
import { useAdminActs } from './useAdminActs'

/** What can be done with accounts. All of it rejects when it came to nothing. */
export type AdminAccountActions = Pick<AdminPort, 'addAccount' | 'changeAccount' | 'act' | 'resetPassword'>

/** Questions wait for a pause in typing. */
const pauseMs = 200

/** A page of the organisation's accounts, and what can be done with them. @source SH-05 */
export function useAdminAccounts({
  text: typed,
  page,
  pageSize,
}: {
  text: string
  /** The first is 1. */
  page: number
  pageSize: number
}): Answer<AdminAccountPage> & AdminAccountActions {
  const text = usePaused(typed.trim(), pauseMs)
  const { admin: port } = useAdapter()
  const answer = useAnswer(
    useAccountKey('adminAccounts', port && `${page} ${pageSize} ${text}`),
    () => port!.accounts({ text, offset: (page - 1) * pageSize, limit: pageSize }),
    { keepPreviousData: true },
  )
  return { ...answer, ...useActions() }
}

/** One account, and what can be done with it. @source SH-05 */
export function useAdminAccount(id: AdminAccountId): Answer<AdminAccount> & AdminAccountActions {
  const { admin: port } = useAdapter()
  const answer = useAnswer(useAccountKey('adminAccount', port && id), () => port!.account(id))
  return { ...answer, ...useActions() }
}

const touched = ['adminAccounts', 'adminAccount', 'adminDepartments', 'audit'] as const

function useActions(): AdminAccountActions {
  const act = useAdminActs()
  return useMemo<AdminAccountActions>(
    () => ({
      addAccount: (wanted) => act(touched, (there) => there.addAccount(wanted)),
      changeAccount: (id, change) => act(touched, (there) => there.changeAccount(id, change)),
      act: (id, name) => act(touched, (there) => there.act(id, name)),
      resetPassword: (id) => act(touched, (there) => there.resetPassword(id)),
    }),
    [act],
  )
}
