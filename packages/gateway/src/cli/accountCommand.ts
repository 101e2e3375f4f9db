import { formatSize } from '@mailroom/core'
import { type AccountAct, createAccountActs } from '../accounts/admin/AccountActs'
import type { Settings } from '../config/Settings'
import { readRoom } from '../online-files/room'
import type { Store } from '../openStore'
import { readCeilings, setCeiling } from '../secrecy/ceilings'
import { createSessions } from '../session/Sessions'
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
    'account add|list|passwd|admin|block|unblock|capacity|unlock-folders|clear-attempts|clear-second-step|clear-keys|remove-picture|secrecy|share [<address>]',
  summary: 'Makes an account, lists all, sets a password, cancels a folder lock. The gateway may be running.',
  details: [
    'account add <address> --name <full name> [--department <name>] [--job-number <number>]',
    'account list',
    'account passwd <address> [--must-change]',
    'account admin <address> on|off',
    'account block <address>',
    'account unblock <address>',
    'account capacity <address> [--disk <size, like 10G, or default>]',
    'account unlock-folders <address>',
    'account clear-attempts <address>',
    'account clear-second-step <address>',
    'account clear-keys <address>',
    'account remove-picture <address>',
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
    'Administrators may open the administration at /admin. Who is blocked cannot sign in; their mail still arrives.',
    'clear-attempts lets somebody sign in at once who has typed wrong passwords too often.',
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
        'Say what to do: add, list, passwd, admin, block, unblock, capacity, unlock-folders, clear-attempts, clear-second-step, clear-keys, remove-picture, secrecy or share.',
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
  admin,
  block: act('block', {
    done: (address) => `${address} cannot sign in any more; its sessions have ended. Mail still arrives.`,
    nothing: (address) => `${address} is blocked already.`,
  }),
  unblock: act('unblock', {
    done: (address) => `${address} can sign in again.`,
    nothing: (address) => `${address} is not blocked.`,
  }),
  capacity,
  // For people who have forgotten the password of a lock. Mails and files stay as they are. LK-06
  'unlock-folders': act('unlock-folders', {
    done: (address) => `The locks of ${address} are cancelled.`,
    nothing: (address) => `Nothing of ${address} is locked.`,
  }),
  'clear-attempts': act('clear-attempts', {
    done: (address) => `${address} can sign in at once.`,
    nothing: (address) => `Nobody has typed a wrong password for ${address} lately.`,
  }),
  // For people who have lost their authenticator and their backup codes. SE-08, A6
  'clear-second-step': act('clear-second-step', {
    done: (address) => `${address} signs in with the password alone; its sessions have ended.`,
    nothing: (address) => `${address} signs in without a second step.`,
  }),
  // For people who have lost a device that signs them in. SE-08, SE-09, A6
  'clear-keys': act('clear-keys', {
    done: (address) => `No passkey and no WeChat account signs in to ${address}; its sessions have ended.`,
    nothing: (address) => `${address} has neither passkeys nor a WeChat account.`,
  }),
  // For pictures that nobody should have to see. HO-01
  'remove-picture': act('remove-picture', {
    done: (address) => `The picture of ${address} is gone. They may choose another one.`,
    nothing: (address) => `${address} shows no picture.`,
  }),
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
    terminal.say(
      [
        ...columns,
        account.isActive ? (account.isBlocked ? 'blocked' : '') : 'inactive',
        account.isAdmin ? 'administrator' : '',
      ]
        .join('\t')
        .trimEnd(),
    )
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

/** Lets somebody administer, or no longer. @source SH-05 */
async function admin(work: Work): Promise<void> {
  const word = work.typed.words[2]
  if (word !== 'on' && word !== 'off') throw new UsageError('Say on or off: account admin <address> on.')
  const perform =
    word === 'on'
      ? act('name-administrator', {
          done: (address) => `${address} administers from now on, at /admin.`,
          nothing: (address) => `${address} is an administrator already.`,
        })
      : act('end-administrator', {
          done: (address) => `${address} does not administer any more.`,
          nothing: (address) => `${address} is no administrator.`,
        })
  await perform(work)
}

/** Does to an account what administrators do in `/admin`, and says what came of it. @source GW-05 */
function act(name: AccountAct, say: Readonly<Record<'done' | 'nothing', (address: string) => string>>) {
  return async ({ store, settings, address, terminal }: Work): Promise<void> => {
    const account = await findAccount(store, address)
    const sessions = createSessions(store.database, { ...settings, now: Date.now })
    const isDone = await createAccountActs({ ...store, sessions })(name, account.id, { clientAddress: '' })
    if (!isDone) throw new CommandError(say.nothing(account.address))
    terminal.say(say.done(account.address))
  }
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
