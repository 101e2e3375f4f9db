import {
  fromBase64url,
  MailroomError,
  maxPasskeyName,
  toBase64url,
  type PasskeyId,
  type PasskeysPort,
} from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import type { Account, MemoryPasskey } from '../system/Account'
import { proveOwner } from '../system/proveOwner'
import type { Seat } from '../system/Seat'
import { sessionOf } from './sessionPort'

/** Whose challenge is waited for; none for somebody who signs in. */
interface Turn {
  readonly challenge: string
  readonly owner?: Account
}

/**
 * Keys on people's devices. Names, owners and challenges are kept as everywhere; signatures are believed, since nothing in memory
 * is worth forging one.
 */
export function createPasskeysPort(seat: Seat, calls: Calls): PasskeysPort {
  let turn: Turn | undefined

  const ask = (owner?: Account): string => {
    const challenge = toBase64url(crypto.getRandomValues(new Uint8Array(32)))
    turn = { challenge, ...(owner && { owner }) }
    return challenge
  }
  const answered = (clientData: string): Turn => {
    const held = turn
    turn = undefined
    if (!held || challengeIn(clientData) !== held.challenge)
      throw new MailroomError('invalid', 'This has taken too long, or was begun elsewhere.')
    return held
  }
  const own = (id: PasskeyId): MemoryPasskey => {
    const found = seat.user.passkeys.find((passkey) => passkey.id === id)
    if (!found) throw new MailroomError('notFound', 'There is no such passkey.')
    return found
  }
  const site = () => (typeof location === 'undefined' ? 'localhost' : location.hostname)

  return {
    list: (options) => calls.make('passkeys.list', () => seat.user.passkeys.map(asSeen), options),
    beginSetup: (proof) =>
      calls.make('passkeys.beginSetup', async () => {
        await proveOwner(seat, proof)
        const { user, system } = seat
        return {
          challenge: ask(user),
          rpId: site(),
          rpName: system.company.title,
          userId: toBase64url(new TextEncoder().encode(user.address.address)),
          userName: user.address.address,
          displayName: user.address.name,
          algorithms: [-8, -7, -257],
          known: user.passkeys.map(({ credentialId, transports }) => ({ credentialId, transports })),
        }
      }),
    finishSetup: ({ credentialId, transports, clientData }, text) =>
      calls.make('passkeys.finishSetup', () => {
        const { user, system } = seat
        const name = readName(text)
        if (answered(clientData).owner !== user)
          throw new MailroomError('invalid', 'It was asked of somebody else.')
        if (user.passkeys.some((passkey) => passkey.credentialId === credentialId))
          throw new MailroomError('conflict', 'This passkey is in use already.')
        const made = { id: crypto.randomUUID(), name, createdAt: system.now(), credentialId, transports }
        user.passkeys = [made, ...user.passkeys]
        return asSeen(made)
      }),
    rename: (id, text) =>
      calls.make('passkeys.rename', () => {
        const [passkey, name] = [own(id), readName(text)]
        seat.user.passkeys = seat.user.passkeys.map((each) => (each === passkey ? { ...each, name } : each))
      }),
    remove: (id, proof) =>
      calls.make('passkeys.remove', async () => {
        await proveOwner(seat, proof)
        const passkey = own(id)
        seat.user.passkeys = seat.user.passkeys.filter((each) => each !== passkey)
      }),
    beginSignIn: (step) =>
      calls.make('passkeys.beginSignIn', () => {
        const allowed = step === 'first' ? [] : (seat.halfway?.passkeys ?? [])
        if (step === 'second' && allowed.length === 0)
          throw new MailroomError('notFound', 'No passkey takes this step.')
        return {
          challenge: ask(),
          rpId: site(),
          allowed: allowed.map(({ credentialId, transports }) => ({ credentialId, transports })),
          mustVerify: step === 'first',
        }
      }),
    signIn: ({ clientData, credentialId }) =>
      calls.make('passkeys.signIn', () => {
        answered(clientData)
        const isIts = ({ passkeys }: Account) =>
          passkeys.some((passkey) => passkey.credentialId === credentialId)
        const owner = seat.system.accounts.find(isIts)
        if (!owner) throw new MailroomError('invalid', 'This passkey could not be accepted.')
        seat.signIn(owner)
        return sessionOf(owner, seat)
      }),
  }
}

const asSeen = ({ id, name, createdAt, usedAt }: MemoryPasskey) => ({
  id,
  name,
  createdAt,
  ...(usedAt !== undefined && { usedAt }),
})

function readName(text: string): string {
  const name = text.trim()
  if (name === '' || [...name].length > maxPasskeyName) {
    const sentence = `The name of a passkey has 1 to ${maxPasskeyName} characters`
    throw new MailroomError('invalid', sentence, { fields: { name: [sentence] } })
  }
  return name
}

function challengeIn(clientData: string): unknown {
  try {
    return (JSON.parse(new TextDecoder().decode(fromBase64url(clientData))) as { challenge?: unknown })
      .challenge
  } catch {
    return undefined
  }
}
