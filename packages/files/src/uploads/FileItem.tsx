import { visibleFileName } from '@mailroom/core'
import { FileIcon, FileName } from '@mailroom/ui'
import type { ReactNode } from 'react'
import type { UploadState } from './Upload'
import * as styles from './FileItem.css'

export interface FileItemProps {
  name: string
  /** @default a sheet of paper */
  icon?: ReactNode
  /** Of a file that is on its way. */
  state?: UploadState['kind']
  /** It has a line to itself. */
  isLine?: boolean
  /** A few figures after the name. */
  detail?: ReactNode
  /** What can be done with it. */
  acts?: ReactNode
  children?: ReactNode
}

/**
 * A file among others, in a list: its name is cut in its middle where there is no room.
 *
 * @internal
 * @source X8
 */
export function FileItem({ name, icon, state, isLine, detail, acts, children }: FileItemProps) {
  const shown = visibleFileName(name)
  return (
    <li className={styles.item} data-state={state} data-line={isLine || undefined}>
      {icon ?? <FileIcon />}
      <span className={styles.name} title={shown}>
        <FileName name={shown} />
      </span>
      {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      {children}
      {acts !== undefined && <span className={styles.acts}>{acts}</span>}
    </li>
  )
}
