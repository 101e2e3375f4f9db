import type { FolderId } from '@mailroom/core'
import { useFolderName, useFolders, useStrings } from '@mailroom/react'
import { Dialog, FindField, FoundLine } from '@mailroom/ui'
import { useId, useMemo, useState } from 'react'
import { findFolders, named } from './findFolders'
import * as styles from './FolderChoiceDialog.css'
import { folderChoiceStrings } from './folderChoiceStrings'
import { noteTarget } from './latestTargets'
import { moveTargets, pathOf } from './moveTargets'

/** Nobody reads more lines: a further letter makes them fewer. */
const mostLines = 100

export interface FolderChoiceDialogProps {
  /** Where the mail is: not offered. */
  from: FolderId | undefined
  onChoose: (id: FolderId) => void
  onClose: () => void
}

/** Where to, among more folders than a menu can show: type a part of a name, choose with the arrows or the mouse. @source ML-06, FL-01 */
export function FolderChoiceDialog({ from, onChoose, onClose }: FolderChoiceDialogProps) {
  const { t } = useStrings(folderChoiceStrings)
  const { folders = [] } = useFolders()
  const nameOf = useFolderName()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const targets = useMemo(
    () => moveTargets(folders, from).map((folder) => named(folder, pathOf(folder, nameOf))),
    [folders, from, nameOf],
  )
  const found = useMemo(() => findFolders(targets, typed), [targets, typed])
  const shown = found.slice(0, mostLines)
  const at = Math.min(chosen, shown.length - 1)
  const active = shown[at]
  const lineId = (index: number) => `${id}-${index}`

  const activeId = active && lineId(at)

  const choose = (target: FolderId) => {
    noteTarget(target)
    onClose()
    onChoose(target)
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} closeLabel={t('close')}>
      <div className={styles.choice}>
        <FindField
          label={t('find')}
          hint={t('find')}
          typed={typed}
          listId={id}
          activeId={activeId}
          at={at}
          count={shown.length}
          onType={(words) => {
            setTyped(words)
            setChosen(0)
          }}
          onStep={setChosen}
          onChoose={() => active && choose(active.folder.id)}
        />
        <div id={id} className={styles.list} role="listbox" aria-label={t('folders')}>
          {shown.map(({ folder, path }, index) => (
            <FoundLine
              key={folder.id}
              id={lineId(index)}
              isActive={index === at}
              onChoose={() => choose(folder.id)}
            >
              {path}
            </FoundLine>
          ))}
        </div>
        <p className={styles.count} role="status">
          {found.length === 0 ? t('none') : t('count', { count: found.length })}
          {found.length > mostLines && ` ${t('firstShown', { count: mostLines })}`}
        </p>
      </div>
    </Dialog>
  )
}
