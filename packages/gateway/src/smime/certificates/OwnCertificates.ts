import { type CertificateFingerprint, MailroomError, type OwnCertificate } from '@mailroom/core'
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { SecretBox } from '../../accounts/credentials/secretBox'
import type { AccountId } from '../../accounts/AccountId'
import type { Audit } from '../../accounts/audit'
import type { Database } from '../../doors/database/Database'
import { certificateNames } from '../opening/certificateNames'
import type { OpeningKey } from '../opening/OpeningKey'
import { certificateFault } from './CertificateFault'
import { describeCertificate, fingerprintOf } from './describeCertificate'
import { readCertificateFile } from './readCertificateFile'

/** Certificates of one account; each is looked at for each encrypted mail. */
const maxCertificates = 50

/** What keeping certificates needs. */
export interface OwnCertificatesParts {
  readonly database: Database
  /** Its key is not in the database. */
  readonly box: SecretBox
  readonly audit: Audit
  /** Addresses that an account writes from. */
  readonly senders: (accountId: AccountId) => Promise<readonly { readonly address: string }[]>
  readonly now: () => number
}

/** A certificate file that somebody brings. */
export interface BroughtFile {
  readonly content: Buffer
  readonly password: string
  readonly clientAddress: string
}

/** People's own certificates. Their keys open mail here and are told to nobody. As core's `CertificatesPort`. */
export interface OwnCertificates {
  list(accountId: AccountId): Promise<readonly OwnCertificate[]>
  import(accountId: AccountId, file: BroughtFile): Promise<readonly OwnCertificate[]>
  delete(accountId: AccountId, fingerprint: CertificateFingerprint, clientAddress: string): Promise<void>
  /** What opens the account's mail. */
  keys(accountId: AccountId): Promise<readonly OpeningKey[]>
  /** Seals with the key of now what was sealed with the one before it. */
  resealAll(): Promise<void>
}

/** @source RD-20, A8 */
export function createOwnCertificates(parts: OwnCertificatesParts): OwnCertificates {
  const { database, box, audit, now } = parts
  const sendersOf = async (accountId: AccountId) =>
    new Set((await parts.senders(accountId)).map(({ address }) => address.toLowerCase()))
  let last: Promise<unknown> = Promise.resolve()
  /** One file at a time: to try a password is work. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn
    return turn
  }
  const rowsOf = (accountId: AccountId) =>
    database.db.selectFrom('own_certificates').selectAll().where('account_id', '=', accountId).execute()

  return {
    async list(accountId) {
      const [rows, senders] = await Promise.all([rowsOf(accountId), sendersOf(accountId)])
      return rows
        .map(({ certificate }) => describeCertificate(read(certificate), senders))
        .toSorted((a, b) => b.validTo - a.validTo || (a.fingerprint < b.fingerprint ? -1 : 1))
    },

    async import(accountId, { content, password, clientAddress }) {
      const pairs = await inTurn(() => readCertificateFile(content, password))
      const rows = pairs.map(({ certificate, key }) => {
        const fingerprint = fingerprintOf(certificate)
        return {
          account_id: accountId,
          fingerprint,
          certificate: certificate.raw.toString('base64'),
          sealed_key: box.seal(bytesOf(key).toString('base64'), ownerOf(accountId, fingerprint)),
          imported_at: now(),
        }
      })
      await database.transaction(
        async (trx) => {
          await trx
            .insertInto('own_certificates')
            .values(rows)
            .onConflict((conflict) => conflict.columns(['account_id', 'fingerprint']).doNothing())
            .execute()
          const { count } = await trx
            .selectFrom('own_certificates')
            .select((query) => query.fn.countAll<number>().as('count'))
            .where('account_id', '=', accountId)
            .executeTakeFirstOrThrow()
          if (count > maxCertificates) throw certificateFault('certificatesTooMany')
        },
        [`certificates ${accountId}`],
      )
      for (const { fingerprint } of rows)
        await audit.record({
          action: 'certificate-imported',
          accountId,
          clientAddress,
          details: { fingerprint },
        })
      const senders = await sendersOf(accountId)
      return pairs.map(({ certificate }) => describeCertificate(certificate, senders))
    },

    async delete(accountId, fingerprint, clientAddress) {
      const { numDeletedRows } = await database.db
        .deleteFrom('own_certificates')
        .where('account_id', '=', accountId)
        .where('fingerprint', '=', fingerprint)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw new MailroomError('notFound', 'There is no such certificate.')
      await audit.record({
        action: 'certificate-deleted',
        accountId,
        clientAddress,
        details: { fingerprint },
      })
    },

    keys: async (accountId) =>
      Promise.all(
        (await rowsOf(accountId)).map(async ({ fingerprint, certificate, sealed_key: sealed }) => ({
          fingerprint,
          names: await certificateNames(Buffer.from(certificate, 'base64')),
          open: () => keyOf(box.open(sealed, ownerOf(accountId, fingerprint))),
        })),
      ),

    async resealAll() {
      const rows = await database.db.selectFrom('own_certificates').selectAll().execute()
      for (const { account_id: accountId, fingerprint, sealed_key: sealed } of rows) {
        const owner = ownerOf(accountId, fingerprint)
        const key = box.isCurrent(sealed) ? undefined : box.open(sealed, owner)
        if (key === undefined) continue
        await database.db
          .updateTable('own_certificates')
          .set({ sealed_key: box.seal(key, owner) })
          .where('account_id', '=', accountId)
          .where('fingerprint', '=', fingerprint)
          .execute()
      }
    },
  }
}

const ownerOf = (accountId: AccountId, fingerprint: string): string =>
  `certificate ${accountId} ${fingerprint}`

const read = (certificate: string): X509Certificate => new X509Certificate(Buffer.from(certificate, 'base64'))

const bytesOf = (key: KeyObject): Buffer => key.export({ type: 'pkcs8', format: 'der' })

const keyOf = (text: string | undefined): KeyObject | undefined =>
  text === undefined
    ? undefined
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
