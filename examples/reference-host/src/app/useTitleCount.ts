import { useStrings } from '@mailroom/react'
import { useEffect } from 'react'
import { laterStrings } from './later/laterStrings'
import { turnedTitle } from './turnedTitle'

/** A place further with each. Slow enough to be read, and what browsers still grant a page that is not in front. */
const stepMs = 1000

/**
 * Tells in the page's title how many mails have come; the title turns, so that it can be read in a narrow tab. It stands
 * still for who wants no motion.
 *
 * @source SH-11
 */
export function useTitleCount(count: number): void {
  const { t } = useStrings(laterStrings)
  const words = count > 0 ? t('newMailTitle', { count }) : undefined
  useEffect(() => {
    if (words === undefined) return undefined
    const plain = document.title
    const title = `${words} · ${plain}`
    let place = 0
    document.title = title
    const timer = matchMedia('(prefers-reduced-motion: reduce)').matches
      ? undefined
      : setInterval(() => {
          place += 1
          document.title = turnedTitle(title, place)
        }, stepMs)
    return () => {
      clearInterval(timer)
      document.title = plain
    }
  }, [words])
}
