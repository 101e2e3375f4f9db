import {
  MailroomError,
  maxPasskeyName,
  type NewPasskey,
  type Passkey,
  type PasskeyAnswer,
  type PasskeyId,
  type PasskeyRequest,
  type PasskeySetup,
  type PasskeyStep,
} from '@mailroom/core'
import type { AccountId } from '../../accounts/AccountId'
import type { Audit } from '../../accounts/audit'
import type { BegunSession, HalfSignIns } from '../HalfSignIn'
import { createSealedTurns, type SealedTurnParts } from '../sealedTurns'
import type { ActiveSession } from '../Sessions'
import { newToken } from '../tokens'
import type { Proof, TwoFactor } from '../two-factor/TwoFactor'
import { checkPasskeyAnswer, isGoodPasskey, passkeyAlgorithms } from './checkPasskey'
import { type KeptPasskeys, type PasskeyRow, toDescriptor, toPasskey } from './keptPasskeys'
import type { PasskeyPlace } from './PasskeyPlace'

/** What a browser brings back, and from where. */
export interface PasskeyReturn {
  /** Of its cookie. */
  readonly sealed: string | undefined
  readonly place: PasskeyPlace
  readonly clientAddress: string
}

/** Something for the page, and something for the cookie of its browser. */
export interface BegunPasskey<Question> {
  readonly question: Question
  readonly sealed: string
}

/** Keys on people's devices. As core's `PasskeysPort`. @source SE-08, WebAuthn 3 */
export interface Passkeys {
  list(accountId: AccountId): Promise<readonly Passkey[]>
  beginSetup(session: ActiveSession, proof: Proof, place: PasskeyPlace): Promise<BegunPasskey<PasskeySetup>>
  finishSetup(session: ActiveSession, made: NewPasskey, name: string, back: PasskeyReturn): Promise<Passkey>
  rename(accountId: AccountId, id: PasskeyId, name: string): Promise<void>
  remove(session: ActiveSession, id: PasskeyId, proof: Proof): Promise<void>
  /** @param halfToken of the first step; the second needs it */
  beginSignIn(
    step: PasskeyStep,
    place: PasskeyPlace,
    halfToken: string | undefined,
  ): Promise<BegunPasskey<PasskeyRequest>>
  signIn(answer: PasskeyAnswer, back: PasskeyReturn, halfToken: string | undefined): Promise<BegunSession>
}

/** What they work with. */
export interface PasskeyParts extends SealedTurnParts {
  readonly kept: KeptPasskeys
  readonly audit: Audit
  readonly halfSignIns: Pick<HalfSignIns, 'find'>
  readonly twoFactor: Pick<TwoFactor, 'prove' | 'signInBy'>
  /** The organisation, as devices name it. */
  readonly title: string
  readonly addressOf: (accountId: AccountId) => Promise<string>
  /** The account of an address, when its mail can be reached without its password. */
  readonly findByAddress: (address: string) => Promise<AccountId | undefined>
  readonly begin: (accountId: AccountId) => Promise<BegunSession>
  readonly endOthers: (session: ActiveSession) => Promise<void>
}

/** What the cookie of a browser holds. */
interface Turn {
  readonly challenge: string
  readonly what: PasskeyStep | 'setup'
  /** Whose passkey it is to be. */
  readonly accountId?: AccountId
  /** Of a setup. */
  readonly userHandle?: string
}

/** How long somebody may take. */
export const passkeyLifeSeconds = 300

/** @source SE-08, B2, WebAuthn 3 7 */
export function createPasskeys(parts: PasskeyParts): Passkeys {
  const { kept, audit, halfSignIns, twoFactor } = parts
  const turns = createSealedTurns<Turn>('passkey', passkeyLifeSeconds, parts)
  const begun = <Question>(turn: Turn, question: Question) => ({ question, sealed: turns.seal(turn) })

  /** The passkey that has answered a turn; undefined for an answer that is not right. */
  const judge = async (
    answer: PasskeyAnswer,
    turn: Turn,
    place: PasskeyPlace,
  ): Promise<PasskeyRow | undefined> => {
    const row = await kept.find(answer.credentialId)
    if (!row || (answer.userId !== undefined && answer.userId !== row.user_handle)) return undefined
    const terms = { challenge: turn.challenge, place, mustVerify: turn.what === 'first' }
    const signCount = checkPasskeyAnswer(answer, row.public_key, terms)
    return signCount !== undefined && (await kept.noteUse(row, signCount)) ? row : undefined
  }
  const signInFirst = async (answer: PasskeyAnswer, turn: Turn, { place, clientAddress }: PasskeyReturn) => {
    const row = await judge(answer, turn, place)
    if (!row) {
      await audit.record({ action: 'passkey-refused', clientAddress })
      throw refused()
    }
    const accountId = row.account_id
    if ((await parts.findByAddress(await parts.addressOf(accountId))) !== accountId)
      throw new MailroomError('invalid', 'The mail cannot be reached.', { detail: 'passkeyNeedsPassword' })
    await audit.record({ action: 'sign-in', accountId, clientAddress, details: { way: 'passkey' } })
    return parts.begin(accountId)
  }

  return {
    list: async (accountId) => (await kept.ofAccount(accountId)).map(toPasskey),

    async beginSetup(session, proof, { site }) {
      await twoFactor.prove(session, proof)
      const { accountId } = session
      const [challenge, userHandle] = [newToken(), await kept.handleOf(accountId)]
      const address = await parts.addressOf(accountId)
      return begun(
        { what: 'setup', challenge, accountId, userHandle },
        {
          challenge,
          rpId: site,
          rpName: parts.title,
          userId: userHandle,
          userName: address,
          displayName: address,
          algorithms: [...passkeyAlgorithms],
          known: (await kept.ofAccount(accountId)).map(toDescriptor),
        },
      )
    },

    async finishSetup({ accountId }, made, text, { sealed, place, clientAddress }) {
      const name = readName(text)
      const turn = await turns.spend(sealed, (held) => held.what === 'setup' && held.accountId === accountId)
      if (!turn) throw over()
      const { challenge, userHandle = '' } = turn
      if (!isGoodPasskey(made, { challenge, place, mustVerify: true })) throw refused()
      const passkey = await kept.add(accountId, made, { userHandle, name })
      await audit.record({ action: 'passkey-added', accountId, clientAddress })
      return passkey
    },

    rename: async (accountId, id, text) => kept.rename(accountId, id, readName(text)),

    async remove(session, id, proof) {
      await twoFactor.prove(session, proof)
      await kept.remove(session.accountId, id)
      const { accountId } = session
      await audit.record({ action: 'passkey-removed', accountId, clientAddress: proof.clientAddress })
      await parts.endOthers(session)
    },

    async beginSignIn(step, { site }, halfToken) {
      const challenge = newToken()
      if (step === 'first')
        return begun({ what: step, challenge }, { challenge, rpId: site, allowed: [], mustVerify: true })
      const half = halfToken === undefined ? undefined : await halfSignIns.find(halfToken)
      const rows = half ? await kept.ofAccount(half.accountId) : []
      if (!half || rows.length === 0) throw new MailroomError('notFound', 'No passkey takes this step.')
      return begun(
        { what: step, challenge, accountId: half.accountId },
        { challenge, rpId: site, allowed: rows.map(toDescriptor), mustVerify: false },
      )
    },

    async signIn(answer, back, halfToken) {
      const turn = await turns.spend(back.sealed, ({ what }) => what !== 'setup')
      if (!turn) throw over()
      if (turn.what === 'first') return signInFirst(answer, turn, back)
      return twoFactor.signInBy(halfToken, back.clientAddress, async (accountId) => {
        // The first step was taken anew meanwhile, perhaps by somebody else.
        if (turn.accountId !== accountId) return false
        return (await judge(answer, turn, back.place))?.account_id === accountId
      })
    },
  }
}

/** @throws MailroomError invalid at `name` */
function readName(text: string): string {
  const name = text.replace(/\p{Cc}/gu, ' ').trim()
  if (name === '' || [...name].length > maxPasskeyName)
    throw new MailroomError('invalid', 'No good name.', { fields: { name: ['passkeyName'] } })
  return name
}

const over = () => new MailroomError('invalid', 'The challenge is over.', { detail: 'passkeyOver' })
const refused = () => new MailroomError('invalid', 'The passkey is not taken.', { detail: 'passkeyRefused' })
