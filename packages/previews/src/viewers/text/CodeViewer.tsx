import { useStrings } from '@mailroom/react'
import { Fragment, type ReactNode } from 'react'
import { readText } from '../../bytes/readText'
import { previewStrings } from '../../previewStrings'
import { Notice } from '../Notice'
import { useReading } from '../useReading'
import type { ViewerProps } from '../ViewerProps'
import { highlight } from './highlight'
import * as styles from './Text.css'

/** XML in colours. @source RD-07 */
export default function CodeViewer({ content, zoom, onFault }: ViewerProps) {
  const { t } = useStrings(previewStrings)
  const read = useReading(content, readCode, onFault)
  return (
    <div className={styles.stage}>
      {read?.isCut && <Notice>{t('textCut')}</Notice>}
      <pre className={styles.text} style={{ fontSize: `${zoom}em` }}>
        {read?.shown}
      </pre>
    </div>
  )
}

function readCode(bytes: Uint8Array): { readonly shown: ReactNode; readonly isCut: boolean } {
  const { text, isCut } = readText(bytes)
  const shown = highlight(text).map(({ scope, words }, index) =>
    scope === undefined ? (
      <Fragment key={index}>{words}</Fragment>
    ) : (
      <span key={index} className={styles.token} data-scope={scope}>
        {words}
      </span>
    ),
  )
  return { shown, isCut }
}
