import type { DiskPlace, Locale } from '@mailroom/core'
import { createMemoryAdapter, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { useEffect, useMemo, useState } from 'react'
import { FileCenter, type FilePlace } from '../file-center/FileCenter'

export interface FilesStageProps {
  /** @default 'personal' */
  place?: DiskPlace
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. */
  width?: number
  height?: number
  /** Called before the file center is shown: files, failures, delays. @returns the folder to begin with */
  prepare?: (adapter: MemoryAdapter) => Promise<string | void> | void
}

/** The file center over a mail system of its own: for stories. */
export function FilesStage(props: FilesStageProps) {
  const { locale = 'en', colorScheme = 'light', width = 960, height = 640 } = props
  const adapter = useMemo(() => createMemoryAdapter(), [])
  // A stage is set once; another story is another stage.
  const [{ place = 'personal', prepare }] = useState(props)
  const [shown, setShown] = useState<FilePlace>()
  useEffect(() => {
    let isCurrent = true
    void adapter.control.ready().then(async () => {
      const folderId = await prepare?.(adapter)
      if (isCurrent) setShown({ place, ...(folderId && { folderId }) })
    })
    return () => {
      isCurrent = false
    }
  }, [adapter, place, prepare])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme }} locale={locale}>
      <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: height }}>
        {shown && <FileCenter {...shown} onGo={setShown} />}
      </div>
    </MailroomProvider>
  )
}
