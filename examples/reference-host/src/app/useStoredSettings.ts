import type { Session } from '@mailroom/core'
import { useLocale, useSettings } from '@mailroom/react'
import { useEffect, useRef } from 'react'
import { useLook } from './LookContext'

/** Takes over language and look that were chosen elsewhere, once for a session. */
export function useStoredSettings(session: Session): void {
  const { settings } = useSettings()
  const { locale, setLocale } = useLocale()
  const look = useLook()
  const taken = useRef<Session>(undefined)
  useEffect(() => {
    if (!settings || taken.current === session) return
    taken.current = session
    if (settings.locale && settings.locale !== locale) setLocale(settings.locale)
    if (settings.skin && settings.skin !== look.skinName) void look.setSkin(settings.skin)
    if (settings.colorScheme !== look.colorScheme) look.setColorScheme(settings.colorScheme)
  }, [settings, session, locale, setLocale, look])
}
