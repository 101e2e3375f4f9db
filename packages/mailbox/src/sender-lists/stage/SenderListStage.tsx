import type { Locale, SenderList } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, vars, type ColorScheme } from '@mailroom/theme'
import { useEffect, useMemo, useState } from 'react'
import { SenderListSettings } from '../SenderListSettings'

/** What a host's page of settings stands on. */
const ground = { maxInlineSize: '100%', padding: 16, backgroundColor: vars.color.surface }

export interface SenderListStageProps {
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. */
  width?: number
  /** Shown at first. @default 'refused' */
  list?: SenderList
  /** Called before the lists are shown: entries, failures, delays. */
  prepare?: (adapter: MemoryAdapter) => void | Promise<void>
}

/** The lists of senders by themselves: for stories and tests. */
export function SenderListStage(props: SenderListStageProps) {
  const { locale = 'en', colorScheme = 'light', width = 720 } = props
  const adapter = useMemo(() => createMemoryAdapter(), [])
  // A stage is set once; another story is another stage.
  const [{ prepare, list: first = 'refused' }] = useState(props)
  const [list, setList] = useState(first)
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
      <div style={{ ...ground, inlineSize: width }}>
        {isReady && <SenderListSettings list={list} onListChange={setList} />}
      </div>
    </MailroomProvider>
  )
}
