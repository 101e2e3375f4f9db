import type { AuditPage, AuditQuery } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'

/** A page of what was done, for administrators. The one before stays in sight until it is there. @source SH-05 */
export function useAudit(query: AuditQuery): Answer<AuditPage> {
  const { admin: port } = useAdapter()
  return useAnswer(useAccountKey('audit', port && JSON.stringify(query)), () => port!.audit(query), {
    keepPreviousData: true,
    // What was done a moment ago is what is looked for.
    revalidateOnMount: true,
    shouldRetryOnError: false,
  })
}
