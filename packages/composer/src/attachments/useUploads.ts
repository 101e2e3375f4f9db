import {
  formatSize,
  goesOnline,
  hasForbiddenExtension,
  uploadChunkBytes,
  type DraftAttachment,
  type TransferOptions,
} from '@mailroom/core'
import { isSameFile, UploadQueue, type UnfinishedFile, type Upload } from '@mailroom/files'
import { useDisk, useSending, useSendingRules, useSession, useStableCallback } from '@mailroom/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { SayComposer } from '../composeStrings'

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
  const forbidden = session?.limits.forbiddenExtensions ?? []
  // What no mail can carry may still go as a link.
  const maxBytes = Math.max(session?.limits.maxMessageBytes ?? Infinity, isOnlineHere ? rules.maxBytes : 0)

  const send = useStableCallback((file: File, transfer: TransferOptions) => {
    const isOnline = isOnlineHere && goesOnline(rules, { sizeBytes: file.size })
    return (isOnline ? disk.upload : sending.upload)(file, transfer)
  })
  const onDone = useStableCallback(options.onAdded)
  const onListChange = useStableCallback(options.onChange)
  const [queue] = useState(
    () =>
      new UploadQueue<undefined, DraftAttachment>({
        send: (file, _job, transfer) => send(file, transfer),
        ...{ onDone, onListChange, unfinished },
      }),
  )
  const uploads = useSyncExternalStore(queue.subscribe, () => queue.uploads)
  useEffect(() => queue.stop, [queue])

  /** Why a file is not taken. */
  const refusalOf = ({ name, size }: File): Refusal | undefined => {
    if (size === 0) return 'fileEmpty'
    if (hasForbiddenExtension(name, forbidden)) return 'fileForbidden'
    if (size > maxBytes) return 'fileTooLarge'
    const large = [...queue.uploads, ...options.attached()].filter(
      (each) => each.sizeBytes > uploadChunkBytes,
    )
    return size > uploadChunkBytes && large.some((each) => each.name === name) ? 'fileTwice' : undefined
  }

  const add = useStableCallback((added: Iterable<File>) => {
    for (const file of added) {
      const lost = queue.uploads.find((each) => each.state.kind === 'lost' && isSameFile(each, file))
      const refusal = lost ? undefined : refusalOf(file)
      if (lost) queue.bring(lost.key, file, undefined)
      else if (refusal) options.onRefused(t(refusal, { name: file.name, size: formatSize(maxBytes) }))
      else queue.add(file, undefined)
    }
  })

  return {
    uploads,
    now: () => queue.uploads,
    add,
    bring(key, file) {
      const lost = queue.uploads.find((each) => each.key === key)
      if (lost && isSameFile(lost, file)) queue.bring(key, file, undefined)
      else options.onRefused(t('fileOther', { name: file.name }))
    },
    pause: queue.pause,
    resume: queue.resume,
    cancel: queue.cancel,
  }
}
