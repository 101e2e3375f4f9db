import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { useEffect, useState } from 'react'
import { MailboxView } from '../../mailbox-view/MailboxView'
import { smallCompany } from '../../stage/smallCompany'
import { LockScreen } from '../LockScreen'
import { ScreenLockDialog } from '../ScreenLockDialog'
import { ScreenLockWatch } from '../ScreenLockWatch'

export interface ScreenLockStageProps {
  /** @default a mailbox of its own in the small company */
  adapter?: MemoryAdapter
  /** The screen is locked from the start. @default false */
  isLocked?: boolean
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. */
  width?: number
  onSignedOut?: () => void
}

/** A mailbox whose screen can be locked: for stories and tests. */
export function ScreenLockStage(props: ScreenLockStageProps) {
  const { isLocked = false, locale = 'en', colorScheme = 'light', width = 1100, onSignedOut } = props
  const [adapter] = useState(() => props.adapter ?? createMemoryAdapter({ company: smallCompany() }))
  const [isReady, setReady] = useState(false)
  const [isAsked, ask] = useState(false)
  useEffect(() => {
    const prepared = isLocked ? adapter.screenLock?.lock() : adapter.control.ready()
    void prepared?.then(() => setReady(true))
  }, [adapter, isLocked])
  if (!isReady) return null
  const place = { inlineSize: width, maxInlineSize: '100%', blockSize: 640 }
  return (
    <MailroomProvider
      adapter={adapter}
      theme={{ skin: defaultSkin, colorScheme }}
      locale={locale}
      lockScreen={
        <div style={place}>
          <LockScreen onSignedOut={() => onSignedOut?.()} />
        </div>
      }
    >
      <div style={place}>
        <button onClick={() => ask(true)}>Lock</button>
        <MailboxView />
        {isAsked && <ScreenLockDialog onClose={() => ask(false)} />}
        <ScreenLockWatch />
      </div>
    </MailroomProvider>
  )
}
