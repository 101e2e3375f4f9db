import { useStrings } from '@mailroom/react'
import { readText } from '../../bytes/readText'
import { previewStrings } from '../../previewStrings'
import { useReading } from '../useReading'
import type { ViewerProps } from '../ViewerProps'
import { Notice } from '../Notice'
import * as styles from './Text.css'

/** Plain text, as it is. @source RD-07 */
export default function TextViewer({ content, zoom, onFault }: ViewerProps) {
  const { t } = useStrings(previewStrings)
  const read = useReading(content, readText, onFault)
  return (
    <div className={styles.stage}>
      {read?.isCut && <Notice>{t('textCut')}</Notice>}
      <pre className={styles.text} style={{ fontSize: `${zoom}em` }}>
        {read?.text}
      </pre>
    </div>
  )
}
