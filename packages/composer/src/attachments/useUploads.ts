import { hasForbiddenExtension, type DraftAttachment } from '@mailroom/core'
import { useErrorText, useSending, useSession } from '@mailroom/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SayComposer } from '../composeStrings'

/** A file on its way to the mail system. */
export interface Upload {
  readonly key: number
  readonly name: string
  readonly sizeBytes: number
  readonly doneBytes: number
  /** Why it did not get there; it can be tried again. */
  readonly failure?: string
}

/** Files that are being added, and how to add some. @source AT-01 */
export interface Uploads {
  readonly uploads: readonly Upload[]
  readonly isRunning: boolean
  /** Starts at once; each file is told about when it is there. */
  add(files: Iterable<File>): void
  cancel(key: number): void
  retry(key: number): void
}

/**
 * Brings files to the mail system. Empty and forbidden ones are refused before a byte travels.
 *
 * @param onAdded   a file is there
 * @param onRefused a sentence about one that is not taken
 */
export function useUploads(
  t: SayComposer,
  onAdded: (attachment: DraftAttachment) => void,
  onRefused: (sentence: string) => void,
): Uploads {
  const { upload } = useSending()
  const { session } = useSession()
  const errorText = useErrorText()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const files = useRef(new Map<number, { file: File; abort: AbortController }>())
  const nextKey = useRef(0)
  const forbidden = session?.limits.forbiddenExtensions

  useEffect(() => {
    const running = files.current
    return () => running.forEach(({ abort }) => abort.abort())
  }, [])

  const change = useCallback(
    (key: number, values: Partial<Upload>) =>
      setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each))),
    [],
  )
  const remove = useCallback((key: number) => {
    files.current.delete(key)
    setUploads((all) => all.filter((each) => each.key !== key))
  }, [])

  const run = useCallback(
    (key: number, file: File) => {
      const abort = new AbortController()
      files.current.set(key, { file, abort })
      change(key, { doneBytes: 0, failure: undefined })
      upload(file, {
        signal: abort.signal,
        onProgress: ({ doneBytes }) => change(key, { doneBytes }),
      }).then(
        (attachment) => {
          remove(key)
          onAdded(attachment)
        },
        (error: unknown) => {
          if (abort.signal.aborted) remove(key)
          else change(key, { failure: errorText(error) ?? '' })
        },
      )
    },
    [upload, change, remove, onAdded, errorText],
  )

  const add = useCallback(
    (added: Iterable<File>) => {
      for (const file of added) {
        if (file.size === 0) onRefused(t('fileEmpty', { name: file.name }))
        else if (hasForbiddenExtension(file.name, forbidden ?? []))
          onRefused(t('fileForbidden', { name: file.name }))
        else {
          nextKey.current += 1
          const key = nextKey.current
          setUploads((all) => [...all, { key, name: file.name, sizeBytes: file.size, doneBytes: 0 }])
          run(key, file)
        }
      }
    },
    [run, t, forbidden, onRefused],
  )

  return {
    uploads,
    isRunning: uploads.some(({ failure }) => failure === undefined),
    add,
    cancel: (key) => {
      files.current.get(key)?.abort.abort()
      remove(key)
    },
    retry: (key) => {
      const known = files.current.get(key)
      if (known) run(key, known.file)
    },
  }
}
