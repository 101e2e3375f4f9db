import { formatSize, maxDiskFolderName, type DiskTarget } from '@mailroom/core'
import { useDisk, useErrorText } from '@mailroom/react'
import { Button, Field, FolderPlusIcon, TextInput, UploadIcon } from '@mailroom/ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import * as styles from './OnlineFiles.css'
import type { SayOnline } from './onlineStrings'

interface DiskToolsProps {
  t: SayOnline
  target: DiskTarget
  /** Something new lies there. */
  onChange: () => void
}

/** Puts files and folders where one is; a failure is said here, and what was typed stays. @source AT-04, AT-05 */
export function DiskTools({ t, target, onChange }: DiskToolsProps) {
  const disk = useDisk()
  const errorText = useErrorText()
  const picker = useRef<HTMLInputElement>(null)
  const abort = useRef<AbortController>(null)
  const [progress, setProgress] = useState<string>()
  const [name, setName] = useState<string>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => () => abort.current?.abort(), [])

  const upload = async (files: readonly File[]) => {
    const { signal } = (abort.current = new AbortController())
    setFailure(undefined)
    try {
      for (const file of files) {
        const tell = (doneBytes: number) =>
          setProgress(
            t('uploading', { name: file.name, done: formatSize(doneBytes), total: formatSize(file.size) }),
          )
        tell(0)
        await disk.store(file, target, { signal, onProgress: ({ doneBytes }) => tell(doneBytes) })
        onChange()
      }
    } catch (error) {
      if (!signal.aborted) setFailure(errorText(error))
    }
    setProgress(undefined)
  }
  const make = async (event: FormEvent) => {
    event.preventDefault()
    // A window in a mail that is being written: its form is none of the mail's.
    event.stopPropagation()
    setFailure(undefined)
    try {
      await disk.makeFolder(name ?? '', target)
      setName(undefined)
      onChange()
    } catch (error) {
      setFailure(errorText(error))
    }
  }
  return (
    <div className={styles.tools}>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<UploadIcon />}
          busy={progress !== undefined}
          onClick={() => picker.current?.click()}
        >
          {t('upload')}
        </Button>
        <Button
          size="small"
          icon={<FolderPlusIcon />}
          onClick={() => setName(name === undefined ? '' : undefined)}
        >
          {t('newFolder')}
        </Button>
        <input
          ref={picker}
          type="file"
          multiple
          hidden
          aria-label={t('upload')}
          onChange={(event) => {
            void upload([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
      </div>
      {name !== undefined && (
        <form className={styles.folder} onSubmit={(event) => void make(event)}>
          <Field label={t('folderName')}>
            <TextInput
              value={name}
              maxLength={maxDiskFolderName}
              required
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Button type="submit">{t('make')}</Button>
        </form>
      )}
      {progress !== undefined && (
        <p role="status" className={styles.progress}>
          {progress}
        </p>
      )}
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}
