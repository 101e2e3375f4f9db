import type { Migration } from 'kysely/migration'

/** Finds what lies in transit by the file of a disk that it was made of, whoever linked to it. @source FC-02 */
export const filesOfSources: Migration = {
  async up(db) {
    await db.schema.createIndex('online_files_made_of').on('online_files').columns(['source_id']).execute()
  },
}
