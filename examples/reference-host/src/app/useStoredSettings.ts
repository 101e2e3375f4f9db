import type { Session } from '@mailroom/core'
import { useLocale, useSettings } from '@mailroom/react'
import { useEffect, useRef } from 'react'
import { useLook } from './LookContext'

/**
 * Takes over language and look that were chosen elsewhere, once for a session. A language that was chosen on the way in
 * is newer than theirs.
 */
export function useStoredSettings(session: Session, isLocaleChosen: boolean): void {
  const { settings } = useSettings()
  const { setLocale } = useLocale()
  const look = useLook()
  const taken = useRef<Session>(undefined)
  useEffect(() => {
    if (!settings || taken.current === session) return
    taken.current = session
    if (settings.locale && !isLocaleChosen) setLocale(settings.locale)
    if (settings.skin && settings.skin !== look.skinName) void look.setSkin(settings.skin)
    if (settings.colorScheme !== look.colorScheme) look.setColorScheme(settings.colorScheme)
  }, [settings, session, setLocale, look, isLocaleChosen])
}
