import { scope, skinVariables, type ColorScheme, type Skin } from '@mailroom/theme'
import { PortalProvider } from '@mailroom/ui'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'

interface SkinFrameProps {
  skin: Skin
  scheme: ColorScheme
  /** Pixels, for stories about narrow places. */
  width?: number
  children: ReactNode
}

/** What the provider does for looks, and no more: scope, skin, and a place for popups. */
export function SkinFrame({ skin, scheme, width, children }: SkinFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [container, setContainer] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    for (const [name, value] of Object.entries(skinVariables(skin, scheme)))
      element.style.setProperty(name, value)
    element.style.colorScheme = scheme
    element.style.background = 'var(--mr-color-canvas)'
    element.style.minHeight = '100vh'
    element.style.padding = '16px'
    element.style.maxWidth = width ? `${width}px` : ''
  }, [skin, scheme, width])

  return (
    <div ref={frame} className={scope} lang="en">
      <div>
        <PortalProvider container={container}>{children}</PortalProvider>
      </div>
      <div ref={setContainer} className={scope} />
    </div>
  )
}
