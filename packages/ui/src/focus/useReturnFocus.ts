import { useRef } from 'react'
import { deepActiveElement } from './activeElementIn'
import { useClientLayoutEffect } from '../useClientLayoutEffect'

/** An open popup, and where focus was before it. */
interface Opening {
  returnTo: HTMLElement | null
}

const openings = new Set<Opening>()

/**
 * Gives focus back to where it was when a popup opened. Focus that has gone elsewhere by itself, to a field that was
 * pressed or into a dialog that a menu line opened, stays there; that dialog takes over whom to give it back to.
 */
export function useReturnFocus(open: boolean) {
  const last = useRef<Opening>(undefined)
  useClientLayoutEffect(() => {
    if (!open) return
    // The second run of strict mode goes on with what the first one saw.
    const opening = last.current ?? { returnTo: somewhere(deepActiveElement()) }
    last.current = opening
    openings.add(opening)
    return () => {
      openings.delete(opening)
      queueMicrotask(() => {
        if (openings.has(opening)) return
        last.current = undefined
        giveBack(opening.returnTo)
      })
    }
  }, [open])
}

function giveBack(target: HTMLElement | null) {
  if (!target?.isConnected) return
  for (const other of openings) {
    if (!other.returnTo?.isConnected) other.returnTo = target
  }
  if (!somewhere(deepActiveElement())) target.focus()
}

const somewhere = (element: HTMLElement | null) => (element === document.body ? null : element)
