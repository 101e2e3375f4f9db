import type { Folder } from '@mailroom/core'
import { useStableCallback, useStrings } from '@mailroom/react'
import { Button, Dialog, FindField, FoundLine, type SelectOption } from '@mailroom/ui'
import { useEffect, useId, useState } from 'react'
import * as styles from './FolderChoiceDialog.css'
import { folderChoiceStrings } from './folderChoiceStrings'
import { useChoiceLines } from './useChoiceLines'

export interface FolderChoiceDialogProps {
  title: string
  /** Lines before the folders that are none of them, like "Top level". */
  first?: readonly SelectOption[]
  /** What is chosen now: the keys begin there. */
  value?: string
  /** False for folders that are not offered. */
  isTarget: (folder: Folder) => boolean
  /** Told the id of a folder, or the value of a line before them. */
  onChoose: (value: string) => void
  onClose: () => void
}

/** One of many folders: type a part of a name, choose with the arrows or the mouse. @source ML-06, FL-01 */
export function FolderChoiceDialog(props: FolderChoiceDialogProps) {
  const { title, first = none, value, isTarget, onChoose, onClose } = props
  const { t } = useStrings(folderChoiceStrings)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState(value)
  const [isEntered, setEntered] = useState(false)
  const found = useChoiceLines(typed, first, isTarget)
  const { lines, isAwaited } = found
  const at = Math.max(
    0,
    lines.findIndex((line) => line.value === marked),
  )
  const active = lines[at]
  const lineId = (index: number) => `${id}-${index}`

  const choose = (line: SelectOption) => {
    onClose()
    onChoose(line.value)
  }
  const enter = () => {
    // Whoever types and presses Enter means the best that fits, which may be on its way.
    if (isAwaited && marked === undefined) setEntered(true)
    else if (active) choose(active)
  }
  const askAgain = () => {
    setEntered(false)
    found.askAgain()
  }
  const chooseEntered = useStableCallback(() => active && choose(active))
  const isFound = isEntered && !isAwaited && active !== undefined
  useEffect(() => {
    if (isFound) chooseEntered()
  }, [isFound, chooseEntered])
  const words = () => {
    const { shownCount, folderCount } = found
    if (folderCount === 0 && isAwaited) return t('looking')
    if (folderCount === 0) return found.error === undefined && t('none')
    const count = t('count', { count: folderCount })
    return folderCount > shownCount ? `${count} ${t('firstShown', { count: shownCount })}` : count
  }
  return (
    <Dialog open onOpenChange={onClose} title={title} closeLabel={t('close')}>
      <div className={styles.choice}>
        <FindField
          label={t('find')}
          hint={t('find')}
          typed={typed}
          listId={id}
          activeId={active && lineId(at)}
          at={at}
          count={lines.length}
          onType={(words) => {
            setTyped(words)
            setMarked(undefined)
            setEntered(false)
          }}
          onStep={(index) => setMarked(lines[index]?.value)}
          onChoose={enter}
        />
        <div id={id} className={styles.list} role="listbox" aria-label={t('folders')} aria-busy={isAwaited}>
          {lines.map((line, index) => (
            <FoundLine
              key={line.value}
              id={lineId(index)}
              isActive={index === at}
              onChoose={() => choose(line)}
            >
              {line.label}
            </FoundLine>
          ))}
        </div>
        <p className={styles.count} role="status">
          {words()}
        </p>
        {found.error !== undefined && (
          <div role="alert" className={styles.failed}>
            <span className={styles.reason}>{t('notAsked')}</span>
            <Button size="small" onClick={askAgain}>
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}

const none: readonly SelectOption[] = []
