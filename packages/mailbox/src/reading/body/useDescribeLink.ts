import { useTranslation } from '@mailroom/react'
import { useCallback } from 'react'

/** Words for a link whose text claims another host than the one it leads to; the same function until the language changes. */
export function useDescribeLink(): (host: string) => string {
  const { t } = useTranslation('reading')
  return useCallback((host: string) => t('linkLeadsTo', { host }), [t])
}
