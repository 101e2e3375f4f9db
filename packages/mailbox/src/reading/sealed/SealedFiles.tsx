import { formatSize, visibleFileName, type Attachment, type MessageRef } from '@mailroom/core'
import { fileIcon } from '@mailroom/files'
import { useSealedFiles, useSession } from '@mailroom/react'
import { AttachmentIcon, Button, DownloadIcon, FileName, IconButton } from '@mailroom/ui'
import { useId } from 'react'
import * as cards from '../attachments/AttachmentList.css'
import type { SaySealed } from './sealedStrings'
import * as styles from './Sealed.css'
import { useSaving } from './useSaving'

export interface SealedFilesProps {
  t: SaySealed
  messageRef: MessageRef
  files: readonly Attachment[]
  password: string
}

/** The files of a mail that was opened with a password. @source RD-11 */
export function SealedFiles({ t, messageRef, files, password }: SealedFilesProps) {
  const id = useId()
  const source = useSealedFiles(messageRef, password)
  const { session } = useSession()
  const saving = useSaving(t)
  if (files.length === 0) return null
  const canSave = session?.features.download === true
  return (
    <section className={cards.section} aria-labelledby={id}>
      <h3 id={id} className={cards.title}>
        <AttachmentIcon />
        {t('files', { count: files.length })}
        {canSave && files.length > 1 && (
          <Button
            size="small"
            variant="ghost"
            className={cards.all}
            icon={<DownloadIcon />}
            busy={saving.name !== undefined}
            onClick={() => saving.start(t('saveAll'), (options) => source.all(options))}
          >
            {t('saveAll')}
          </Button>
        )}
      </h3>
      <ul className={cards.list}>
        {files.map((file) => {
          const Icon = fileIcon(file.name, file.contentType)
          const name = visibleFileName(file.name)
          const size = formatSize(file.sizeBytes)
          return (
            <li key={file.id} className={cards.item}>
              <div className={cards.card}>
                <span className={cards.icon}>
                  <Icon size={20} />
                </span>
                <FileName name={name} className={cards.name} />
                <span className={cards.size}>{size}</span>
                {canSave && (
                  <span className={cards.action}>
                    <IconButton
                      size="small"
                      label={t('saveFile', { name, size })}
                      icon={<DownloadIcon />}
                      disabled={saving.name !== undefined}
                      onClick={() =>
                        saving.start(name, async (options) => ({
                          name,
                          content: await source.file(file.id, options),
                        }))
                      }
                    />
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {saving.name !== undefined && (
        <p className={styles.line} role="status">
          <span>{t('saving', { name: saving.name })}</span>
          <Button size="small" variant="ghost" onClick={saving.stop}>
            {t('cancel')}
          </Button>
        </p>
      )}
      {saving.fault && (
        <p role="alert" className={styles.fault}>
          {saving.fault}
        </p>
      )}
    </section>
  )
}
