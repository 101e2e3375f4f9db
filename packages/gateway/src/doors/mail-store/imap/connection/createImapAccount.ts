import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { systemClock } from '../../../../jobs/Clock'
import { appendMail } from './change/appendMail'
import { checkServer } from './checkServer'
import type { ImapConnection } from './client/ImapConnection'
import { capabilitiesOf } from './folder/capabilitiesOf'
import { createFolder } from './folder/createFolder'
import { deleteFolder } from './folder/deleteFolder'
import { listFolders } from './folder/listFolders'
import { readQuota } from './folder/readQuota'
import { renameFolder } from './folder/renameFolder'
import { readStatus } from './folder/readStatus'
import type { ImapAccount, StreamedContent, WithFolderOptions } from './ImapAccount'
import type { ImapAccountSettings } from './ImapSettings'
import { NewestSeen } from './NewestSeen'
import { openFolder } from './openFolder'
import { ConnectionPool, type TakeOptions } from './pool/ConnectionPool'
import type { ConnectionSources } from './pool/ConnectionOpener'
import { holdFolder, takeWith } from './pool/holdFolder'
import type { HeldFolder } from './pool/HeldFolder'
import type { TakeFolder } from './read/streamPart'
import { unlessAborted } from './unlessAborted'
import { watchFolder } from './watch/watchFolder'

/** An account, and what the one who keeps many of them asks of it. */
export interface PooledAccount extends ImapAccount {
  /** Closes one connection that has no work. */
  closeOneIdle(): boolean
}

/**
 * An account on an IMAP server. Nothing is opened before the first call.
 *
 * @throws `invalid` for settings that would send the password in clear text
 */
export function createImapAccount(settings: ImapAccountSettings, sources: ConnectionSources): PooledAccount {
  checkServer(settings.server)
  const pool = new ConnectionPool(settings, sources)
  const newest = new NewestSeen()
  let canAddKeywords: boolean | undefined

  /** Something that needs a connection and no folder. What only asks is asked again when the connection had died. */
  function ask<T>(work: (connection: ImapConnection) => Promise<T>, options: TakeOptions = {}): Promise<T> {
    const answered = takeWith(pool, options, work).then(({ connection, value }) => {
      pool.release(connection)
      return value
    })
    return unlessAborted(answered, options.signal)
  }

  /** Something that must not be done twice: the connection is seen to be alive first. */
  async function change<T>(work: (connection: ImapConnection) => Promise<T>): Promise<T> {
    const { connection } = await takeWith(pool, {}, (taken) => taken.exec('Asking for news', 'NOOP', false))
    try {
      return await work(connection)
    } finally {
      connection.markStale()
      pool.release(connection)
    }
  }

  async function withHeld<T>(
    path: string,
    work: (held: HeldFolder) => Promise<T>,
    options: WithFolderOptions = {},
  ): Promise<T> {
    const held = await holdFolder(pool, path, options)
    try {
      return await unlessAborted(work(held), options.signal)
    } finally {
      void held.release()
    }
  }

  return {
    closeOneIdle: () => pool.closeOneIdle(),
    capabilities: () => ask(async ({ client }) => capabilitiesOf(client, canAddKeywords)),
    folders: (options) => ask(listFolders, options),
    status: (path, options) => ask((connection) => readStatus(connection, path), options),
    quota: (options) => ask(readQuota, options),
    createFolder: (parts) => change((connection) => createFolder(connection, parts)),
    renameFolder: (path, parts, inside) =>
      change((connection) => renameFolder(connection, path, parts, inside)),
    deleteFolder: (path) => change((connection) => deleteFolder(connection, path)),
    withFolder: (path, work, options = {}) => {
      const take: TakeFolder = (read, uid) => withHeld(path, read, { newestUid: uid })
      const { newestUid, uidValidity = 0 } = options
      return withHeld(
        path,
        (held) => {
          const note = (uid: number) => newest.note(path, held.uidValidity, uid)
          const folder = openFolder(held, sameFolder(take, held.uidValidity), note)
          ;({ canAddKeywords } = folder)
          return work(folder)
        },
        newestUid === undefined
          ? options
          : { ...options, newestUid: Math.max(newestUid, newest.of(path, uidValidity)) },
      )
    },
    append: async (path, content, options) => {
      const bytes = await bytesOf(content)
      return change((connection) => appendMail(connection, path, bytes, options))
    },
    watch: (path, onChange, onState) =>
      watchFolder(pool, path, onChange, onState, settings.clock ?? systemClock),
    close: async () => pool.close(),
  }
}

/** A folder that was made anew in between has other mails under the same uids. `notFound` */
const sameFolder =
  (take: TakeFolder, uidValidity: number): TakeFolder =>
  (work, uid) =>
    take((held) => {
      held.checkValidity(uidValidity)
      return work(held)
    }, uid)

/** imapflow sends a mail from memory. */
async function bytesOf(content: Uint8Array | StreamedContent): Promise<Buffer> {
  if (content instanceof Uint8Array)
    return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return buffer(Readable.from(await content.open()))
}
