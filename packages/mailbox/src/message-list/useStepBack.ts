import { stepBack } from '@mailroom/core'
import { useEffect } from 'react'
import type { MessageListAnswer } from '@mailroom/react'
import type { ListQuery } from './useListQuery'

/** A page beyond the last one, as after a deletion or from an old address, gives way to the last. @source ML-14 */
export function useStepBack(
  page: number,
  { pageSize, isSettled }: ListQuery,
  list: MessageListAnswer,
  toPage: (page: number, options: { replace: boolean }) => void,
): void {
  const totalCount = list.isPrevious || !isSettled ? undefined : list.page?.totalCount
  useEffect(() => {
    if (totalCount === undefined) return
    const shown = stepBack(page, totalCount, pageSize)
    if (shown !== page) toPage(shown, { replace: true })
  }, [totalCount, page, pageSize, toPage])
}
