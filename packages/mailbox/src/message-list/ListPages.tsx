import { pageLabels } from '@mailroom/react'
import { Pagination, type PaginationProps } from '@mailroom/ui'
import type { SayList } from './listStrings'

export interface ListPagesProps extends Omit<PaginationProps, 'labels'> {
  t: SayList
}

/** The way to the other pages. */
export default function ListPages({ t, ...pages }: ListPagesProps) {
  const labels = {
    ...pageLabels(t),
    pageSize: t('pageSize'),
    pageSizeOption: (size: number) => t('pageSizeOption', { size }),
  }
  return <Pagination {...pages} labels={labels} />
}
