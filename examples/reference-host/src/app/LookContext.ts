import type { ColorSchemePreference } from '@mailroom/theme'
import { createContext, useContext } from 'react'

/** How the client looks, and ways to change it at once. */
export interface Look {
  readonly skinName: string
  readonly colorScheme: ColorSchemePreference
  setSkin(name: string): Promise<void>
  setColorScheme(scheme: ColorSchemePreference): void
}

/** How the client looks, for all of it. */
export const LookContext = createContext<Look | undefined>(undefined)

/** How the client looks, and ways to change it. */
export function useLook(): Look {
  const look = useContext(LookContext)
  if (!look) throw new Error('useLook was called outside the app, so there is nothing to change.')
  return look
}
