import { isCancelled, type TransferOptions } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { Button, Dialog, Progress, useFileDrop } from '@mailroom/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import * as styles from './FileImport.css'

export interface FileImportProps<Outcome> {
  words: {
    title: string
    /** What can be taken over. */
    hint: string
    choose: string
    drop: string
    cancel: string
    close: string
    /** The file is on its way, and then it is read. */
    uploading: (name: string) => string
    takingOver: (name: string) => string
  }
  /** Endings and kinds that the browser offers. */
  accepted: string
  /** Why a file is not even sent, in words. */
  refusalOf: (file: File) => string | undefined
  /** Takes it over; a signal withdraws it. */
  take: (file: File, options: TransferOptions) => Promise<Outcome>
  /** Words for a failure that mean more here than elsewhere. @default those of its kind */
  wordsOf?: (error: unknown) => string | undefined
  /** What is chosen before a file is. */
  children?: (isRunning: boolean) => ReactNode
  renderOutcome: (outcome: Outcome) => ReactNode
  onClose: () => void
}

/** How far it is. */
type State<Outcome> =
  | { readonly kind: 'choosing'; readonly fault?: string }
  | { readonly kind: 'running'; readonly name: string; readonly share: number | undefined }
  | { readonly kind: 'done'; readonly outcome: Outcome }

/**
 * A window that takes over what is in a file: it is chosen or dropped, sent with a bar that tells how far it is, and what became of
 * it is told.
 *
 * @internal
 * @source CT-03, CA-05
 */
export function FileImport<Outcome>(props: FileImportProps<Outcome>) {
  const { words, accepted, refusalOf, take, wordsOf, children, renderOutcome, onClose } = props
  const errorText = useErrorText()
  const [state, setState] = useState<State<Outcome>>({ kind: 'choosing' })
  const picker = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async ([file]: readonly File[]) => {
    if (!file || running.current) return
    const fault = refusalOf(file)
    if (fault !== undefined) return setState({ kind: 'choosing', fault })
    const control = new AbortController()
    running.current = control
    setState({ kind: 'running', name: file.name, share: undefined })
    try {
      const outcome = await take(file, {
        signal: control.signal,
        onProgress: ({ doneBytes, totalBytes = file.size }) =>
          setState({ kind: 'running', name: file.name, share: doneBytes / Math.max(1, totalBytes) }),
      })
      setState({ kind: 'done', outcome })
    } catch (error) {
      setState({
        kind: 'choosing',
        ...(!isCancelled(error) && { fault: wordsOf?.(error) ?? errorText(error) }),
      })
    } finally {
      running.current = undefined
    }
  }
  const { isOver, dropProps } = useFileDrop((files) => void start(files))
  const isRunning = state.kind === 'running'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      closeLabel={words.close}
      initialFocus='[data-first="file"]'
      footer={
        isRunning ? (
          <Button onClick={() => running.current?.abort()}>{words.cancel}</Button>
        ) : (
          <Button variant={state.kind === 'done' ? 'primary' : 'secondary'} onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      {state.kind === 'done' ? (
        renderOutcome(state.outcome)
      ) : (
        <div className={styles.body}>
          <p className={styles.hint}>{words.hint}</p>
          {children?.(isRunning)}
          <div className={styles.drop} data-over={isOver || undefined} {...dropProps}>
            {state.kind === 'running' ? (
              <>
                <span className={styles.hint}>
                  {state.share === 1 ? words.takingOver(state.name) : words.uploading(state.name)}
                </span>
                <Progress label={words.title} value={state.share === 1 ? undefined : state.share} max={1} />
              </>
            ) : (
              <>
                <Button data-first="file" onClick={() => picker.current?.click()}>
                  {words.choose}
                </Button>
                <span className={styles.hint}>{words.drop}</span>
              </>
            )}
            <input
              ref={picker}
              type="file"
              hidden
              accept={accepted}
              aria-label={words.choose}
              onChange={(event) => {
                void start([...(event.target.files ?? [])])
                event.target.value = ''
              }}
            />
          </div>
          {state.kind === 'choosing' && state.fault && (
            <p role="alert" className={styles.fault}>
              {state.fault}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
