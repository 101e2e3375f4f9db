/** A mail as the server holds it. */
export interface ServerMail {
  readonly uid: number
  readonly raw: Buffer
  readonly date: Date
  readonly flags: ReadonlySet<string>
  readonly modSeq: number
}

/** What a mail begins with. */
export interface NewMail {
  readonly flags?: Iterable<string>
  /** The internal date. @default now */
  readonly date?: Date
}

/** A folder of the scripted server. A test changes it as another client would: all who have it open hear of it. */
export class ServerFolder {
  uidValidity = 1
  uidNext = 1
  highestModSeq = 1
  /** What was expunged, for QRESYNC. */
  readonly vanished: { readonly uid: number; readonly modSeq: number }[] = []
  isSubscribed = true
  /** `\Sent` and the like. */
  specialUse: string | undefined
  /** A name that only holds others. */
  isSelectable = true
  /** By uid, oldest first. */
  #mails = new Map<number, ServerMail>()
  readonly #listeners = new Set<() => void>()

  /** @param path decoded, with the delimiters and the prefix of the server */
  constructor(public path: string) {}

  /** Oldest first; the first has sequence number 1. */
  get mails(): readonly ServerMail[] {
    return [...this.#mails.values()]
  }

  /** The mail with this uid, while it is there. */
  mail(uid: number): ServerMail | undefined {
    return this.#mails.get(uid)
  }

  /** Adds a mail. Line ends of a text become CRLF. */
  add(raw: string | Buffer, { flags = [], date = new Date() }: NewMail = {}): ServerMail {
    const bytes = typeof raw === 'string' ? Buffer.from(raw.replace(/\r?\n/g, '\r\n')) : raw
    this.highestModSeq += 1
    const mail = { uid: this.uidNext, raw: bytes, date, flags: new Set(flags), modSeq: this.highestModSeq }
    this.uidNext += 1
    this.#mails.set(mail.uid, mail)
    this.#tell()
    return mail
  }

  /** Gives these mails other flags. */
  setFlags(uids: Iterable<number>, change: (flags: ReadonlySet<string>) => Iterable<string>) {
    this.highestModSeq += 1
    for (const uid of uids) {
      const mail = this.#mails.get(uid)
      if (mail)
        this.#mails.set(uid, { ...mail, flags: new Set(change(mail.flags)), modSeq: this.highestModSeq })
    }
    this.#tell()
  }

  /** Takes these mails out for ever. */
  expunge(uids: Iterable<number>) {
    this.highestModSeq += 1
    for (const uid of uids)
      if (this.#mails.delete(uid)) this.vanished.push({ uid, modSeq: this.highestModSeq })
    this.#tell()
  }

  /** The server lost count (restored from a backup, say): another UIDVALIDITY, and all uids mean something else. */
  renumber() {
    this.uidValidity += 1
    this.vanished.length = 0
    const mails = this.mails.toReversed()
    this.#mails = new Map(mails.map((mail, index) => [index + 1, { ...mail, uid: index + 1 }]))
    this.uidNext = mails.length + 1
    this.#tell()
  }

  /** Hears of every change until the answer is called. */
  watch(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell() {
    for (const listener of this.#listeners) listener()
  }
}
