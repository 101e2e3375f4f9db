import { createSkin, defaultSkin, scope, skinVariables } from '@mailroom/theme'
import { StrictMode, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PortalProvider } from '../portal/PortalProvider'

export interface FrameProps {
  children: ReactNode
  /** Pixels. */
  width?: number
}

/** What the provider does for a control: scope, skin, language, a place for popups. */
function Frame({ children, width }: FrameProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const setUp = (element: HTMLElement | null) => {
    for (const [name, value] of Object.entries(skinVariables(createSkin(defaultSkin), 'light'))) {
      element?.style.setProperty(name, value)
    }
    if (element && width) element.style.inlineSize = `${width}px`
  }
  return (
    <div ref={setUp} className={scope} data-testid="frame" lang="en">
      <div data-testid="content">
        <PortalProvider container={container}>{children}</PortalProvider>
      </div>
      <div ref={setContainer} className={scope} data-testid="popups" />
    </div>
  )
}

/** Shows a control the way a provider would, in strict mode. */
export function renderScene(children: ReactNode, options: Omit<FrameProps, 'children'> = {}) {
  return render(
    <StrictMode>
      <Frame {...options}>{children}</Frame>
    </StrictMode>,
  )
}

/** The same inside an open shadow root, with our style sheets in it. */
export async function renderInShadow(children: ReactNode): Promise<ShadowRoot> {
  const host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  for (const sheet of document.querySelectorAll('style')) shadow.append(sheet.cloneNode(true))
  const mount = document.createElement('div')
  shadow.append(mount)
  const root = createRoot(mount)
  root.render(<Frame>{children}</Frame>)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await page.elementLocator(mount).getByTestId('content').findElement()
  return shadow
}
