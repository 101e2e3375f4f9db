import type { Folder } from '@mailroom/core'
import { useFolderName, useFolders, useSession, useStrings } from '@mailroom/react'
import { Button, Dialog, useFileDrop, useToasts } from '@mailroom/ui'
import { useRef, useState } from 'react'
import { FolderSelect } from '../folder-choice/FolderSelect'
import { nameIn } from '../folder-choice/moveTargets'
import * as styles from './ImportDialog.css'
import { ImportRow } from './ImportRow'
import { importStrings } from './importStrings'
import { ImportToast } from './ImportToast'
import { isUnfinished, maxImportedAtOnce } from './MailImport'
import { useImportItems, useMailImport } from './useMailImport'

export interface ImportDialogProps {
  /** Where they go unless something else is chosen. */
  folder: Folder | undefined
  onClose: () => void
}

/** The window in which mail files are imported. Closed, it leaves them on their way. @source ML-17 */
export default function ImportDialog(props: ImportDialogProps) {
  const list = useMailImport()
  return list ? <ImportWindow {...props} list={list} /> : null
}

type ImportWindowProps = ImportDialogProps & { list: NonNullable<ReturnType<typeof useMailImport>> }

function ImportWindow({ folder, list, onClose }: ImportWindowProps) {
  const { t } = useStrings(importStrings)
  const { folders = [], isPart } = useFolders()
  const { session } = useSession()
  const nameOf = useFolderName()
  const toasts = useToasts()
  const items = useImportItems(list)
  const [chosen, setChosen] = useState(folder?.id)
  const known = folders.find(({ id }) => id === chosen)
  // Of thousands one may be chosen that the page does not know.
  const isOffered = known ? isTarget(known) : isPart && chosen !== undefined
  const target = isOffered ? chosen : folders.find(isTarget)?.id
  const take = (files: readonly File[]) => target !== undefined && list.add(files, target)
  const { isOver, dropProps } = useFileDrop(take)
  const picker = useRef<HTMLInputElement>(null)
  const doneCount = items.filter(({ state }) => state.kind === 'done').length
  const isRunning = items.some(isUnfinished)
  const canResume = items.some(({ state }) => state.kind === 'paused' || state.kind === 'failed')
  const canClear = items.some((item) => !isUnfinished(item) && item.state.kind !== 'paused')

  const close = () => {
    onClose()
    if (!isRunning) return
    const id = toasts.show({
      key: 'import',
      durationMs: Infinity,
      message: <ImportToast list={list} onEnd={() => toasts.dismiss(id)} />,
    })
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('title')}
      closeLabel={t('close')}
      initialFocus='[data-first="files"]'
      footer={
        <>
          <span className={styles.others}>
            {isRunning ? (
              <Button onClick={() => list.pause()}>{t('pauseAll')}</Button>
            ) : (
              <Button disabled={!canResume} onClick={() => list.resume()}>
                {t('resumeAll')}
              </Button>
            )}
            <Button disabled={!canClear} onClick={() => list.clear()}>
              {t('clear')}
            </Button>
          </span>
          <Button variant="primary" onClick={close}>
            {t('close')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <FolderSelect label={t('into')} value={target ?? ''} isTarget={isTarget} onValueChange={setChosen} />
        <div className={styles.drop} data-over={isOver || undefined} {...dropProps}>
          <Button data-first="files" disabled={target === undefined} onClick={() => picker.current?.click()}>
            {t('chooseFiles')}
          </Button>
          <span className={styles.hint}>{t('dropHere', { count: maxImportedAtOnce })}</span>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept=".eml,message/rfc822"
            aria-label={t('chooseFiles')}
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </div>
        {list.leftOutCount > 0 && (
          <p role="alert" className={styles.leftOut}>
            {t('leftOut', { count: list.leftOutCount, max: maxImportedAtOnce })}
          </p>
        )}
        {items.length > 0 && (
          <>
            <p role="status" className={styles.summary}>
              {t('summary', { count: items.length, done: doneCount })}
            </p>
            <ul className={styles.list} aria-label={t('files')}>
              {items.map((item) => (
                <ImportRow
                  key={item.id}
                  t={t}
                  item={item}
                  list={list}
                  folderName={nameIn(folders, item.folder, nameOf)}
                  maxBytes={session?.limits.maxMessageBytes ?? 0}
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  )
}

const isTarget = ({ role, isLocked }: Folder) => role !== 'drafts' && !isLocked
