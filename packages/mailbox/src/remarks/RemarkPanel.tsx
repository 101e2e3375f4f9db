import { useStrings } from '@mailroom/react'
import { RemarkForm, type RemarkFormProps } from './RemarkForm'
import { remarkStrings } from './remarkStrings'
import * as styles from './RemarkPanel.css'

/** Lines of a note in the list before it scrolls. @source ML-18 */
const listRows = 100

/** The note about a mail, beside its row. @source ML-10, ML-18 */
export default function RemarkPanel(props: Pick<RemarkFormProps, 'message' | 'onClose'>) {
  const { t } = useStrings(remarkStrings)
  return (
    <section className={styles.panel}>
      <h3 className={styles.title}>{t('title')}</h3>
      <RemarkForm {...props} maxRows={listRows} />
    </section>
  )
}
