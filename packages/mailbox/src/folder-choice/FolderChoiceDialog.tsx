import type { FolderId } from '@mailroom/core'
import { useFolderName, useFolders, useStrings } from '@mailroom/react'
import { Dialog, FindField, FoundLine, VirtualList, type VirtualListHandle } from '@mailroom/ui'
import { useId, useMemo, useRef, useState } from 'react'
import { findFolders, named } from './findFolders'
import * as styles from './FolderChoiceDialog.css'
import { folderChoiceStrings } from './folderChoiceStrings'
import { noteTarget } from './latestTargets'
import { moveTargets, pathOf } from './moveTargets'

/** Height of a line that needs no second one, in pixels. */
const linePx = 32

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
  const list = useRef<VirtualListHandle>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const targets = useMemo(
    () => moveTargets(folders, from).map((folder) => named(folder, pathOf(folder, nameOf))),
    [folders, from, nameOf],
  )
  const found = useMemo(() => findFolders(targets, typed), [targets, typed])
  const at = Math.min(chosen, found.length - 1)
  const active = found[at]
  const lineId = (index: number) => `${id}-${index}`

  const goTo = (index: number) => {
    setChosen(index)
    list.current?.scrollToIndex(index)
  }
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
          activeId={active && lineId(at)}
          at={at}
          count={found.length}
          onType={(words) => {
            setTyped(words)
            goTo(0)
          }}
          onStep={goTo}
          onChoose={() => active && choose(active.folder.id)}
        />
        <div className={styles.list}>
          <VirtualList
            ref={list}
            id={id}
            role="listbox"
            label={t('folders')}
            count={found.length}
            estimateHeight={() => linePx}
            keyOf={(index) => found[index]?.folder.id ?? ''}
          >
            {(index) => (
              <FoundLine
                id={lineId(index)}
                isActive={index === at}
                place={{ index, count: found.length }}
                onChoose={() => found[index] && choose(found[index].folder.id)}
              >
                {found[index]?.path}
              </FoundLine>
            )}
          </VirtualList>
        </div>
        <p className={styles.count} role="status">
          {found.length === 0 ? t('none') : t('count', { count: found.length })}
        </p>
      </div>
    </Dialog>
  )
}
