import { fileExtension } from '@mailroom/core'
import { languageTag, useLocale, useStrings } from '@mailroom/react'
import { Tabs } from '@mailroom/ui'
import { useCallback } from 'react'
import { checkZip } from '../../bytes/checkZip'
import { isZip } from '../../bytes/signatures'
import { previewStrings } from '../../previewStrings'
import { Notice } from '../Notice'
import { useReading } from '../useReading'
import type { ViewerProps } from '../ViewerProps'
import { askWorker } from './askWorker'
import { SheetTable } from './SheetTable'
import * as styles from './Table.css'
import type { Sheet } from './Workbook'

/** The sheets of a table file. @source RD-07 */
export default function TableViewer({ name, content, zoom, onFault }: ViewerProps) {
  const { t } = useStrings(previewStrings)
  const { locale } = useLocale()
  const kind = fileExtension(name) === 'csv' ? 'csv' : 'workbook'
  const read = useCallback(
    async (bytes: Uint8Array<ArrayBuffer>) => {
      if (kind === 'workbook' && isZip(bytes)) await checkZip(bytes)
      return askWorker({ bytes, kind })
    },
    [kind],
  )
  const workbook = useReading(content, read, onFault)
  if (workbook === undefined) return null
  const count = (rows: number) => new Intl.NumberFormat(languageTag(locale)).format(rows)
  const show = (sheet: Sheet) => (
    <div className={styles.sheet}>
      {sheet.rowCount > sheet.rows.length && (
        <Notice>{t('rowsCut', { shown: count(sheet.rows.length), total: count(sheet.rowCount) })}</Notice>
      )}
      <SheetTable sheet={sheet} zoom={zoom} />
    </div>
  )
  const [first, ...others] = workbook.sheets
  if (first === undefined || others.length === 0) {
    return <div className={styles.stage}>{first === undefined ? null : show(first)}</div>
  }
  const tabs = workbook.sheets.map((sheet, index) => ({
    value: String(index),
    label: sheet.name,
    content: () => show(sheet),
  }))
  return (
    <div className={styles.stage}>
      <Tabs label={t('sheets')} tabs={tabs} />
    </div>
  )
}
