import { type FileShare, MailroomError } from '@mailroom/core'
import { countAttempts } from '../../accounts/attempts/countAttempts'
import { accountPolicy } from '../../accounts/attempts/lockPolicy'
import type { SecretBox } from '../../accounts/credentials/secretBox'
import { hashOf, isSameSecret, newToken } from '../../session/tokens'
import { itemKinds } from '../disks/diskItems'
import { isWriter } from '../disks/writers'
import type { OnlineParts } from '../OnlineFiles'
import type { OnlineSettings } from '../OnlineSettings'
import { diskOf } from '../room'
import type { FileShares } from './FileShares'
import { newShareCode, typedCode } from './shareCode'
import { type ShareRow, shareRows, stateOf } from './shareRows'

const dayMs = 86_400_000

interface ShareParts extends Pick<OnlineParts, 'database' | 'blobs' | 'clock'> {
  readonly sealBox: SecretBox
}

/** What an owner sees again: the secret of the address, and the code. */
interface Secrets {
  readonly token: string
  readonly code: string
}

/** Puts the services of this folder together. @source FC-03 */
export function createFileShares(
  { database, blobs, clock, sealBox }: ShareParts,
  { shareAddress }: Pick<OnlineSettings, 'shareAddress'>,
): FileShares {
  const { db } = database
  const attempts = countAttempts(database, () => clock.now())
  const secretsOf = ({ account_id: accountId, secrets }: ShareRow): Partial<Secrets> => {
    const opened = sealBox.open(secrets, ownerOf(accountId))
    return opened === undefined ? {} : (JSON.parse(opened) as Secrets)
  }
  const toShare = (row: ShareRow): FileShare => {
    const { token, code = '' } = secretsOf(row)
    return {
      id: String(row.id),
      place: row.disk === diskOf() ? 'company' : 'personal',
      fileId: row.item_id,
      name: row.item_name ?? row.name,
      sizeBytes: row.size_bytes,
      address: token === undefined ? '' : shareAddress(token),
      code,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      state: stateOf(row, clock.now()),
      downloadCount: row.download_count,
    }
  }
  const byToken = (token: string) => shareRows(db).where('token_hash', '=', hashOf(token)).executeTakeFirst()

  return {
    async create(accountId, { place, id }, days) {
      const disk = diskOf(place === 'personal' ? accountId : undefined)
      const item = await db
        .selectFrom('disk_items')
        .select(['kind', 'name', 'size_bytes'])
        .where('id', '=', id)
        .where('disk', '=', disk)
        .executeTakeFirst()
      if (!item)
        throw new MailroomError('notFound', 'The file is not there any more', { detail: 'diskFileGone' })
      // Whoever may only read there does not give it to the whole world.
      if (place === 'company' && !(await isWriter(db, accountId)))
        throw new MailroomError('forbidden', 'Nothing of this disk may be shared', {
          detail: 'diskNotWritable',
        })
      if (item.kind !== itemKinds.file)
        throw new MailroomError('invalid', 'A folder cannot be shared', { fields: { id: ['fieldInvalid'] } })
      const token = newToken()
      const secrets: Secrets = { token, code: newShareCode() }
      const created = await db
        .insertInto('file_shares')
        .values({
          ...{ account_id: accountId, item_id: id, disk, name: item.name, size_bytes: item.size_bytes },
          token_hash: hashOf(token),
          secrets: sealBox.seal(JSON.stringify(secrets), ownerOf(accountId)),
          created_at: clock.now(),
          expires_at: clock.now() + days * dayMs,
          ended_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return toShare(await shareRows(db).where('file_shares.id', '=', created.id).executeTakeFirstOrThrow())
    },

    async list(accountId, { offset, limit }) {
      const [rows, { count }] = await Promise.all([
        shareRows(db)
          .where('file_shares.account_id', '=', accountId)
          .orderBy('file_shares.id', 'desc')
          .limit(limit)
          .offset(offset)
          .execute(),
        db
          .selectFrom('file_shares')
          .select((query) => query.fn.countAll<number>().as('count'))
          .where('account_id', '=', accountId)
          .executeTakeFirstOrThrow(),
      ])
      return { shares: rows.map(toShare), total: count }
    },

    async end(accountId, ids) {
      if (ids.length === 0) return
      await db
        .updateTable('file_shares')
        .set({ ended_at: clock.now() })
        .where('account_id', '=', accountId)
        .where('id', 'in', ids.map(Number))
        .where('ended_at', 'is', null)
        .execute()
    },

    async find(token) {
      const row = await byToken(token)
      return row && { state: stateOf(row, clock.now()), expiresAt: row.expires_at }
    },

    async open(token, code) {
      const row = await byToken(token)
      if (!row || stateOf(row, clock.now()) !== 'open' || row.blob_key === null) return 'unknown'
      const subject = `file-share ${row.id}`
      await attempts.begin([[subject, accountPolicy]])
      const { code: right } = secretsOf(row)
      if (right === undefined || !isSameSecret(typedCode(code), right)) return 'wrongCode'
      await attempts.settle([subject], [])
      const { id, item_name: name, content_type: contentType, size_bytes: sizeBytes, blob_key: blobKey } = row
      return { id, name: name ?? row.name, contentType: contentType ?? '', sizeBytes, blobKey }
    },

    async read({ id, blobKey }, range) {
      const bytes = await blobs.open(blobKey, range)
      if (range === undefined || range.start === 0)
        await db
          .updateTable('file_shares')
          .set((set) => ({ download_count: set('download_count', '+', 1) }))
          .where('id', '=', id)
          .execute()
      return bytes
    },
  }
}

const ownerOf = (accountId: number): string => `file shares of account ${accountId}`
