import type { Folder } from '@mailroom/core'
import { useFolderName, useFolders, useStrings } from '@mailroom/react'
import {
  ChevronDownIcon,
  Field,
  LatePart,
  partOf,
  Select,
  useFieldControl,
  type SelectOption,
} from '@mailroom/ui'
import { useState } from 'react'
import { folderChoiceStrings } from './folderChoiceStrings'
import * as styles from './FolderSelect.css'
import { pathIn, pathOf } from './moveTargets'

/** More folders than these are no list to look through. */
const mostOptions = 40

const FolderChoiceDialog = partOf(() => import('./FolderChoiceDialog'), 'FolderChoiceDialog')

export interface FolderSelectProps {
  /** What the folder is for; the title of the window in which it is chosen, too. */
  label: string
  /** Lines before the folders that are none of them, like "Top level". */
  first?: readonly SelectOption[]
  /** The id of a folder, or the value of a line before them. */
  value: string
  /** False for folders that are not offered. */
  isTarget: (folder: Folder) => boolean
  disabled?: boolean
  onValueChange: (value: string) => void
}

/** One folder in a form: a list while they are few, else a button that leads to the window in which one is found. @source FL-01, ML-06 */
export function FolderSelect(props: FolderSelectProps) {
  const { label, first = none, value, isTarget, disabled, onValueChange } = props
  const { folders = [], isPart } = useFolders()
  const nameOf = useFolderName()
  const [isOpen, setOpen] = useState(false)
  const targets = folders.filter(isTarget)
  if (!isPart && targets.length <= mostOptions) {
    const options = targets.map((folder) => ({ value: folder.id, label: pathOf(folder, nameOf) }))
    return (
      <Field label={label}>
        <Select
          value={value}
          disabled={disabled}
          options={[...first, ...options]}
          onValueChange={onValueChange}
        />
      </Field>
    )
  }
  const path = first.find((line) => line.value === value)?.label ?? pathIn(folders, value, nameOf)
  return (
    <>
      <Field label={label}>
        <ChoiceButton label={label} path={path} disabled={disabled} onPress={() => setOpen(true)} />
      </Field>
      {isOpen && (
        <LatePart>
          <FolderChoiceDialog
            title={label}
            first={first}
            value={value}
            isTarget={isTarget}
            onChoose={onValueChange}
            onClose={() => setOpen(false)}
          />
        </LatePart>
      )}
    </>
  )
}

interface ChoiceButtonProps {
  label: string
  path: string
  disabled: boolean | undefined
  onPress: () => void
}

function ChoiceButton({ label, path, disabled, onPress }: ChoiceButtonProps) {
  const { t } = useStrings(folderChoiceStrings)
  const control = useFieldControl()
  const at = path.lastIndexOf(between)
  return (
    <button
      {...control}
      type="button"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={t('chosen', { label, folder: path })}
      title={path}
      disabled={disabled}
      onClick={onPress}
    >
      <span className={styles.path}>
        {at > 0 && (
          <>
            <span className={styles.above}>{path.slice(0, at)}</span>
            <span className={styles.between}>{between}</span>
          </>
        )}
        <span className={styles.name}>{at > 0 ? path.slice(at + between.length) : path}</span>
      </span>
      <span className={styles.chevron}>
        <ChevronDownIcon />
      </span>
    </button>
  )
}

/** Stands between the levels of a path, as `pathOf` writes it. */
const between = ' / '

const none: readonly SelectOption[] = []
