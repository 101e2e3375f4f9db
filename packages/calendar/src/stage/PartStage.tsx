import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, vars, type ColorScheme } from '@mailroom/theme'
import { useEffect, useMemo, useState, type ReactNode } from 'react'

export interface PartStageProps {
  /** Called once: fills the mail system, orders failures. @returns what is shown */
  open: (adapter: MemoryAdapter) => Promise<ReactNode> | ReactNode
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. */
  height?: number
}

/** A part of the calendar alone, over a mail system of its own: for stories. */
export function PartStage(props: PartStageProps) {
  const { locale = 'en', colorScheme = 'light', height = 900 } = props
  const adapter = useMemo(() => createMemoryAdapter(), [])
  // A stage is set once; another story is another stage.
  const [{ open }] = useState(props)
  const [part, setPart] = useState<ReactNode>()
  useEffect(() => {
    let isCurrent = true
    void adapter.control.ready().then(async () => {
      const opened = await open(adapter)
      if (isCurrent) setPart(opened)
    })
    return () => {
      isCurrent = false
    }
  }, [adapter, open])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme }} locale={locale}>
      <div style={{ minBlockSize: height, padding: 16, backgroundColor: vars.color.surface }}>{part}</div>
    </MailroomProvider>
  )
}
