import { useState } from 'react'

/** Pixels of the folder pane. */
const limits = { defaultWidth: 232, min: 180, max: 360 }

/** How wide the folder pane is, for as long as the mailbox is open. */
export function usePaneWidth() {
  const [width, setWidth] = useState(limits.defaultWidth)
  return { ...limits, width, setWidth }
}
