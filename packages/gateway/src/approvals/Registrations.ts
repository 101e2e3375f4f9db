import {
  checkPasswordChange,
  isEnglishName,
  isLoginName,
  isPersonName,
  MailroomError,
  type RegistrationTerms,
} from '@mailroom/core'
import { clientSubject } from '../accounts/attempts/clientSubject'
import { countAttempts } from '../accounts/attempts/countAttempts'
import type { LockPolicy } from '../accounts/attempts/lockPolicy'
import type { Audit } from '../accounts/audit'
import { addressesTurn, checkedJobNumber, checkFree } from '../accounts/createAccount'
import { listDepartments } from '../accounts/departments'
import { isListName } from '../accounts/lists'
import { hashPassword } from '../accounts/passwords'
import type { Settings } from '../config/Settings'
import type { Database, Executor } from '../doors/database/Database'
import { storableText } from '../doors/database/storableText'
import { passwordFields, passwordNumbers } from '../passwords/changeFaults'
import { passwordOwner } from '../passwords/passwordOwner'
import { passwordRules, type PasswordSettings } from '../passwords/passwordRules'
import type { Captchas } from '../session/captcha/createCaptchas'
import { readWrapped, type WrappingParts } from '../session/readWrapped'
import type { SignInPlace } from '../session/signIn'
import { fieldFaults } from './fieldFaults'
import { wantedColumns } from './Wanted'

/** What somebody sends who asks for an account; the passwords as they travel. */
export interface WrappedRegistration {
  readonly loginName: string
  readonly domain: string
  readonly password: string
  readonly confirmation: string
  readonly name: string
  readonly englishName: string
  readonly jobNumber: string
  readonly departmentId?: number
  readonly isAgreed: boolean
}

/** Asking for an account. @source SE-11 */
export interface Registrations {
  /** Whether people may ask. */
  isOpen(): boolean
  /** `forbidden` where nobody may. */
  terms(): Promise<RegistrationTerms>
  /**
   * Writes down that somebody wants an account. What is wrong with the form is said before the captcha is used up.
   *
   * @throws MailroomError `invalid` in wire names, `locked`, `forbidden`
   */
  register(form: WrappedRegistration, from: SignInPlace): Promise<void>
}

/** What it works with. */
export interface RegistrationParts extends WrappingParts {
  readonly settings: PasswordSettings &
    Pick<Settings, 'allowRegistration' | 'registrationAgreement' | 'captchaWhen'>
  readonly database: Database
  readonly audit: Audit
  readonly captchas: Pick<Captchas, 'spend'>
  /** Those whose passwords are kept here. */
  readonly domains: readonly string[]
}

/** Sent forms of one address: hashing costs work, and what is free can be found out by asking. @source B1 */
const sendPolicy: LockPolicy = {
  freeAttempts: 10,
  firstLockMs: 60_000,
  longestLockMs: 15 * 60_000,
  forgetAfterMs: 3_600_000,
}

/** As many as administrators can still look through; who sends more has to wait for them. */
const mostWaiting = 500

/** Kept in the database: the password as its hash alone, until it is decided. @source SE-11, A8, B1, D7 */
export function createRegistrations(parts: RegistrationParts): Registrations {
  const { settings, database, audit, captchas, domains, now } = parts
  const sends = countAttempts(database, now)
  const isOpen = () => settings.allowRegistration && domains.length > 0
  const requireOpen = () => {
    if (!isOpen()) throw new MailroomError('forbidden', 'Nobody may register.', { detail: 'registrationOff' })
  }
  const isCaptchaWanted = () => settings.captchaWhen !== 'never'

  return {
    isOpen,

    async terms() {
      requireOpen()
      return {
        domains,
        departments: await listDepartments(database.db),
        agreement: settings.registrationAgreement,
        passwordRules: passwordRules(settings),
        isCaptchaWanted: isCaptchaWanted(),
      }
    },

    async register(given, { clientAddress, captcha, captchaBrowser }) {
      requireOpen()
      const [password, again] = [
        await readWrapped(parts, given.password),
        await readWrapped(parts, given.confirmation),
      ]
      if (!password.isFresh || !again.isFresh)
        throw fieldFaults({ password: ['registrationLate'] }, 'The passwords have travelled too long.')
      const form = {
        ...given,
        loginName: given.loginName.trim(),
        name: storableText(given.name).trim(),
        englishName: storableText(given.englishName).trim(),
        jobNumber: given.jobNumber.trim().toLowerCase(),
      }
      const address = `${form.loginName}@${form.domain}`
      const owner = passwordOwner({ address, displayName: form.name })
      const rules = passwordRules(settings)
      // There is no password of now: it cannot be missing, nor the same.
      const change = { current: '-', next: password.password, confirmation: again.password }
      const { new_password: wrong, confirm_password: different } = passwordFields(
        checkPasswordChange(change, { rules, owner }),
        rules,
      )
      const departments = await listDepartments(database.db)
      const faults = {
        username: isLoginName(form.loginName) ? [] : ['registrationAddress'],
        domain: domains.includes(form.domain) ? [] : ['fieldInvalid'],
        password: wrong,
        confirm_password: different,
        realname: isPersonName(form.name) ? [] : ['personName'],
        english_name: isEnglishName(form.englishName) ? [] : ['englishName'],
        job_number: isJobNumber(form.jobNumber) ? [] : ['adminJobNumber'],
        department_id: isDepartment(form.departmentId, departments) ? [] : ['registrationDepartment'],
        is_agreed: form.isAgreed || settings.registrationAgreement === '' ? [] : ['registrationAgree'],
      }
      if (Object.values(faults).some((said) => said.length > 0))
        throw fieldFaults(faults, 'The form is not right yet.', passwordNumbers(rules))
      await sends.begin([[`registration:${clientSubject(clientAddress)}`, sendPolicy]])
      if (isCaptchaWanted()) await captchas.spend(captcha, captchaBrowser)

      const password_hash = await hashPassword(password.password.trim())
      const { name, englishName, jobNumber, departmentId } = form
      await database.transaction(
        async (trx) => {
          await requireFree(trx, { address, loginName: form.loginName })
          await forgetOld(trx, now())
          await trx
            .insertInto('approvals')
            .values({
              ...wantedColumns({ kind: 'registration', name, englishName, jobNumber, departmentId }),
              state: 'waiting',
              account_id: null,
              address,
              login_name: form.loginName,
              password_hash,
              created_at: now(),
              decided_at: null,
              decided_by: null,
            })
            .execute()
        },
        [addressesTurn],
      )
      await audit.record({ action: 'registration-asked', clientAddress, details: { address } })
    },
  }
}

const isJobNumber = (given: string): boolean => {
  try {
    return given === '' || checkedJobNumber(given) !== undefined
  } catch {
    return false
  }
}

const isDepartment = (id: number | undefined, departments: readonly { readonly id: number }[]): boolean =>
  id === undefined ? departments.length === 0 : departments.some((one) => one.id === id)

/** Nobody has the address, nobody waits for it, and there is room for one more. */
async function requireFree(
  trx: Executor,
  { address, loginName }: { readonly address: string; readonly loginName: string },
): Promise<void> {
  const taken = fieldFaults({ username: ['registrationTaken'] }, 'The address is not free.')
  if (isListName(loginName)) throw taken
  try {
    await checkFree(trx, address, loginName, undefined)
  } catch (cause) {
    if (cause instanceof MailroomError) throw taken
    throw cause
  }
  const waiting = await trx
    .selectFrom('approvals')
    .select('address')
    .where('kind', '=', 'registration')
    .where('state', '=', 'waiting')
    .execute()
  if (waiting.some((one) => one.address === address)) throw taken
  if (waiting.length >= mostWaiting)
    throw new MailroomError('forbidden', 'Too many wait.', { detail: 'registrationFull' })
}

/** How long somebody who was refused is told so when they try to sign in. */
const toldForMs = 30 * 24 * 3_600_000

/** The hash of a password that serves nothing any more. */
async function forgetOld(trx: Executor, now: number): Promise<void> {
  await trx
    .updateTable('approvals')
    .set({ password_hash: null })
    .where('state', '=', 'refused')
    .where('decided_at', '<', now - toldForMs)
    .where('password_hash', 'is not', null)
    .execute()
}
