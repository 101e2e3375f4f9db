import type { RecordPage, SignInEntry, SignInQuery } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer, type Answer } from '../data/useAnswer'

/** A page of the sign-ins to the reader's account. The one before stays in sight until it is there. @source LG-01 */
export function useSignInRecords(query: SignInQuery): Answer<RecordPage<SignInEntry>> {
  const { records: port } = useAdapter()
  const key = useAccountKey('signInRecords', port && JSON.stringify(query))
  return useAnswer(key, () => port!.signIns(query), {
    keepPreviousData: true,
    // What happened a moment ago is what is looked for.
    revalidateOnMount: true,
  })
}
