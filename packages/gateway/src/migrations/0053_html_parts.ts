import type { Migration } from 'kysely/migration'

/** HTML of a mail as it travelled, decoded when it is opened. @source GW-03 */
export const htmlParts: Migration = {
  async up(db) {
    await db.schema.alterTable('message_texts').addColumn('html_part', 'blob').execute()
  },
}
