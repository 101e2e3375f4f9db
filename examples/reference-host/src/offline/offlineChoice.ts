import { useSyncExternalStore } from 'react'
import { read, write } from '../boot/storage'

const listeners = new Set<() => void>()
let isOn = read('offline') !== '0'

/** Says whether this browser keeps what was read: it is a choice about a machine, and holds for no other. @source SH-20 */
export function setOfflineChoice(next: boolean): void {
  isOn = next
  write('offline', next ? undefined : '0')
  for (const listener of listeners) listener()
}

/** Whether this browser keeps what was read. */
export const useOfflineChoice = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOn,
  )

/** False where browsers have neither encryption nor pages without a connection: on pages that came by plain HTTP. */
export const canReadOffline = (): boolean => isSecureContext && 'serviceWorker' in navigator
