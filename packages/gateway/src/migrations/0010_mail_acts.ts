import type { Migration } from 'kysely/migration'
import type { AnyKysely } from '../doors/database/columns'

/** Notes about mails on IMAP servers, personal contacts, and whose mail is always or never welcome. */
export const mailActs: Migration = {
  async up(db) {
    await createRemarks(db)
    await createContacts(db)
    await createSenderLists(db)
  },
}

async function createRemarks(db: AnyKysely) {
  await db.schema
    .createTable('imap_remarks')
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('message_id', 'text', (c) => c.notNull())
    .addColumn('remark', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('imap_remarks_pk', ['account_id', 'message_id'])
    .execute()
}

/** Addresses are compared by their key, and shown as they were written. */
async function createContacts(db: AnyKysely) {
  await db.schema
    .createTable('contacts')
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('address_key', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('contacts_pk', ['account_id', 'address_key'])
    .execute()
}

/** `entry` is the key of an address, or a domain as `@example.com`: on one list at a time. */
async function createSenderLists(db: AnyKysely) {
  await db.schema
    .createTable('sender_lists')
    .addColumn('account_id', 'bigint', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('list', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sender_lists_pk', ['account_id', 'entry'])
    .execute()
}
