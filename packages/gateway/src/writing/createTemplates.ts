import {
  MailroomError,
  maxTemplates,
  type MailTemplate,
  type TemplateId,
  type TemplatePage,
  type WantedTemplate,
} from '@mailroom/core'
import type { AccountId } from '../accounts/AccountId'
import type { Database } from '../doors/database/Database'
import { checkedText } from './checkedText'
import { countTexts, insertText, removeTexts, updateText } from './keptTexts'

/** As core's `TemplatesPort`. Each call sees the templates of the given account alone. */
export interface Templates {
  page(accountId: AccountId, query: { offset: number; limit: number }): Promise<TemplatePage>
  open(accountId: AccountId, id: TemplateId): Promise<MailTemplate>
  save(accountId: AccountId, wanted: WantedTemplate): Promise<MailTemplate>
  remove(accountId: AccountId, ids: readonly TemplateId[]): Promise<void>
}

/** Rows of one page. */
const maxPageRows = 100

/** Keeps templates in the database. @source CO-05 */
export const createTemplates = (database: Database, now: () => number): Templates => ({
  async page(accountId, { offset, limit }) {
    if (limit < 1 || limit > maxPageRows || offset < 0)
      throw new MailroomError('invalid', `A page has 1 to ${maxPageRows} rows and begins at 0 or later.`)
    const [{ count }, rows] = await Promise.all([
      countTexts(database.db, accountId, 'template'),
      database.db
        .selectFrom('kept_texts')
        .select(['public_id', 'title'])
        .where('account_id', '=', accountId)
        .where('kind', '=', 'template')
        .orderBy('created_at', 'desc')
        .orderBy('public_id')
        .limit(limit)
        .offset(offset)
        .execute(),
    ])
    return { total: count, templates: rows.map(({ public_id, title }) => ({ id: public_id, title })) }
  },

  async open(accountId, id) {
    const row = await database.db
      .selectFrom('kept_texts')
      .select(['title', 'html'])
      .where('account_id', '=', accountId)
      .where('kind', '=', 'template')
      .where('public_id', '=', id)
      .executeTakeFirst()
    if (!row) throw new MailroomError('notFound', 'There is no such template.')
    return { id, ...row }
  },

  async save(accountId, { id, ...wanted }) {
    const text = checkedText(wanted)
    const place = { accountId, kind: 'template', most: maxTemplates, full: 'templateTooMany' } as const
    return database.transaction(
      async (trx) => {
        if (id === undefined) return insertText(trx, place, text, now())
        await updateText(
          trx,
          { accountId, kind: 'template', id, missing: 'There is no such template.' },
          text,
        )
        return { id, ...text }
      },
      [`templates ${accountId}`],
    )
  },

  remove: (accountId, ids) => removeTexts(database.db, accountId, 'template', ids),
})
