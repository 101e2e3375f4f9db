import { useEffect, useMemo, useRef } from 'react'

/** What comes within this time is drawn once; until then what was there stays as it is. */
const patienceMs = 80

/** Turning from what is shown to something else: another list, or a mail. */
export interface Turning {
  /** Shows it: once what it needs has come, or after a moment with what there is. Only the last turn counts. */
  readonly turn: (coming: Promise<void> | undefined, show: () => void) => void
  /** The reader has gone elsewhere meanwhile. */
  readonly stay: () => void
}

/** Turns to lists and mails in one step where that takes no longer than the eye sees. @source ML-14, ML-15, RD-14 */
export function useTurning(): Turning {
  const last = useRef<object>(undefined)
  const turning = useMemo<Turning>(
    () => ({
      turn(coming, show) {
        const mine = (last.current = {})
        if (!coming) return show()
        void soon(coming).then(() => {
          if (last.current === mine) show()
        })
      },
      stay() {
        last.current = undefined
      },
    }),
    [],
  )
  useEffect(() => turning.stay, [turning])
  return turning
}

async function soon(coming: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([coming, late])
  clearTimeout(timer)
}
