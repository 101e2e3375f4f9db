import { defaultFolder } from '@mailroom/core'
import { PrintView } from '@mailroom/mailbox'
import { useNavigationActs } from '@mailroom/react'
import { printed } from '../boot/printed'
import * as styles from './Pages.css'

/** The mail that another window has handed over, to be printed. @source RD-15 */
export function PrintWindow() {
  const { navigate } = useNavigationActs()
  return (
    <main className={styles.window}>
      <PrintView
        html={printed.get()}
        onClose={() => {
          window.close()
          navigate({ kind: 'folder', folder: defaultFolder })
        }}
      />
    </main>
  )
}
