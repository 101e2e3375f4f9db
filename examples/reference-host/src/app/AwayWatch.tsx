import { InactivityWatch, NewMailWatch, ScreenLockWatch } from '@mailroom/mailbox'
import { useEffect, useState } from 'react'
import { OfflineReading } from '../offline/OfflineReading'
import { PaletteWatch } from '../palette/PaletteWatch'
import { dropPreloads } from './dropPreloads'
import { useNewMailAlerts } from './newMailAlerts'
import { ShareEndWatch } from './shares/ShareEndWatch'
import { useTitle } from './useTitle'

/** What happens when nobody is there: the screen is locked, and later the session ends. @source LK-01, SE-17 */
export function AwayWatch() {
  return (
    <>
      <ScreenLockWatch />
      <InactivityWatch />
    </>
  )
}

/** What goes on beside the page once it is there: it looks whether somebody is, announces mail and hears keys. */
export function LateWatch({ onSignOut }: { onSignOut: () => void }) {
  const [newCount, setNewCount] = useState(0)
  const alerts = useNewMailAlerts()
  useTitle(newCount)
  useEffect(dropPreloads, [])
  return (
    <>
      <AwayWatch />
      <OfflineReading />
      <ShareEndWatch />
      <PaletteWatch onSignOut={onSignOut} />
      <NewMailWatch alerts={alerts} onCount={setNewCount} />
    </>
  )
}
