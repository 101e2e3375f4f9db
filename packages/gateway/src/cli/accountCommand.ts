import { formatSize } from '@mailroom/core'
import type { Settings } from '../config/Settings'
import { removeFolderLock } from '../folders/createFolderLock'
import { readRoom } from '../online-files/room'
import type { Store } from '../openStore'
import { readCeilings, setCeiling } from '../secrecy/ceilings'
import { createSessions } from '../session/Sessions'
import { removeKeys } from '../session/passkeys/removeKeys'
import { removeSecondStep } from '../session/two-factor/removeSecondStep'
import { byteSize } from './byteSize'
import { type Command, CommandError, type Terminal, type Typed, UsageError } from './Command'
import { findAccount } from './findAccount'
import { readLevel } from './readLevel'
import { shareMailbox } from './shareMailbox'
import { withStore } from './withStore'

/** Makes accounts, lists them, sets passwords; also beside a running gateway. @source GW-05 */
export const accountCommand: Command = {
  name: 'account',
  usage:
    'account add|list|passwd|capacity|unlock-folders|clear-second-step|clear-keys|secrecy|share [<address>]',
  summary: 'Makes an account, lists all, sets a password, cancels a folder lock. The gateway may be running.',
  details: [
    'account add <address> --name <full name> [--department <name>] [--job-number <number>]',
    'account list',
    'account passwd <address> [--must-change]',
    'account capacity <address> [--disk <size, like 10G, or default>]',
    'account unlock-folders <address>',
    'account clear-second-step <address>',
    'account clear-keys <address>',
    'account secrecy <address> [<level>]',
    'account share <address> <colleague> readOnly|readWrite|proxySend|fullControl|none',
    '',
    'The password is asked for, or read from the first line of a pipe. A new one ends all',
    'sessions of the account. With --must-change its owner has to choose another after signing in.',
    '',
    'Where the mail of a domain lies on another server, people sign in with the password that they',
    'have there, and their account is made when they first do. Adding it before gives it a name,',
    'a department and a job number.',
    '',
    'clear-keys takes off passkeys and a WeChat account that is bound, after a device was lost.',
    '',
    'Levels of secrecy are normal, internal, secret, confidential and topSecret. Somebody can write and',
    'get mail up to their level, which is internal at first.',
  ],
  options: {
    name: { type: 'string' },
    department: { type: 'string' },
    'job-number': { type: 'string' },
    disk: { type: 'string' },
    'must-change': { type: 'boolean' },
  },
  async run(typed, settings, terminal) {
    const [action, address] = typed.words
    const work = actions[action as keyof typeof actions]
    if (!work)
      throw new UsageError(
        'Say what to do: add, list, passwd, capacity, unlock-folders, clear-second-step, clear-keys, secrecy or share.',
      )
    if (action !== 'list' && address === undefined) throw new UsageError('An address is needed.')
    const read = settings()
    await withStore(read, (store) => work({ store, settings: read, address: address ?? '', typed, terminal }))
    return 0
  },
}

interface Work {
  readonly store: Store
  readonly settings: Settings
  readonly address: string
  readonly typed: Typed
  readonly terminal: Terminal
}

const actions = {
  add,
  list,
  passwd,
  capacity,
  'unlock-folders': unlockFolders,
  'clear-second-step': clearSecondStep,
  'clear-keys': clearKeys,
  secrecy,
  share: shareMailbox,
}

async function add({ store, address, typed, terminal }: Work): Promise<void> {
  const { name, department, 'job-number': jobNumber } = typed.options as Record<string, string | undefined>
  if (name === undefined) throw new UsageError('A name is needed: --name "Zhang San".')
  const server = serverOf(store, address)
  const password = server === undefined ? await askPassword(terminal) : undefined
  const account = await store.accounts.create({
    address: address.toLowerCase(),
    displayName: name,
    password,
    jobNumber,
    departmentId: department === undefined ? undefined : await departmentId(store, department),
  })
  await store.audit.record({ action: 'account-created', accountId: account.id, clientAddress: '' })
  terminal.say(
    server === undefined
      ? `${account.address} can sign in.`
      : `${account.address} can sign in with the password of ${server}. Nothing was changed there.`,
  )
}

async function departmentId({ accounts }: Store, name: string): Promise<number> {
  const known = (await accounts.departments()).find((department) => department.name === name)
  return (known ?? (await accounts.createDepartment(name))).id
}

async function list({ store, terminal }: Work): Promise<void> {
  for (const account of await store.accounts.list()) {
    const columns = [
      account.address,
      account.displayName,
      account.department?.name ?? '',
      account.jobNumber ?? '',
    ]
    terminal.say([...columns, account.isActive ? '' : 'inactive'].join('\t').trimEnd())
  }
}

async function passwd({ store, settings, address, typed, terminal }: Work): Promise<void> {
  const account = await findAccount(store, address)
  const server = serverOf(store, account.address)
  if (server !== undefined)
    throw new CommandError(`The password of ${account.address} is that of ${server}. Change it there.`)
  await store.accounts.setPassword(account.id, await askPassword(terminal))
  const isDemanded = typed.options['must-change'] === true
  if (isDemanded) await store.accounts.demandPassword(account.id)
  await createSessions(store.database, { ...settings, now: Date.now }).endAll(account.id)
  await store.audit.record({ action: 'password-changed', accountId: account.id, clientAddress: '' })
  terminal.say(
    `The password of ${account.address} is changed; its sessions have ended.` +
      (isDemanded ? ' Another has to be chosen after the next sign-in.' : ''),
  )
}

/** Shows the room for files that somebody's mails link to, and gives them another. @source AT-05 */
async function capacity({ store, settings, address, typed, terminal }: Work): Promise<void> {
  const account = await findAccount(store, address)
  const { disk } = typed.options as Record<string, string | undefined>
  if (disk !== undefined) {
    const bytes = disk === 'default' ? null : byteSize(disk)
    if (bytes === undefined) throw new UsageError('A size is like 500M or 10G.')
    await store.accounts.setDiskBytes(account.id, bytes)
    await store.audit.record({ action: 'disk-capacity-set', accountId: account.id, clientAddress: '' })
  }
  const options = { fallbackBytes: settings.diskBytes, now: Date.now() }
  const { usedBytes, capacityBytes } = await readRoom(store.database.db, account.id, options)
  terminal.say(`${account.address} uses ${formatSize(usedBytes)} of ${formatSize(capacityBytes)}.`)
}

/** For people who have forgotten the password of their folder lock. Their mail stays as it is. @source LK-06 */
async function unlockFolders({ store, address, terminal }: Work): Promise<void> {
  const account = await findAccount(store, address)
  if (!(await removeFolderLock(store.database, account.id)))
    throw new CommandError(`The folders of ${account.address} are not locked.`)
  await store.audit.record({ action: 'folder-lock-removed', accountId: account.id, clientAddress: '' })
  terminal.say(`The folder lock of ${account.address} is cancelled.`)
}

/** For people who have lost their authenticator and their backup codes. Their sessions end. @source SE-08, A6 */
async function clearSecondStep({ store, settings, address, terminal }: Work): Promise<void> {
  const account = await findAccount(store, address)
  if (!(await removeSecondStep(store.database, account.id)))
    throw new CommandError(`${account.address} signs in without a second step.`)
  await createSessions(store.database, { ...settings, now: Date.now }).endAll(account.id)
  await store.audit.record({ action: 'second-step-removed', accountId: account.id, clientAddress: '' })
  terminal.say(`${account.address} signs in with the password alone; its sessions have ended.`)
}

/** For people who have lost a device that signs them in. Their sessions end. @source SE-08, SE-09, A6 */
async function clearKeys({ store, settings, address, terminal }: Work): Promise<void> {
  const account = await findAccount(store, address)
  if (!(await removeKeys(store.database, account.id)))
    throw new CommandError(`${account.address} has neither passkeys nor a WeChat account.`)
  await createSessions(store.database, { ...settings, now: Date.now }).endAll(account.id)
  await store.audit.record({ action: 'passkey-removed', accountId: account.id, clientAddress: '' })
  terminal.say(`No passkey and no WeChat account signs in to ${account.address}; its sessions have ended.`)
}

/** Says up to which level somebody may write and get mail, or changes it. @source CO-12 */
async function secrecy({ store, address, typed, terminal }: Work): Promise<void> {
  const account = await findAccount(store, address)
  const { db } = store.database
  const given = typed.words[2]
  if (given === undefined) {
    const ceilings = await readCeilings(db, [account.id])
    return terminal.say(`${account.address} may write and get mail up to ${ceilings.get(account.id)}.`)
  }
  const level = readLevel(given)
  await setCeiling(db, account.id, level)
  await store.audit.record({
    action: 'secrecy-changed',
    accountId: account.id,
    clientAddress: '',
    details: { level },
  })
  terminal.say(`${account.address} may write and get mail up to ${level} from now on.`)
}

/** The mail server of an address; undefined when its mail lies in our own store. */
const serverOf = ({ elsewhere }: Store, address: string): string | undefined =>
  elsewhere?.worlds.systemOf(address)?.imap.host

async function askPassword(terminal: Terminal): Promise<string> {
  const password = (await terminal.askSecret('Password: ')).trim()
  if (password.length < 8) throw new CommandError('A password has at least 8 characters.')
  return password
}
