import type { Folder } from '@mailroom/core'
import { createContext, useContext, useState, type ReactNode } from 'react'

/** What is held over the folders. */
interface Dragged {
  /** @param target undefined for the group around the reader's own folders */
  accepts(target: Folder | undefined): boolean
  drop(target: Folder | undefined): void
}

/** Keeps what is dragged while it is. */
interface DragHolder {
  held(): Dragged | undefined
  hold(dragged: Dragged | undefined): void
}

const DragContext = createContext<DragHolder | undefined>(undefined)

/** What is dragged in one mailbox: browsers show no data of a drag before it ends. @source FL-06 */
export function DraggedProvider({ children }: { children: ReactNode }) {
  const [holder] = useState(createHolder)
  return <DragContext.Provider value={holder}>{children}</DragContext.Provider>
}

/** What is dragged now; nothing outside of a mailbox, where there are no folders to drop on. */
export const useDragged = (): DragHolder | undefined => useContext(DragContext)

function createHolder(): DragHolder {
  let held: Dragged | undefined
  return {
    held: () => held,
    hold(dragged) {
      held = dragged
    },
  }
}
