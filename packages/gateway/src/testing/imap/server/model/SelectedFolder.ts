import { setOf } from '../protocol/sequenceSet'
import type { ServerFolder, ServerMail } from './ServerFolder'

/** A folder as one connection sees it: what it has been told, which may be older than what is true. */
export class SelectedFolder {
  /** In order of sequence numbers, as they were when the client last heard of them. */
  known: ServerMail[]
  #toldValidity: number

  constructor(
    readonly folder: ServerFolder,
    readonly isReadOnly: boolean,
  ) {
    this.known = [...folder.mails]
    this.#toldValidity = folder.uidValidity
  }

  /** The mail is still there. */
  current(uid: number): ServerMail | undefined {
    return this.folder.uidValidity === this.#toldValidity ? this.folder.mail(uid) : undefined
  }

  /** The flags of this mail need not be told again. */
  markTold({ sequence, mail: { uid } }: { readonly sequence: number; readonly mail: ServerMail }) {
    const mail = this.current(uid)
    if (mail) this.known[sequence - 1] = mail
  }

  /**
   * What has happened since, as untagged answers. From then on the client knows.
   *
   * @param how.mayExpunge a client in the middle of FETCH, STORE or SEARCH counts on its sequence numbers (RFC 3501 7.4.1)
   */
  news(how: {
    readonly mayExpunge: boolean
    readonly hasModSeq: boolean
    readonly hasVanished: boolean
  }): string[] {
    // What another UIDVALIDITY means is only told to who opens the folder anew.
    if (this.folder.uidValidity !== this.#toldValidity) return []
    return [
      ...(how.mayExpunge ? this.#expunged(how.hasVanished) : []),
      ...this.#arrived(),
      ...this.#changed(how.hasModSeq),
    ]
  }

  #expunged(hasVanished: boolean): string[] {
    const gone = this.known.filter(({ uid }) => !this.current(uid))
    if (gone.length === 0) return []
    const lines: string[] = []
    for (const { uid } of gone) {
      const index = this.known.findIndex((known) => known.uid === uid)
      this.known.splice(index, 1)
      lines.push(`* ${index + 1} EXPUNGE`)
    }
    return hasVanished ? [`* VANISHED ${setOf(gone.map(({ uid }) => uid))}`] : lines
  }

  #arrived(): string[] {
    const last = this.known.at(-1)?.uid ?? 0
    const added = this.folder.mails.filter(({ uid }) => uid > last)
    if (added.length === 0) return []
    this.known.push(...added)
    return [`* ${this.known.length} EXISTS`]
  }

  #changed(hasModSeq: boolean): string[] {
    return this.known.flatMap((known, index) => {
      const mail = this.current(known.uid)
      if (!mail || mail.modSeq === known.modSeq) return []
      this.known[index] = mail
      const modSeq = hasModSeq ? ` MODSEQ (${mail.modSeq})` : ''
      return [`* ${index + 1} FETCH (UID ${mail.uid} FLAGS (${[...mail.flags].join(' ')})${modSeq})`]
    })
  }
}
