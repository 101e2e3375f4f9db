import type { AdminDepartment, AdminPort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'
import { useAdminActs } from './useAdminActs'

/** What can be done with departments. All of it rejects when it came to nothing. */
export type AdminDepartmentActions = Pick<
  AdminPort,
  'addDepartment' | 'changeDepartment' | 'deleteDepartment'
>

/** The departments of the organisation, and what can be done with them. @source SH-05 */
export function useAdminDepartments(): Answer<readonly AdminDepartment[]> & AdminDepartmentActions {
  const { admin: port } = useAdapter()
  const answer = useAnswer(useAccountKey('adminDepartments', port && everything), () => port!.departments())
  const act = useAdminActs()
  const actions = useMemo<AdminDepartmentActions>(
    () => ({
      addDepartment: (wanted) => act(touched, (there) => there.addDepartment(wanted)),
      changeDepartment: (id, wanted) => act(touched, (there) => there.changeDepartment(id, wanted)),
      deleteDepartment: (id) => act(touched, (there) => there.deleteDepartment(id)),
    }),
    [act],
  )
  return { ...answer, ...actions }
}

/** Names of departments stand there too. */
const touched = ['adminDepartments', 'adminAccounts', 'adminAccount', 'departments', 'audit'] as const
