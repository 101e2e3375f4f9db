import { Pagination, type PaginationProps } from '@mailroom/ui'
import type { SayList } from './listStrings'
import { paginationLabels } from './paginationLabels'

export interface ListPagesProps extends Omit<PaginationProps, 'labels'> {
  t: SayList
}

/** The way to the other pages. */
export default function ListPages({ t, ...pages }: ListPagesProps) {
  return <Pagination {...pages} labels={paginationLabels(t)} />
}
