import type { AuditRecord } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { useCallback } from 'react'
import { auditStrings } from './auditStrings'

/** Details that have a word; others are shown by the name that the mail system gives them. */
const known = [
  'person',
  'level',
  'call',
  'name',
  'rule',
  'settings',
  'changed',
  'address',
  'request',
  'kind',
] as const

/** Says what else a record tells. */
export function useAuditDetails(): (record: AuditRecord) => string {
  const { t } = useStrings(auditStrings)
  return useCallback(
    ({ details }) =>
      Object.entries(details)
        .map(([name, value]) => {
          const word = known.find((each) => each === name)
          return t('detail', { name: word ? t(`detail_${word}`) : name, value })
        })
        .join(t('between')),
    [t],
  )
}
