import { useLocale, useSession, useSettings, useStableCallback } from '@mailroom/react'
import { useEffect, useRef } from 'react'

/** The call brings code along that nobody needs before it. */
const keepAfterMs = 2_000

/**
 * Keeps the language that was chosen on the way in, once: it is newer than the one that is stored. And somebody who has
 * never chosen one is written to in the one they read.
 */
export function useKeptLocale(isLocaleChosen: boolean): void {
  const { session } = useSession()
  const { settings, save } = useSettings()
  const { locale } = useLocale()
  const isLookedAt = useRef(false)
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The language of then, unless another was chosen meanwhile: its words may still be on their way.
  const keep = useStableCallback(() => {
    // What somebody else is written to in is not for a guest to choose.
    if (!session?.isShared && (settings?.locale === undefined || isLocaleChosen)) void save({ locale })
  })
  useEffect(() => () => clearTimeout(keeping.current), [])
  useEffect(() => {
    if (!settings || isLookedAt.current) return
    isLookedAt.current = true
    const isNews = settings.locale !== locale && (!settings.locale || isLocaleChosen)
    if (isNews) keeping.current = setTimeout(keep, keepAfterMs)
  }, [settings, locale, isLocaleChosen, keep])
}
