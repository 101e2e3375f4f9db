import type { Locale, MessageRef } from '@mailroom/core'
import { createMemoryAdapter, type ArrivingMail, type MemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin, type ColorScheme } from '@mailroom/theme'
import { useEffect, useMemo, useState } from 'react'
import { ReadingView, type ReadingViewProps } from '../ReadingView'

export interface ReadingStageProps extends Partial<Omit<ReadingViewProps, 'messageRef'>> {
  /** The mail that is open. */
  mail: ArrivingMail
  locale?: Locale
  colorScheme?: ColorScheme
  /** Opens this in place of the mail that was delivered. */
  openRef?: MessageRef
  /** Pixels. */
  width?: number
  height?: number
  /** Called before the mail is opened: failures, delays, marks. May name another mail to open. */
  prepare?: (adapter: MemoryAdapter, ref: MessageRef) => void | Promise<MessageRef | void>
}

/** One mail in a mailbox of its own, opened: for stories and tests. */
export function ReadingStage(props: ReadingStageProps) {
  const {
    mail: _mail,
    locale = 'en',
    colorScheme = 'light',
    width = 960,
    height = 760,
    openRef: _openRef,
    prepare: _prepare,
    ...rest
  } = props
  const adapter = useMemo(() => createMemoryAdapter(), [])
  // A stage is set once; another story is another stage.
  const [{ mail, openRef, prepare }] = useState(props)
  const [ref, setRef] = useState<MessageRef>()
  useEffect(() => {
    let isCurrent = true
    void adapter.control.deliver(mail).then(async (delivered) => {
      const chosen = await prepare?.(adapter, delivered)
      if (isCurrent) setRef(chosen ?? openRef ?? delivered)
    })
    return () => {
      isCurrent = false
    }
  }, [adapter, mail, openRef, prepare])
  return (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme }} locale={locale}>
      <div style={{ inlineSize: width, maxInlineSize: '100%', blockSize: height }}>
        {ref !== undefined && (
          <ReadingView
            onClose={() => undefined}
            onCompose={() => undefined}
            onRefChange={setRef}
            {...rest}
            messageRef={ref}
          />
        )}
      </div>
    </MailroomProvider>
  )
}
