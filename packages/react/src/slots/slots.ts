import type { FolderId, Message } from '@mailroom/core'
import { createContext, useContext, type ComponentType } from 'react'

/** What each replaceable part is told. @source EM-07 */
export interface SlotProps {
  /** In place of our picture and words in a folder without mail. */
  emptyFolder: { readonly folder: FolderId }
  /** At the end of the list's toolbar. */
  listToolbarEnd: { readonly folder: FolderId }
  /** At the end of the reading toolbar. */
  readingToolbarEnd: { readonly message: Message }
  /** Below the head of an open mail, above its text. */
  readingNotice: { readonly message: Message }
}

/** Names a part that an integrator may replace or add. */
export type SlotName = keyof SlotProps

/** An integrator's own parts. */
export type Slots = { readonly [Name in SlotName]?: ComponentType<SlotProps[Name]> }

/** The parts that the integrator has put in place of ours. */
export const SlotsContext = createContext<Slots>({})

/** The integrator's own part, or undefined where ours is to be shown. */
export function useSlot<Name extends SlotName>(name: Name): ComponentType<SlotProps[Name]> | undefined {
  return useContext(SlotsContext)[name]
}
