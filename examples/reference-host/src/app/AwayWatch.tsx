import { InactivityWatch, NewMailWatch, ScreenLockWatch } from '@mailroom/mailbox'
import { useEffect, useState } from 'react'
import { OfflineReading } from '../offline/OfflineReading'
import { PaletteWatch } from '../palette/PaletteWatch'
import { dropPreloads } from './dropPreloads'
import { useNewMailAlerts } from './newMailAlerts'
import { ShareEndWatch } from './shares/ShareEndWatch'
import { type Journal, useJournal } from './useJournal'
import { useKeptLocale } from './useKeptLocale'
import { PageTitle } from './PageTitle'

/** What happens when nobody is there: the screen is locked, and later the session ends. @source LK-01, SE-17 */
export function AwayWatch() {
  return (
    <>
      <ScreenLockWatch />
      <InactivityWatch />
    </>
  )
}

export interface LateWatchProps {
  /** Of who is signed in. */
  address: string
  /** What is typed can be noted. Keep it stable. */
  onJournal: (journal: Journal) => void
  /** The reader has chosen the language on the way in. */
  isLocaleChosen: boolean
  onSignOut: () => void
}

/** What goes on beside the page once it is there: it looks whether somebody is, announces mail, hears keys, and keeps what is chosen and typed. */
export function LateWatch({ address, onJournal, isLocaleChosen, onSignOut }: LateWatchProps) {
  const [newCount, setNewCount] = useState(0)
  const alerts = useNewMailAlerts()
  useKeptLocale(isLocaleChosen)
  useJournal(address, onJournal)
  useEffect(dropPreloads, [])
  return (
    <>
      <PageTitle newCount={newCount} />
      <AwayWatch />
      <OfflineReading />
      <ShareEndWatch />
      <PaletteWatch onSignOut={onSignOut} />
      <NewMailWatch alerts={alerts} onCount={setNewCount} />
    </>
  )
}
