import type { PeopleQuery } from '@mailroom/core'
import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { usePaused } from '../stable/usePaused'
import { useHasDirectory } from './useHasDirectory'

/** Questions wait for a pause in typing. */
const pauseMs = 150

/** The one before stays in sight until the next page or the next letter of a search is there. */
const keepPage = { keepPreviousData: true, revalidateOnFocus: false }

/** A page of an address book. @source CO-18 */
export function usePeople({ book, text: typed, department, domain, offset, limit }: PeopleQuery) {
  const text = usePaused(typed.trim(), pauseMs)
  const { contacts } = useAdapter()
  const what = `${book} ${department ?? ''} ${domain ?? ''} ${offset} ${limit} ${text}`
  const key = useAccountKey('people', contacts ? what : undefined)
  const { data: page, ...rest } = useAnswer(
    key,
    () => contacts!.people({ book, text, department, domain, offset, limit }),
    keepPage,
  )
  return { page, ...rest }
}

/** The departments of the organisation; none where there are none, or asking failed. @source CO-18 */
export function useDepartments() {
  const { contacts } = useAdapter()
  const hasDirectory = useHasDirectory()
  const key = useAccountKey('departments', contacts && hasDirectory ? everything : undefined)
  return useAnswer(key, () => contacts!.departments(), keepPage).data ?? none
}

/** The domains that people of the organisation have their mailboxes at; none where asking failed. @source CT-05 */
export function useDomains() {
  const { contacts } = useAdapter()
  const hasDirectory = useHasDirectory()
  const key = useAccountKey('domains', contacts && hasDirectory ? everything : undefined)
  return useAnswer(key, () => contacts!.domains(), keepPage).data ?? none
}

const none = [] as const
