import type { AdminPort, Organisation } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'
import { useAdminActs } from './useAdminActs'

/** How what the organisation has chosen is changed. All of it rejects when it came to nothing. */
export type OrganisationActions = Pick<AdminPort, 'setLook' | 'setSwitches' | 'resetOrganisation'>

/** What people see of the organisation and what they may do, for administrators. @source SH-05 */
export function useOrganisation(): Answer<Organisation> & OrganisationActions {
  const { admin: port } = useAdapter()
  const answer = useAnswer(useAccountKey('organisation', port && everything), () => port!.organisation())
  const act = useAdminActs()
  const actions = useMemo<OrganisationActions>(
    () => ({
      setLook: (look) => act(touched, (there) => there.setLook(look)),
      setSwitches: (switches) => act(touched, (there) => there.setSwitches(switches)),
      resetOrganisation: () => act(touched, (there) => there.resetOrganisation()),
    }),
    [act],
  )
  return { ...answer, ...actions }
}

/** The administrator sees it at once; the others with their next page. */
const touched = ['organisation', 'backOffice', 'home', 'signInInfo', 'audit'] as const
