import type { Session } from '@mailroom/core'
import { useLocale, useSettings, useStableCallback } from '@mailroom/react'
import { useEffect, useRef } from 'react'
import { useLook } from './LookContext'

/** The call that keeps a language waits until the list is there, since it brings code along that the list does not need. */
const keepAfterMs = 2_000

/**
 * Takes over language and look that were chosen elsewhere, once for a session. A language that was chosen on the way in
 * is newer than theirs; and somebody who has never chosen one is written to in the one they read.
 */
export function useStoredSettings(session: Session, isLocaleChosen: boolean): void {
  const { settings, save } = useSettings()
  const { locale, setLocale } = useLocale()
  const look = useLook()
  const taken = useRef<Session>(undefined)
  const keeping = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The language of then, unless another was chosen meanwhile: its words may still be on their way.
  const keep = useStableCallback(() => {
    // What somebody else is written to in is not for a guest to choose.
    if (!session.isShared && (settings?.locale === undefined || isLocaleChosen)) void save({ locale })
  })
  useEffect(() => () => clearTimeout(keeping.current), [])
  useEffect(() => {
    if (!settings || taken.current === session) return
    taken.current = session
    if (settings.locale !== locale) {
      if (settings.locale && !isLocaleChosen) setLocale(settings.locale)
      else keeping.current = setTimeout(keep, keepAfterMs)
    }
    if (settings.skin && settings.skin !== look.skinName) void look.setSkin(settings.skin)
    if (settings.colorScheme !== look.colorScheme) look.setColorScheme(settings.colorScheme)
  }, [settings, session, locale, setLocale, look, keep, isLocaleChosen])
}
