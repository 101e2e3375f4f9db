import { defaultFolder, type Destination } from '@mailroom/core'
import { useMemo, useState, type ReactNode } from 'react'
import { NavigationContext, type Navigation } from './navigationContext'

export interface NavigationProviderProps {
  /** The host's own way to navigate. @default the destination is kept here, and no address changes */
  navigation?: Navigation
  children: ReactNode
}

/** Hands navigation down; without a host's own it works by itself, with no router at all. @source EM-02 */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  const [destination, navigate] = useState<Destination>({ kind: 'folder', folder: defaultFolder })
  const own = useMemo<Navigation>(() => ({ destination, navigate: (next) => navigate(next) }), [destination])
  return <NavigationContext.Provider value={navigation ?? own}>{children}</NavigationContext.Provider>
}
