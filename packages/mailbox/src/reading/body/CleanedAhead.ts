import type { CleanMail } from '@mailroom/html'
import { createContext } from 'react'
import type { MailHtml } from './useCleanMail'

/** Mails that are kept: those on both sides of the open one, and the one that was beside it before. */
const most = 3

interface Kept {
  readonly source: MailHtml
  /** What the words for links are made of. */
  readonly words: string
  readonly mail: CleanMail
}

/** Mails that were cleaned before they are shown. Lives as long as the view that shows them. */
export class CleanedAhead {
  #kept: readonly Kept[] = []

  has(source: MailHtml): boolean {
    return this.#kept.some((kept) => isSame(kept.source, source))
  }

  keep(source: MailHtml, describeLink: (host: string) => string, mail: CleanMail): void {
    this.#kept = [...this.#kept, { source, words: describeLink(''), mail }].slice(-most)
  }

  /** Gives a mail away: its nodes can be shown in one place. Undefined where it was not cleaned, or in another language. */
  take(source: MailHtml, describeLink: (host: string) => string): CleanMail | undefined {
    const found = this.#kept.find((kept) => isSame(kept.source, source))
    this.#kept = this.#kept.filter((kept) => kept !== found)
    return found?.words === describeLink('') ? found.mail : undefined
  }
}

const isSame = (one: MailHtml, other: MailHtml) =>
  one.html === other.html &&
  one.contentIds.length === other.contentIds.length &&
  one.contentIds.every((id, index) => id === other.contentIds[index])

/** The mails that were cleaned ahead for what is shown here. */
export const CleanedAheadContext = createContext<CleanedAhead | undefined>(undefined)
