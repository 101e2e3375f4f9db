import type { ContactQuery } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { usePaused } from '../stable/usePaused'

/** Questions wait for a pause in typing. */
const pauseMs = 150

/** The one before stays in sight until the next page or the next letter of a search is there. */
const keepPage = { keepPreviousData: true }

/** A page of the personal address book, with its groups. @source CT-02 */
export function useContactPage({ text: typed, group, offset, limit }: ContactQuery) {
  const text = usePaused(typed.trim(), pauseMs)
  const { addressBook } = useAdapter()
  const what = `${group ?? ''} ${offset} ${limit} ${text}`
  const key = useAccountKey('contacts', addressBook ? what : undefined)
  const { data: page, ...rest } = useAnswer(
    key,
    () => addressBook!.page({ text, offset, limit, ...(group !== undefined && { group }) }),
    keepPage,
  )
  return { page, ...rest }
}
