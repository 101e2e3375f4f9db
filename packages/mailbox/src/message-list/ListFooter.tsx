import { Pagination, type PaginationProps } from '@mailroom/ui'
import type { SayList } from './listStrings'
import * as styles from './MessageList.css'
import { paginationLabels } from './paginationLabels'

/** The way to the other pages, under the rows. */
export function ListFooter({ t, ...pages }: { t: SayList } & Omit<PaginationProps, 'labels'>) {
  return (
    <footer className={styles.footer}>
      <Pagination {...pages} labels={paginationLabels(t)} />
    </footer>
  )
}
