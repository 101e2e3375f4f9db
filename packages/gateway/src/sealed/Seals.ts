import { MailroomError, type Message, type Seal } from '@mailroom/core'
import { countAttempts } from '../accounts/attempts/countAttempts'
import { accountPolicy } from '../accounts/attempts/lockPolicy'
import { burnFor, burnWork, sealTurn } from './burnMail'
import { keptKey, unwrapKey } from './contentKey'
import { describeSeal, findSeal, type FoundSeal } from './findSeal'
import { openedFiles, type OpenedContent, type OpenedFile, readOpened } from './readOpened'
import { openSealed } from './sealStream'
import type { SealParts } from './SealParts'
import { hasReference } from './sealReference'

/** A mail as it lies in a mailbox. */
export type LyingMail = Pick<Message, 'messageId' | 'ref'>

/** A password that somebody has tried. `isFresh`: it did not travel before. */
export interface TriedPassword {
  readonly password: string
  readonly isFresh: boolean
}

/**
 * Mails under a seal. Everything else that the gateway does with a mail knows only what lies in its place.
 *
 * @source RD-11, RD-12
 */
export class Seals {
  constructor(private readonly parts: SealParts) {}

  /** How a mail is sealed; undefined for one that is not. */
  async describe(accountId: number, mail: LyingMail): Promise<Seal | undefined> {
    const seal = await this.#find(accountId, mail)
    return seal && describeSeal(seal, this.parts.clock.now())
  }

  /** What a mailbox row says of a mail that is delivered. */
  async stateOf(envelopeId: string): Promise<{ readonly isBurn?: boolean }> {
    const row = await this.parts.database.db
      .selectFrom('seals')
      .select('kind')
      .where('envelope_id', '=', envelopeId)
      .executeTakeFirst()
    return row?.kind === 'burn' ? { isBurn: true } : {}
  }

  /**
   * Reads a mail that is destroyed after reading. The reading is spent once its content has been read from the disk, and
   * nobody gets the content without having spent one.
   *
   * @throws MailroomError `notFound` for other mails, and when none is left
   */
  async reveal(
    accountId: number,
    mail: LyingMail,
  ): Promise<{ readonly content: OpenedContent; readonly seal: Seal }> {
    const { clock } = this.parts
    const seal = await this.#find(accountId, mail)
    if (seal?.kind !== 'burn') throw nothingThere()
    const state = describeSeal(seal, clock.now())
    if (state.kind !== 'burn' || state.isBurned) throw nothingThere()
    const content = await readOpened(await this.#read(seal, (key) => key))
    if (!seal.isHolder) return { content, seal: state }
    const readsLeft = await this.#spend(accountId, seal)
    if (readsLeft === 0) this.parts.queue.wake()
    return { content, seal: { ...state, readsLeft, isBurned: readsLeft === 0 } }
  }

  /** Opens a mail with its password. @throws MailroomError as `SealedPort.unlock` */
  async unlock(
    accountId: number,
    mail: LyingMail,
    tried: TriedPassword,
  ): Promise<{ readonly content: OpenedContent; readonly seal: Seal }> {
    const { raw, seal } = await this.#unlocked(accountId, mail, tried)
    return { content: await readOpened(raw), seal }
  }

  /** The files of a mail with a password. @throws MailroomError as `SealedPort.attachment` */
  async files(accountId: number, mail: LyingMail, tried: TriedPassword): Promise<readonly OpenedFile[]> {
    return openedFiles((await this.#unlocked(accountId, mail, tried)).raw)
  }

  /**
   * The seal of a mail. Into a mailbox that is not ours anybody can bring a mail with the Message-ID of another: there the
   * cover has to carry the reference that we gave it.
   */
  async #find(accountId: number, { messageId, ref }: LyingMail): Promise<FoundSeal | undefined> {
    const { database, mailStore, mailSystemOf } = this.parts
    const seal = await findSeal(database.db, accountId, messageId)
    if (seal === undefined || (await mailSystemOf(accountId)) === undefined) return seal
    return hasReference(await mailStore.mailbox(accountId).header(ref), seal.referenceHash) ? seal : undefined
  }

  async #unlocked(accountId: number, mail: LyingMail, { password, isFresh }: TriedPassword) {
    const { database, clock } = this.parts
    const seal = await this.#find(accountId, mail)
    if (seal?.kind !== 'password') throw nothingThere()
    const attempts = countAttempts(database, () => clock.now())
    const subject = `mail-password:${accountId}:${seal.envelopeId}`
    await attempts.begin([[subject, accountPolicy]])
    const raw = await this.#read(seal, async (wrapped) => {
      const key = await unwrapKey(wrapped, password)
      if (key !== undefined && isFresh) return key
      throw new MailroomError('invalid', 'The mail password is wrong.', {
        fields: { password: ['lockPasswordWrong'] },
      })
    })
    await attempts.settle([subject], [])
    return { raw, seal: describeSeal(seal, clock.now()) }
  }

  async #read(
    { blobKey, contentKey, envelopeId }: FoundSeal,
    keyOf: (kept: Buffer) => Buffer | Promise<Buffer>,
  ): Promise<Buffer> {
    if (blobKey === null) throw nothingThere()
    const kept = keptKey(this.parts.sealBox, contentKey, envelopeId)
    if (kept === undefined) throw new Error('The key of a sealed mail cannot be opened with the keys of now.')
    return openSealed(await keyOf(kept), await this.parts.blobs.read(blobKey))
  }

  /** Takes one reading away, and with the last one everything. @returns how many are left */
  async #spend(accountId: number, { envelopeId }: FoundSeal): Promise<number> {
    const { database, queue } = this.parts
    return database.transaction(
      async (transaction) => {
        const row = await transaction
          .updateTable('seal_holders')
          .set((is) => ({ reads_left: is('reads_left', '-', 1) }))
          .where('envelope_id', '=', envelopeId)
          .where('account_id', '=', accountId)
          .where('reads_left', '>', 0)
          .where('burned_at', 'is', null)
          .returning('reads_left')
          .executeTakeFirst()
        if (row === undefined) throw nothingThere()
        if (row.reads_left === 0) {
          await burnFor(transaction, this.parts, envelopeId, accountId)
          await queue.enqueue(transaction, burnWork(envelopeId, String(accountId)))
        }
        return row.reads_left ?? 0
      },
      [sealTurn(envelopeId)],
    )
  }
}

const nothingThere = () => new MailroomError('notFound', 'There is nothing to be read under this seal.')
