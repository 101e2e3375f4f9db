import type { NewMailAlerts } from '@mailroom/mailbox'
import { useSyncExternalStore } from 'react'
import { read, write } from '../boot/storage'

const listeners = new Set<() => void>()
const isOn = (key: string) => read(key) === '1'

let known: NewMailAlerts = { notify: isOn('notify'), sound: isOn('chime') }

/** Keeps how new mail is announced, in this browser: its permission holds for no other. @source SH-17 */
export function setNewMailAlerts(alerts: NewMailAlerts): void {
  known = alerts
  write('notify', alerts.notify ? '1' : undefined)
  write('chime', alerts.sound ? '1' : undefined)
  for (const listener of listeners) listener()
}

/** How new mail is announced here. */
export const useNewMailAlerts = (): NewMailAlerts =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => known,
  )
