import type { AdminPort, AdminRule } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'
import { useAdminActs } from './useAdminActs'

/** How rules come and go. Both reject when it came to nothing. */
export type ReviewRuleActions = Pick<AdminPort, 'addReviewRule' | 'removeReviewRule'>

/** Which mails wait for a reviewer, for administrators. @source SH-05, RV-04 */
export function useReviewRules(): Answer<readonly AdminRule[]> & ReviewRuleActions {
  const { admin: port } = useAdapter()
  const answer = useAnswer(useAccountKey('reviewRules', port && everything), () => port!.reviewRules())
  const act = useAdminActs()
  const actions = useMemo<ReviewRuleActions>(
    () => ({
      addReviewRule: (rule) => act(touched, (there) => there.addReviewRule(rule)),
      removeReviewRule: (id) => act(touched, (there) => there.removeReviewRule(id)),
    }),
    [act],
  )
  return { ...answer, ...actions }
}

/** Whoever reviews from now on sees so. */
const touched = ['reviewRules', 'reviewDuty', 'adminAccount', 'audit'] as const
