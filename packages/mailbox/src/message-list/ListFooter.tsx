import { lazyPart, persistently } from '@mailroom/ui'
import { AfterFirst } from './AfterFirst'
import type { ListPagesProps } from './ListPages'
import * as styles from './MessageList.css'

const ListPages = lazyPart(persistently(() => import('./ListPages')))

/** The way to the other pages, under the rows; its room is there from the beginning. */
export function ListFooter(props: ListPagesProps) {
  return (
    <footer className={styles.footer}>
      <AfterFirst>
        <ListPages {...props} />
      </AfterFirst>
    </footer>
  )
}
