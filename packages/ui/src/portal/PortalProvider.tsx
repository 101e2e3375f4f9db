import { createContext, useContext, type ReactNode } from 'react'

const PortalContext = /* @__PURE__ */ createContext<HTMLElement | null>(null)

export interface PortalProviderProps {
  /**
   * Where popups open: an element inside the provider's own, so that they keep its skin, its language and its
   * shadow root. `null` while it is not there yet.
   */
  container: HTMLElement | null
  children: ReactNode
}

/** Tells every popup below it where to open. @source EM-10 */
export function PortalProvider({ container, children }: PortalProviderProps) {
  return <PortalContext.Provider value={container}>{children}</PortalContext.Provider>
}

/** The element that popups open in; `undefined` outside a provider, where they fall back to the body. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined
}
