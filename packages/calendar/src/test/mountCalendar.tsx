import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { StrictMode, useState } from 'react'
import { vi } from 'vitest'
import { page as tab } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CalendarView, type CalendarPlace } from '../calendar-view/CalendarView'
import { clearCalendars } from '../stage/sampleCalendar'

interface MountOptions {
  adapter?: MemoryAdapter
  place?: CalendarPlace
  locale?: Locale
  width?: number
  /** In a shadow root, to which the style sheets of the page do not reach. */
  isInShadow?: boolean
}

/** A mail system whose calendars are empty. */
export async function emptyCalendars(): Promise<MemoryAdapter> {
  const adapter = createMemoryAdapter()
  await adapter.control.ready()
  await clearCalendars(adapter)
  return adapter
}

/** The calendar on a page that has nothing else of Mailroom, over a mail system in memory. */
export async function mountCalendar(options: MountOptions = {}) {
  const { adapter, place, locale = 'en', width = 1180, isInShadow = false } = options
  const system = adapter ?? (await emptyCalendars())
  const onGo = vi.fn<(to: CalendarPlace) => void>()
  const onWrite = vi.fn<(to: readonly string[]) => void>()
  await tab.viewport(Math.max(width, 360), 800)
  await render(
    <StrictMode>
      <MailroomProvider adapter={system} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale={locale}>
        <div style={{ blockSize: 760, inlineSize: width }}>
          <Host first={place ?? {}} {...{ onGo, onWrite }} />
        </div>
      </MailroomProvider>
    </StrictMode>,
    isInShadow ? { container: shadowContainer() } : undefined,
  )
  return { adapter: system, onGo, onWrite }
}

/** An element in a shadow root that has the style sheets of Mailroom. */
function shadowContainer(): HTMLElement {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  for (const each of document.styleSheets)
    for (const rule of each.cssRules) sheet.insertRule(rule.cssText, sheet.cssRules.length)
  shadow.adoptedStyleSheets = [sheet]
  return shadow.appendChild(document.createElement('div'))
}

interface HostProps {
  first: CalendarPlace
  onGo: (to: CalendarPlace) => void
  onWrite: (to: readonly string[]) => void
}

/** A host keeps which days are shown. */
function Host({ first, onGo, onWrite }: HostProps) {
  const [shown, setShown] = useState(first)
  return (
    <CalendarView
      {...shown}
      onWrite={onWrite}
      onGo={(to) => {
        onGo(to)
        setShown((now) => ({ ...now, ...to }))
      }}
    />
  )
}
