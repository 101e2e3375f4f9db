import { MailroomError } from '@mailroom/core'

const maxPageRows = 100

/** @throws MailroomError `invalid` for a page of no rows, of too many, or before the first */
export function checkPage({ offset, limit }: { readonly offset: number; readonly limit: number }): void {
  const isPage = Number.isInteger(limit) && limit >= 1 && limit <= maxPageRows
  if (isPage && Number.isInteger(offset) && offset >= 0) return
  throw new MailroomError('invalid', `A page has 1 to ${maxPageRows} rows and begins at 0 or later.`)
}
