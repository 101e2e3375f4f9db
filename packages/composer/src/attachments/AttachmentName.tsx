import { visibleFileName } from '@mailroom/core'
import { FileName } from '@mailroom/ui'
import * as styles from './AttachmentList.css'

/** The name of a file, cut in its middle where there is no room. @source X8 */
export function AttachmentName({ of }: { of: string }) {
  const name = visibleFileName(of)
  return (
    <span className={styles.name} title={name}>
      <FileName name={name} />
    </span>
  )
}
