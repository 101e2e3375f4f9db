import { formatSize } from '@mailroom/core'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Settings } from '../config/Settings'
import { systemClock } from '../jobs/Clock'
import { DiskFiles, roomOf } from '../online-files/disks/DiskFiles'
import { type DiskItem, itemKinds } from '../online-files/disks/diskItems'
import { grantWriting, revokeWriting } from '../online-files/disks/writers'
import { onlineSettings } from '../online-files/OnlineSettings'
import { diskOf } from '../online-files/room'
import type { Store } from '../openStore'
import { type Command, CommandError, type Terminal, type Typed, UsageError } from './Command'
import { findAccount } from './findAccount'
import { withStore } from './withStore'

/** Fills the disk of the organisation, and says who writes on it. @source AT-04, GW-05 */
export const diskCommand: Command = {
  name: 'disk',
  usage: 'disk add|list|grant|revoke [<file or address>]',
  summary: 'Puts files on the disk of the organisation, says who may. The gateway may be running.',
  details: [
    'disk add <file> [--folder <name>]',
    'disk list',
    'disk grant <address>',
    'disk revoke <address>',
    '',
    'Everybody reads that disk and sends links to its files. Those to whom it is granted also put',
    'files and folders there. A folder that is not there yet is made.',
  ],
  options: { folder: { type: 'string' } },
  async run(typed, settings, terminal) {
    const [action, word = ''] = typed.words
    const work = actions[action as keyof typeof actions]
    if (!work) throw new UsageError('Say what to do: add, list, grant or revoke.')
    if (action !== 'list' && word === '') throw new UsageError('A file or an address is needed.')
    const read = settings()
    await withStore(read, (store) => work({ store, settings: read, word, typed, terminal }))
    return 0
  },
}

interface Work {
  readonly store: Store
  readonly settings: Settings
  readonly word: string
  readonly typed: Typed
  readonly terminal: Terminal
}

const actions = { add, list, grant, revoke }
const clock = systemClock

async function add({ store, settings, word, typed, terminal }: Work): Promise<void> {
  const online = onlineSettings(settings)
  if (!online) throw new CommandError('Mails do not link to files here: allowOnline is off.')
  if (!(await stat(word).catch(() => undefined))?.isFile()) throw new CommandError(`${word} is no file.`)
  const { folder } = typed.options as Record<string, string | undefined>
  const { forbiddenExtensions } = settings
  const { database, blobs } = store
  const files = new DiskFiles({ database, blobs, clock, forbiddenExtensions }, online)
  const folderId = folder === undefined ? undefined : await folderNamed(store, files, folder)
  const blobKey = await blobs.put(createReadStream(word))
  try {
    const file = { blobKey, name: basename(word), contentType: 'application/octet-stream', folderId }
    const { name, sizeBytes } = await files.place(undefined, { ...file, uploadKey: blobKey })
    await store.audit.record({ action: 'company-disk-filled', clientAddress: '', details: { name } })
    terminal.say(`${name} (${formatSize(sizeBytes)}) lies on the disk of the organisation.`)
  } catch (error) {
    await blobs.delete(blobKey)
    throw error
  }
}

async function folderNamed(store: Store, files: DiskFiles, name: string): Promise<string> {
  const known = (await itemsIn(store, '')).find(
    (each) => each.kind === itemKinds.folder && each.name === name,
  )
  return known?.id ?? (await files.folder(undefined, name)).id
}

const itemsIn = ({ database }: Store, folderId: string): Promise<DiskItem[]> =>
  database.db
    .selectFrom('disk_items')
    .selectAll()
    .where('disk', '=', diskOf())
    .where('folder_id', '=', folderId)
    .orderBy('kind')
    .orderBy('name')
    .execute()

async function list({ store, settings, terminal }: Work): Promise<void> {
  const show = async (folderId: string, path: string): Promise<void> => {
    for (const item of await itemsIn(store, folderId)) {
      // What others have called it must stay on its line.
      const name = `${path}${item.name.replace(/[\s\p{Cc}]+/gu, ' ')}`
      if (item.kind === itemKinds.folder) await show(item.id, `${name}/`)
      else terminal.say([name, formatSize(item.size_bytes)].join('\t'))
    }
  }
  await show('', '/')
  const { usedBytes, capacityBytes } = await roomOf(store.database.db, 0, 'company', {
    ...settings,
    now: clock.now(),
  })
  terminal.say(`${formatSize(usedBytes)} of ${formatSize(capacityBytes)} are used.`)
}

async function grant({ store, word, terminal }: Work): Promise<void> {
  const { id, address } = await findAccount(store, word)
  await grantWriting(store.database.db, id, clock.now())
  await store.audit.record({ action: 'company-disk-granted', accountId: id, clientAddress: '' })
  terminal.say(`${address} may put files on the disk of the organisation.`)
}

async function revoke({ store, word, terminal }: Work): Promise<void> {
  const { id, address } = await findAccount(store, word)
  if (!(await revokeWriting(store.database.db, id)))
    throw new CommandError(`${address} may put nothing on the disk of the organisation.`)
  await store.audit.record({ action: 'company-disk-revoked', accountId: id, clientAddress: '' })
  terminal.say(`${address} may only read the disk of the organisation from now on.`)
}
