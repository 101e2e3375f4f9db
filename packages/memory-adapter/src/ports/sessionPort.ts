import { MailroomError, type Session, type SessionPort } from '@mailroom/core'
import type { Calls } from '../calls/Calls'
import { type CallName, levelAllows } from '../shares/callRights'
import type { Account } from '../system/Account'
import type { MailSystem } from '../system/MailSystem'
import type { Seat } from '../system/Seat'
import { lookOf } from '../system/lookOf'
import { noteSignIn } from '../system/noteSignIn'
import { hasSecondStep } from '../system/spendCode'

/** Wrong passwords after which an account is locked for a while. */
const maxFailures = 5
const firstLockMs = 30_000

/** Largest mail of the example company. */
export const maxMessageBytes = 30 * 1024 * 1024
/** Extensions that the example company does not let into mail. */
export const forbiddenExtensions = [
  'exe',
  'bat',
  'cmd',
  'com',
  'scr',
  'js',
  'vbs',
  'msi',
  'jar',
  'lnk',
  'ps1',
]

/** Who is there: passwords with a lock-out, tickets that work once. */
export function createSessionPort(seat: Seat, calls: Calls): SessionPort {
  return {
    signInInfo: (options) =>
      calls.make(
        'session.signInInfo',
        () => ({
          title: seat.system.company.title,
          claims: { spamPercent: 98.6, virusPercent: 99.9 },
          methods: ['password', 'ticket', 'oidc', 'wechat', 'passkey'],
          canRegister: false,
        }),
        options,
      ),
    current: (options) =>
      calls.make('session.current', () => seat.maybeUser && sessionOf(seat.maybeUser, seat), options),
    signIn: ({ username, password }) =>
      calls.make('session.signIn', () => {
        const account = checkPassword(seat.system, username, password)
        if (hasSecondStep(account)) {
          seat.signInHalfway(account)
          const sentence = 'Please enter a code of the second step'
          throw new MailroomError('invalid', sentence, { fields: { code: [sentence] } })
        }
        seat.signIn(account)
        return sessionOf(account, seat)
      }),
    signInWithTicket: (ticket) =>
      calls.make('session.signInWithTicket', () => {
        const issued = seat.system.tickets.get(ticket)
        seat.system.tickets.delete(ticket)
        if (!issued || issued.validUntil < seat.system.now()) {
          throw new MailroomError('invalid', 'The ticket is stale, used or not ours.')
        }
        seat.signIn(issued.account)
        return sessionOf(issued.account, seat)
      }),
    signOut: () =>
      calls.make('session.signOut', () => {
        seat.leave()
        return {}
      }),
  }
}

/** Wrong passwords to sign in and to change the password count together. @throws MailroomError invalid, locked */
export function tryPassword(
  system: MailSystem,
  account: Account,
  password: string,
  wrong: MailroomError,
): void {
  const waitMs = account.lockedUntil - system.now()
  if (waitMs > 0) {
    const retryAfterSeconds = Math.ceil(waitMs / 1000)
    throw new MailroomError('locked', 'Too many wrong passwords: the account has to wait.', {
      retryAfterSeconds,
    })
  }
  if (password !== (account.password ?? system.company.password)) {
    account.failedSignIns += 1
    noteSignIn(account, { at: system.now(), outcome: 'wrongPassword' })
    const over = account.failedSignIns - maxFailures
    if (over >= 0) account.lockedUntil = system.now() + firstLockMs * 2 ** Math.min(over, 6)
    throw wrong
  }
  account.failedSignIns = 0
}

/** Wrong names and wrong passwords get the same answer, so that nobody can find out who has an account. */
export function checkPassword(system: MailSystem, username: string, password: string): Account {
  const account = system.directory.find(username)
  const wrong = new MailroomError('invalid', 'The name or the password is wrong.')
  if (!account) throw wrong
  tryPassword(system, account, password, wrong)
  return account
}

/** What somebody who is signed in may know. */
export function sessionOf(account: Account, seat: Seat): Session {
  const { address, person } = account
  const { company } = seat.system
  const { visit, maybePerson } = seat
  const may = (call: CallName) => !visit || levelAllows(visit.level, call)
  return {
    user: { ...lookOf(account), address, department: person.department, senders: [address] },
    organisation: { title: company.title },
    isShared: visit !== undefined,
    mustChangePassword: maybePerson?.mustChangePassword === true,
    isLocked: seat.isLockedUp,
    limits: { forbiddenExtensions, maxMessageBytes, draftSaveMinutes: 5, idleSeconds: 1800 },
    features: {
      compose: may('sending.send'),
      change: may('messages.setState'),
      forward: true,
      download: true,
      search: true,
      delete: may('messages.delete'),
      deleteForeverButton: false,
      twelveHourTime: false,
      burn: true,
      mailPassword: true,
      offlineReading: true,
      files: may('disk.list'),
      directory: true,
      liveMail: true,
    },
  }
}
