import { type Gender, MailroomError } from '@mailroom/core'
import { randomBytes } from 'node:crypto'
import type { AccountId } from '../accounts/AccountId'
import { fieldFaults } from '../approvals/fieldFaults'
import type { BlobKey, BlobStore } from '../doors/blob-store/BlobStore'
import { isUndone } from '../doors/database/CommitUnknown'
import type { Database, Executor } from '../doors/database/Database'
import { barePicture, typeOf, type BarePicture } from './bare/barePicture'

/** What profiles are made of. */
export interface ProfileParts {
  readonly database: Database
  readonly blobs: BlobStore
}

/** What people say of themselves without asking anybody, and see of others. @source HO-01, ST-01 */
export interface Profiles {
  /** As core's `ProfilePort.setPicture`. */
  setPicture(accountId: AccountId, content: Buffer): Promise<void>
  /** As core's `ProfilePort.removePicture`. */
  removePicture(accountId: AccountId): Promise<void>
  setGender(accountId: AccountId, gender: Gender): Promise<void>
  /** The picture of somebody whom an account sees: everybody who is listed in the organisation, and itself. `notFound` */
  picture(accountId: AccountId, pictureId: string): Promise<BarePicture>
}

/** Puts the services of this folder together. A picture is never changed: another one has another name. */
export function createProfiles(parts: ProfileParts): Profiles {
  const { database, blobs } = parts
  const { db } = database

  return {
    async setPicture(accountId, content) {
      const bare = barePicture(content)
      if (!bare) throw fieldFaults({ picture: ['pictureWrong'] }, 'This is no picture that can be shown.')
      const blobKey = await blobs.put(bare.bytes)
      const before = await replacePicture(database, accountId, blobKey).catch(async (error: unknown) => {
        if (isUndone(error)) await blobs.delete(blobKey)
        throw error
      })
      await drop(blobs, before)
    },

    removePicture: async (accountId) => void (await removePicture(parts, accountId)),

    async setGender(accountId, gender) {
      await db.updateTable('accounts').set({ gender }).where('id', '=', accountId).execute()
    },

    async picture(accountId, pictureId) {
      const row = await db
        .selectFrom('profile_pictures')
        .innerJoin('accounts', 'accounts.id', 'profile_pictures.account_id')
        .select('profile_pictures.blob_key')
        .where('profile_pictures.picture_id', '=', pictureId)
        .where((query) =>
          query.or([query('accounts.is_active', '=', 1), query('accounts.id', '=', accountId)]),
        )
        .executeTakeFirst()
      // Replaced in the meantime, it is gone for the store as well.
      const bytes = row && (await blobs.read(row.blob_key))
      const contentType = bytes && typeOf(bytes)
      if (!contentType) throw new MailroomError('notFound', 'Nobody shows this picture.')
      return { bytes, contentType }
    },
  }
}

/** Nobody sees it any more. @returns false when there was none @source HO-01 */
export async function removePicture(
  { database, blobs }: ProfileParts,
  accountId: AccountId,
): Promise<boolean> {
  const before = await replacePicture(database, accountId, undefined)
  await drop(blobs, before)
  return before !== undefined
}

/** Takes the place of what is there. @returns whose bytes nothing points to any more */
const replacePicture = (database: Database, accountId: AccountId, blobKey: BlobKey | undefined) =>
  database.transaction(
    async (trx) => {
      const taken = await takeOff(trx, accountId)
      if (blobKey !== undefined)
        await trx
          .insertInto('profile_pictures')
          .values({ account_id: accountId, picture_id: newPictureId(), blob_key: blobKey })
          .execute()
      return taken
    },
    [`profile picture ${accountId}`],
  )

/** What was to be done is done: bytes that are left by a store that does not answer are found by the sweep. */
async function drop(blobs: BlobStore, blobKey: BlobKey | undefined): Promise<void> {
  if (blobKey !== undefined) await blobs.delete(blobKey).catch(() => undefined)
}

/** 128 bits, so that nobody comes upon the picture of somebody who has left. */
const newPictureId = (): string => randomBytes(16).toString('base64url')

async function takeOff(trx: Executor, accountId: AccountId): Promise<BlobKey | undefined> {
  const row = await trx
    .deleteFrom('profile_pictures')
    .where('account_id', '=', accountId)
    .returning('blob_key')
    .executeTakeFirst()
  return row?.blob_key
}
