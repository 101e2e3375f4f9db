import { type Locale, MailroomError, type Settings, locales, pageSizes } from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import type { AccountId } from '../AccountId'

/** Before anything was chosen. @source ML-14 */
const defaults: Settings = { pageSize: 20, skin: 'jingdianlan', colorScheme: 'auto' }

const colorSchemes: readonly Settings['colorScheme'][] = ['light', 'dark', 'auto']

/** What a person has chosen, and the defaults for the rest. */
export async function loadSettings(db: Executor, accountId: AccountId): Promise<Settings> {
  const row = await db
    .selectFrom('user_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return defaults
  return {
    pageSize: row.page_size,
    ...(row.locale !== null && { locale: row.locale as Locale }),
    skin: row.skin,
    colorScheme: row.color_scheme as Settings['colorScheme'],
  }
}

/** Saves what is given and leaves the rest. `invalid` with the field at fault. */
export async function saveSettings(
  db: Executor,
  accountId: AccountId,
  change: Partial<Settings>,
): Promise<void> {
  check(change)
  const columns = {
    ...(change.pageSize !== undefined && { page_size: change.pageSize }),
    ...(change.locale !== undefined && { locale: change.locale }),
    ...(change.skin !== undefined && { skin: change.skin }),
    ...(change.colorScheme !== undefined && { color_scheme: change.colorScheme }),
  }
  if (Object.keys(columns).length === 0) return
  await db
    .insertInto('user_settings')
    .values({
      account_id: accountId,
      page_size: defaults.pageSize,
      locale: null,
      skin: defaults.skin,
      color_scheme: defaults.colorScheme,
      ...columns,
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

function check({ pageSize, locale, skin, colorScheme }: Partial<Settings>) {
  const faults = [
    pageSize !== undefined && !pageSizes.some((size) => size === pageSize) && 'pageSize',
    locale !== undefined && !locales.includes(locale) && 'locale',
    // Which skins there are is the host's business; here it is a name and nothing else.
    skin !== undefined && !/^[a-z][a-z0-9-]{0,39}$/.test(skin) && 'skin',
    colorScheme !== undefined && !colorSchemes.includes(colorScheme) && 'colorScheme',
  ].filter((field) => field !== false)
  const [field] = faults
  if (field === undefined) return
  throw new MailroomError('invalid', `This is no value for ${field}.`, { fields: { [field]: [''] } })
}
