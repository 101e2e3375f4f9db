import type { PaginationLabels } from '@mailroom/ui'
import type { Translate } from '../i18n/Translate'

/** The sentences that an area has for its pages. */
type PageSentence = 'pages' | 'previousPage' | 'nextPage' | 'pageOf' | 'total' | 'goToPage'

/**
 * The words of a `Pagination` from the sentences of an area, for pages of one size: who offers several adds `pageSize`
 * and `pageSizeOption`.
 */
export const pageLabels = (t: Translate<PageSentence>): PaginationLabels => ({
  navigation: t('pages'),
  previous: t('previousPage'),
  next: t('nextPage'),
  position: (page, pages) => t('pageOf', { page, pages }),
  total: (total) => t('total', { count: total }),
  pageSize: '',
  pageSizeOption: String,
  jump: t('goToPage'),
})
