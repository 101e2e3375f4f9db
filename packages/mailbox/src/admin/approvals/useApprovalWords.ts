import type { Approval } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { approvalStrings } from './approvalStrings'

/** Says what somebody asks for, in one line. */
export function useApprovalWords(): (approval: Approval) => string {
  const { t } = useStrings(approvalStrings)
  const change = (before: string, after: string) =>
    before === after
      ? after
      : t('change', { before: before || t('nobodyYet'), after: after || t('nobodyYet') })
  return (approval) => {
    if (approval.kind === 'closing') return [approval.name, approval.reason].join(t('between'))
    const { name, englishName } = approval
    if (approval.kind === 'name') {
      const { now } = approval
      const isEnglishChanged = now.englishName !== englishName
      return [
        t('nameOf', { value: change(now.name, name) }),
        ...(isEnglishChanged ? [t('englishNameOf', { value: change(now.englishName, englishName) })] : []),
      ].join(t('between'))
    }
    const { jobNumber, department } = approval
    return [
      t('nameOf', { value: name }),
      ...(englishName === '' ? [] : [t('englishNameOf', { value: englishName })]),
      ...(jobNumber === '' ? [] : [t('jobNumberOf', { value: jobNumber })]),
      ...(department ? [t('departmentOf', { value: department.name })] : []),
    ].join(t('between'))
  }
}
