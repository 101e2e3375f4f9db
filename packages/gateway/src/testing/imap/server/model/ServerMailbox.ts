import { Refusal } from '../protocol/Refusal'
import { ServerFolder } from './ServerFolder'

/** All folders of one account. */
export class ServerMailbox {
  readonly folders = new Map<string, ServerFolder>()
  /** Bytes that it may hold; undefined for no limit. */
  quotaBytes: number | undefined

  /**
   * @param delimiter between the levels
   * @param prefix what the names of all folders but INBOX begin with, `INBOX.` or nothing
   */
  constructor(
    readonly delimiter: string,
    readonly prefix: string,
  ) {
    this.create('INBOX')
    for (const name of ['Drafts', 'Sent', 'Trash', 'Junk']) {
      this.create(`${prefix}${name}`).specialUse = `\\${name}`
    }
  }

  /** A folder that must be there: the door of a test. */
  folder(path = 'INBOX'): ServerFolder {
    const found = this.find(path)
    if (!found) throw new Error(`There is no folder ${path}, only ${[...this.folders.keys()].join(', ')}`)
    return found
  }

  find(path: string): ServerFolder | undefined {
    return this.folders.get(path.toUpperCase() === 'INBOX' ? 'INBOX' : path)
  }

  /** Makes a folder and those above it. @throws {Refusal} NO when it exists, or lies outside of the namespace */
  create(path: string): ServerFolder {
    if (this.find(path)) throw new Refusal('NO [ALREADYEXISTS] It exists')
    if (path !== 'INBOX' && !path.startsWith(this.prefix)) {
      throw new Refusal(`NO [CANNOT] Names begin with ${this.prefix}`)
    }
    const above = path.slice(0, Math.max(0, path.lastIndexOf(this.delimiter)))
    if (above && above.length >= this.prefix.length && !this.find(above)) this.create(above)
    const folder = new ServerFolder(path)
    this.folders.set(path, folder)
    return folder
  }

  /** Takes a folder away with its mails, not those below it. */
  delete(path: string) {
    this.folders.delete(path)
  }

  /** Gives a folder and those below it another name. */
  rename(from: string, to: string) {
    for (const [path, folder] of [...this.folders]) {
      if (path !== from && !path.startsWith(from + this.delimiter)) continue
      this.folders.delete(path)
      folder.path = to + path.slice(from.length)
      this.folders.set(folder.path, folder)
    }
  }

  get usedBytes() {
    return [...this.folders.values()]
      .flatMap(({ mails }) => mails)
      .reduce((sum, { raw }) => sum + raw.length, 0)
  }
}
