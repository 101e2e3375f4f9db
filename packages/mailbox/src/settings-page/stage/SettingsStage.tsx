import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, vars, type ColorScheme } from '@mailroom/theme'
import { useEffect, useMemo, useState, type ReactNode } from 'react'

/** What a host's page of settings stands on. */
const ground = { maxInlineSize: '100%', padding: 16, backgroundColor: vars.color.surface }

/** How a page of settings is shown by itself. */
export interface SettingsStageProps {
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. */
  width?: number
  /** Called before the page is shown: what is there, failures, delays. */
  prepare?: (adapter: MemoryAdapter) => void | Promise<void>
}

/** A page of settings by itself: for stories and tests. */
export function SettingsStage({ children, ...props }: SettingsStageProps & { children: ReactNode }) {
  const { locale = 'en', colorScheme = 'light', width = 720 } = props
  const adapter = useMemo(() => createMemoryAdapter(), [])
  // A stage is set once; another story is another stage.
  const [{ prepare }] = useState(props)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isCurrent = true
    void Promise.resolve(prepare?.(adapter)).then(() => isCurrent && setReady(true))
    return () => {
      isCurrent = false
    }
  }, [adapter, prepare])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme }} locale={locale}>
      <div style={{ ...ground, inlineSize: width }}>{isReady && children}</div>
    </MailroomProvider>
  )
}
