import { persistently } from '@mailroom/ui'
import { lazy } from 'react'
import { AfterFirst } from './AfterFirst'
import type { ListPagesProps } from './ListPages'
import * as styles from './MessageList.css'

const ListPages = lazy(persistently(() => import('./ListPages')))

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
