import { defaultFolder, type Destination } from '@mailroom/core'
import { useMemo, useState, type ReactNode } from 'react'
import { NavigationContext, NavigationActsContext, type Navigation } from './navigationContext'

export interface NavigationProviderProps {
  /** The host's own way to navigate. @default the destination is kept here, and no address changes */
  navigation?: Navigation
  children: ReactNode
}

/** Hands navigation down; without a host's own it works by itself, with no router at all. @source EM-02 */
export function NavigationProvider({ navigation, children }: NavigationProviderProps) {
  const [destination, goTo] = useState<Destination>({ kind: 'folder', folder: defaultFolder })
  const own = useMemo<Navigation>(() => ({ destination, navigate: goTo }), [destination])
  const given = navigation ?? own
  const { navigate, href, print } = given
  const acts = useMemo(() => ({ navigate, href, print }), [navigate, href, print])
  return (
    <NavigationContext.Provider value={given}>
      <NavigationActsContext.Provider value={acts}>{children}</NavigationActsContext.Provider>
    </NavigationContext.Provider>
  )
}
