import { formatSearch, type Address } from '@mailroom/core'
import { useAdapter, useNavigationActs } from '@mailroom/react'

/** Shows the mail that was exchanged with somebody, in both directions; absent where nothing can be searched. @source ML-13 */
export function useExchangedMail(): ((person: Address) => void) | undefined {
  const { search } = useAdapter()
  const { navigate } = useNavigationActs()
  return (
    search && (({ address }) => navigate({ kind: 'search', query: formatSearch({ correspondent: address }) }))
  )
}
