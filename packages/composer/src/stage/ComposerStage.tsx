import type { Locale } from '@mailroom/core'
import { createMemoryAdapter, type ArrivingMail, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { useEffect, useMemo, useState } from 'react'
import { Composer } from '../composer/Composer'
import type { ComposeStart } from '../composer/ComposeStart'
import { waitingMail } from './sampleMails'

export interface ComposerStageProps {
  /** How it begins; with `mail` it may be a kind of answer. @default an empty mail */
  start?: ComposeStart
  /** Answers this mail, or forwards it. */
  mail?: ArrivingMail
  kind?: 'reply' | 'replyAll' | 'forward'
  /** Opens a mail that waits for tomorrow. */
  waiting?: boolean
  locale?: Locale
  colorScheme?: ColorScheme
  /** Pixels. */
  width?: number
  height?: number
  /** Called before the composer is shown: failures, delays. */
  prepare?: (adapter: MemoryAdapter) => void
}

/** One composer over a mail system of its own: for stories. */
export function ComposerStage(props: ComposerStageProps) {
  const { locale = 'en', colorScheme = 'light', width = 960, height = 640 } = props
  const adapter = useMemo(() => createMemoryAdapter(), [])
  // A stage is set once; another story is another stage.
  const [{ mail, kind = 'reply', waiting, prepare }] = useState(props)
  const [start, setStart] = useState<ComposeStart | undefined>(
    mail || waiting ? undefined : (props.start ?? { kind: 'new' as const }),
  )
  useEffect(() => {
    let isCurrent = true
    void adapter.control.ready().then(async () => {
      const ref = mail && (await adapter.control.deliver(mail))
      prepare?.(adapter)
      if (isCurrent && ref) setStart({ kind, ref })
      if (isCurrent && waiting) setStart({ kind: 'draft', ref: await waitingDraft(adapter) })
    })
    return () => {
      isCurrent = false
    }
  }, [adapter, kind, mail, waiting, prepare])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme }} locale={locale}>
      <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: height }}>
        {start && <Composer start={start} />}
      </div>
    </MailroomProvider>
  )
}

const dayMs = 24 * 60 * 60_000

async function waitingDraft({ drafts, sending }: MemoryAdapter) {
  const saved = await drafts.schedule?.(waitingMail, Date.now() + dayMs, sending.newDraftId())
  if (!saved) throw new Error('The adapter in memory lets no mail wait for its time.')
  return saved.ref
}
