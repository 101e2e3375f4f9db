import {
  defaultLayout,
  densities,
  layoutSizesOf,
  type Locale,
  locales,
  MailroomError,
  markReadDelays,
  pageSizes,
  readingPanes,
  type Settings,
  undoDelays,
  writingModes,
} from '@mailroom/core'
import type { Executor } from '../../doors/database/Database'
import type { Bit } from '../../doors/database/tables/AccountTables'
import type { AccountId } from '../AccountId'

/** Before anything was chosen. @source ML-14 */
const defaults: Omit<Settings, 'undoSeconds'> = {
  pageSize: 20,
  skin: 'jingdianlan',
  colorScheme: 'auto',
  ...defaultLayout,
}

const colorSchemes: readonly Settings['colorScheme'][] = ['light', 'dark', 'auto']

/**
 * What a person has chosen, and the defaults for the rest.
 *
 * @param undoSeconds for people who have not chosen how long a sent mail can be called back
 */
export async function loadSettings(
  db: Executor,
  accountId: AccountId,
  undoSeconds: Settings['undoSeconds'],
): Promise<Settings> {
  const row = await db
    .selectFrom('user_settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) return { ...defaults, undoSeconds }
  return {
    pageSize: row.page_size,
    ...(row.locale !== null && { locale: row.locale as Locale }),
    skin: row.skin,
    colorScheme: row.color_scheme as Settings['colorScheme'],
    byConversation: row.by_conversation === 1,
    readingPane: known(readingPanes, row.reading_pane, defaults.readingPane),
    density: known(densities, row.density, defaults.density),
    markReadSeconds: known(markReadDelays, row.mark_read_seconds, defaults.markReadSeconds),
    sizes: readSizes(row.sizes),
    undoSeconds: known(undoDelays, row.undo_seconds, undoSeconds),
    writingMode: known(writingModes, row.writing_mode, defaults.writingMode),
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
    ...(change.byConversation !== undefined && { by_conversation: bit(change.byConversation) }),
    ...(change.readingPane !== undefined && { reading_pane: change.readingPane }),
    ...(change.density !== undefined && { density: change.density }),
    ...(change.markReadSeconds !== undefined && { mark_read_seconds: change.markReadSeconds }),
    ...(change.undoSeconds !== undefined && { undo_seconds: change.undoSeconds }),
    ...(change.writingMode !== undefined && { writing_mode: change.writingMode }),
    ...(change.sizes !== undefined && { sizes: JSON.stringify(layoutSizesOf(change.sizes)) }),
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
      by_conversation: bit(defaults.byConversation),
      reading_pane: defaults.readingPane,
      density: defaults.density,
      mark_read_seconds: defaults.markReadSeconds,
      sizes: '{}',
      undo_seconds: null,
      writing_mode: null,
      ...columns,
    })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(columns))
    .execute()
}

const bit = (value: boolean): Bit => (value ? 1 : 0)

/** A value of an earlier or a later version that nobody knows is as if nothing had been chosen. */
const known = <Value extends string | number>(choices: readonly Value[], value: unknown, otherwise: Value) =>
  choices.find((choice) => choice === value) ?? otherwise

function readSizes(json: string): Settings['sizes'] {
  try {
    return layoutSizesOf(JSON.parse(json) as Record<string, unknown>)
  } catch {
    return {}
  }
}

function check(change: Partial<Settings>) {
  const {
    pageSize,
    locale,
    skin,
    colorScheme,
    readingPane,
    density,
    markReadSeconds,
    undoSeconds,
    writingMode,
  } = change
  const faults = [
    pageSize !== undefined && !pageSizes.some((size) => size === pageSize) && 'pageSize',
    locale !== undefined && !locales.includes(locale) && 'locale',
    // Which skins there are is the host's business; here it is a name and nothing else.
    skin !== undefined && !/^[a-z][a-z0-9-]{0,39}$/.test(skin) && 'skin',
    colorScheme !== undefined && !colorSchemes.includes(colorScheme) && 'colorScheme',
    readingPane !== undefined && !readingPanes.includes(readingPane) && 'readingPane',
    density !== undefined && !densities.includes(density) && 'density',
    markReadSeconds !== undefined && !markReadDelays.includes(markReadSeconds) && 'markReadSeconds',
    undoSeconds !== undefined && !undoDelays.includes(undoSeconds) && 'undoSeconds',
    writingMode !== undefined && !writingModes.includes(writingMode) && 'writingMode',
  ].filter((field) => field !== false)
  const [field] = faults
  if (field === undefined) return
  throw new MailroomError('invalid', `This is no value for ${field}.`, { fields: { [field]: [''] } })
}
