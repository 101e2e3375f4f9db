import type { PaginationLabels } from '@mailroom/ui'
import type { SayFiles } from '../filesStrings'

/** The words under a list of files. */
export const pageLabels = (t: SayFiles): PaginationLabels => ({
  navigation: t('pages'),
  previous: t('previousPage'),
  next: t('nextPage'),
  position: (page, pages) => t('pageOf', { page, pages }),
  total: (total) => t('total', { count: total }),
  pageSize: t('pageSize'),
  pageSizeOption: (size) => t('pageSizeOption', { size }),
  jump: t('goToPage'),
})
