import {
  formatSize,
  goesOnline,
  hasForbiddenExtension,
  uploadChunkBytes,
  type DraftAttachment,
} from '@mailroom/core'
import {
  useDisk,
  useErrorText,
  useSending,
  useSendingRules,
  useSession,
  useStableCallback,
} from '@mailroom/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SayComposer } from '../composeStrings'
import { isComing, type UnfinishedFile, type Upload } from './Upload'
import { nextPace } from './uploadPace'

/** Figures are drawn anew this often, in ms: many pieces tell many steps. */
const drawMs = 200

/** Files that are being added, and how to add some. @source AT-01 */
export interface Uploads {
  readonly uploads: readonly Upload[]
  /** As they are now, for whoever acts before the next drawing. */
  now(): readonly Upload[]
  /** Starts at once; each file is told about when it is there. */
  add(files: Iterable<File>): void
  /** Brings the file that an upload has lost. */
  bring(key: number, file: File): void
  pause(key: number): void
  /** Goes on with what is paused or has failed; without a key with all that is paused. */
  resume(key?: number): void
  cancel(key: number): void
}

interface UploadOptions {
  readonly t: SayComposer
  /** What a page before this one did not bring to its end. */
  readonly unfinished: readonly UnfinishedFile[]
  /** Files that are there. */
  readonly attached: () => readonly DraftAttachment[]
  /** A file is there. */
  readonly onAdded: (attachment: DraftAttachment) => void
  /** A sentence about a file that is not taken. */
  readonly onRefused: (sentence: string) => void
  /** Some file has come onto the list or has left it. */
  readonly onChange: () => void
}

/** Why a file is not taken. */
type Refusal = 'fileEmpty' | 'fileForbidden' | 'fileTooLarge' | 'fileTwice'

/** Brings files to the mail system. Empty and forbidden ones are refused before a byte travels. */
export function useUploads({ t, unfinished, ...options }: UploadOptions): Uploads {
  const sending = useSending()
  const disk = useDisk()
  const rules = useSendingRules()?.online
  const isOnlineHere = disk.isAvailable && rules !== undefined
  const { session } = useSession()
  const errorText = useErrorText()
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    unfinished.map((file, index) => ({ ...file, key: -index - 1, state: { kind: 'lost' } })),
  )
  const current = useRef(uploads)
  const files = useRef(new Map<number, { readonly file: File; abort: AbortController }>())
  const nextKey = useRef(0)
  const forbidden = session?.limits.forbiddenExtensions ?? []
  // What no mail can carry may still go as a link.
  const maxBytes = Math.max(session?.limits.maxMessageBytes ?? Infinity, isOnlineHere ? rules.maxBytes : 0)

  useEffect(() => {
    const running = files.current
    return () => running.forEach(({ abort }) => abort.abort())
  }, [])

  const set = useCallback((all: readonly Upload[]) => {
    current.current = all
    setUploads(all)
  }, [])
  const change = (key: number, values: Partial<Upload>) =>
    set(current.current.map((each) => (each.key === key ? { ...each, ...values } : each)))
  const remove = (key: number) => {
    files.current.delete(key)
    set(current.current.filter((each) => each.key !== key))
    options.onChange()
  }

  const run = (key: number, file: File) => {
    const abort = new AbortController()
    const { signal } = abort
    files.current.set(key, { file, abort })
    const doneBefore = doneBytesOf(current.current.find((each) => each.key === key))
    change(key, { state: { kind: 'running', doneBytes: doneBefore }, pace: undefined })
    let drawnAt = -Infinity
    const onProgress = ({ doneBytes }: { readonly doneBytes: number }) => {
      const now = performance.now()
      if (signal.aborted || (now - drawnAt < drawMs && doneBytes < file.size)) return
      drawnAt = now
      const pace = nextPace(current.current.find((each) => each.key === key)?.pace, doneBytes, now)
      change(key, { state: { kind: 'running', doneBytes }, pace })
    }
    const isOnline = isOnlineHere && goesOnline(rules, { sizeBytes: file.size })
    const upload = isOnline ? disk.upload : sending.upload
    upload(file, { signal, onProgress }).then(
      (attachment) => {
        // Whoever stopped it has said what it is now.
        if (signal.aborted) return
        remove(key)
        options.onAdded(attachment)
      },
      (error: unknown) => {
        if (!signal.aborted) change(key, { state: { kind: 'failed', why: errorText(error) ?? '' } })
      },
    )
  }

  /** Why a file is not taken. */
  const refusalOf = ({ name, size }: File): Refusal | undefined => {
    if (size === 0) return 'fileEmpty'
    if (hasForbiddenExtension(name, forbidden)) return 'fileForbidden'
    if (size > maxBytes) return 'fileTooLarge'
    const large = [...current.current, ...options.attached()].filter(
      (each) => each.sizeBytes > uploadChunkBytes,
    )
    return size > uploadChunkBytes && large.some((each) => each.name === name) ? 'fileTwice' : undefined
  }

  const add = useStableCallback((added: Iterable<File>) => {
    for (const file of added) {
      const lost = current.current.find((each) => each.state.kind === 'lost' && isSameFile(each, file))
      const refusal = lost ? undefined : refusalOf(file)
      if (lost) run(lost.key, file)
      else if (refusal) options.onRefused(t(refusal, { name: file.name, size: formatSize(maxBytes) }))
      else {
        nextKey.current += 1
        const key = nextKey.current
        const { name, size: sizeBytes } = file
        set([...current.current, { key, name, sizeBytes, state: { kind: 'running', doneBytes: 0 } }])
        options.onChange()
        run(key, file)
      }
    }
  })

  const resume = (key?: number) => {
    for (const { key: each, state } of current.current) {
      const known = files.current.get(each)
      const isMeant = key === undefined ? state.kind === 'paused' : each === key && state.kind !== 'running'
      if (known && isMeant) run(each, known.file)
    }
  }

  return {
    uploads,
    now: () => current.current,
    add,
    bring(key, file) {
      const lost = current.current.find((each) => each.key === key)
      if (lost && isSameFile(lost, file)) run(key, file)
      else options.onRefused(t('fileOther', { name: file.name }))
    },
    pause(key) {
      const doneBytes = doneBytesOf(current.current.find((each) => each.key === key))
      files.current.get(key)?.abort.abort()
      change(key, { state: { kind: 'paused', doneBytes }, pace: undefined })
    },
    resume,
    cancel(key) {
      files.current.get(key)?.abort.abort()
      remove(key)
    },
  }
}

/** By name and size; whether its bytes are the same, the mail system finds out. */
const isSameFile = ({ name, sizeBytes }: UnfinishedFile, file: File): boolean =>
  file.name === name && file.size === sizeBytes

const doneBytesOf = (upload: Upload | undefined): number =>
  upload !== undefined && isComing(upload) && 'doneBytes' in upload.state ? upload.state.doneBytes : 0
