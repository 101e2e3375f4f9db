import { useNavigation, useSession, useStrings } from '@mailroom/react'
import { useEffect } from 'react'
import { isWindow } from './isWindow'
import { laterStrings } from './later/laterStrings'
import { turnedTitle } from './turnedTitle'

/** A place further with each. Slow enough to be read, and what browsers still grant a page that is not in front. */
const stepMs = 1000

/**
 * Keeps the page's title: the organisation's, and how many mails have come. With a count the title turns, so that it can
 * be read in a narrow tab; it stands still for who wants no motion. Windows of one mail or file have titles of their own.
 *
 * @source SH-11
 */
export function PageTitle({ newCount }: { newCount: number }): null {
  const { t } = useStrings(laterStrings)
  const { session } = useSession()
  const { destination } = useNavigation()
  const plain = isWindow(destination) ? undefined : session?.organisation.title
  const title = plain && (newCount > 0 ? `${t('newMailTitle', { count: newCount })} · ${plain}` : plain)
  const isTurning = newCount > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches
  useEffect(() => {
    if (title === undefined) return
    document.title = title
    if (!isTurning) return
    let place = 0
    const timer = setInterval(() => {
      place += 1
      document.title = turnedTitle(title, place)
    }, stepMs)
    return () => clearInterval(timer)
  }, [title, isTurning])
  return null
}
