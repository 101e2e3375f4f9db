import { formatSize, type AdminRule } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { useCallback } from 'react'
import { ruleStrings } from './ruleStrings'

/** Says which mails a rule holds. */
export function useRuleWords(): (rule: AdminRule) => string {
  const { t } = useStrings(ruleStrings)
  return useCallback(
    (rule) => {
      const lists = (['from', 'to', 'words', 'files'] as const)
        .filter((name) => rule[name].length > 0)
        .map((name) => t(`${name}Are`, { list: rule[name].join(t('between')) }))
      const { largerThanBytes, secrecy } = rule
      const size =
        largerThanBytes === undefined ? [] : [t('largerAre', { size: formatSize(largerThanBytes) })]
      const level = secrecy === undefined ? [] : [t('secrecyIs', { level: t(`level_${secrecy}`) })]
      return [...lists, ...size, ...level].join(t('and'))
    },
    [t],
  )
}
