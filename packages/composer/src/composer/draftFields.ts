import type { Draft, DraftAttachment, DraftContent, Session } from '@mailroom/core'
import { normaliseContentId, parseHtml } from '@mailroom/html'
import type { UnfinishedFile } from '@mailroom/files'
import { isMarkdownMail } from '../editor/markdown/markdownMark'
import { quoteClass } from '../editor/quote/quoteMarks'
import type { JournalEntry } from '../journal/DraftJournal'
import type { WritingMode } from '../modes/WritingMode'
import type { ChosenPaper } from '../stationery/ChosenPaper'
import { offPaper } from '../stationery/offPaper'
import type { ComposeStart } from './ComposeStart'
import { htmlOfText } from './htmlOfText'

/** Everything of a mail that is written outside the editor. */
export interface DraftFields {
  readonly from: DraftContent['from']
  readonly to: DraftContent['to']
  readonly cc: DraftContent['cc']
  readonly bcc: DraftContent['bcc']
  readonly subject: string
  readonly attachments: readonly DraftAttachment[]
  readonly origin: DraftContent['origin']
  readonly seal?: DraftContent['seal']
  readonly asksReceipt?: boolean
  readonly priority?: DraftContent['priority']
  readonly secrecy?: DraftContent['secrecy']
  readonly appendsOriginal?: boolean
  readonly keepsCopy?: boolean
  readonly isSeparate?: boolean
  readonly notifiesBySms?: boolean
  /** When it is to be sent, in ms since 1970; 0 while that is not known. */
  readonly leavesAt?: number
  /** @default 'rich' */
  readonly mode?: WritingMode
  /** Plain where it is absent. */
  readonly paper?: ChosenPaper
}

/** Readers are asked for a receipt unless the writer says otherwise. @source 2nd text 9 */
const asksAtFirst = true

/** A mail as a composer begins with it. */
export interface ComposeSeed {
  readonly fields: DraftFields
  readonly html: string
  /** What is written where that is no HTML. */
  readonly text?: string
  readonly quotedHtml?: string
  /** There is an original below the text, so the mail says something even when nobody writes a word. */
  readonly hasOriginal: boolean
  readonly draftId?: string
  /** Files that were on their way when it was interrupted. */
  readonly unfinished?: readonly UnfinishedFile[]
  /** It is newer than what the mail system has. */
  readonly isAhead: boolean
  /** The mail system sends it by itself then: ms since 1970. */
  readonly waitsUntil?: number
}

/** An empty mail, or one to the people given. */
export function newSeed(
  start: ComposeStart & { kind: 'new' },
  session: Session | null | undefined,
): ComposeSeed {
  const { to = [], cc = [], bcc = [], subject = '', text = '' } = start
  return {
    fields: {
      from: session?.user.senders[0],
      to,
      cc,
      bcc,
      subject,
      attachments: [],
      origin: undefined,
      asksReceipt: asksAtFirst,
    },
    html: htmlOfText(text),
    hasOriginal: false,
    isAhead: false,
  }
}

/** What a crash interrupted. @source CO-10 */
export function restoredSeed({ fields, html, text, draftId, unfinished }: JournalEntry): ComposeSeed {
  const hasHidden = fields.appendsOriginal === true
  return {
    fields,
    html,
    text,
    draftId,
    unfinished,
    hasOriginal: hasHidden || hasOriginal(html),
    isAhead: true,
  }
}

/** What the mail system has prepared, and above it what was written before the composer was opened. */
export function answerSeed(draft: Draft, text: string, session: Session | null | undefined): ComposeSeed {
  const seed = seedOf(draft, session)
  return text === '' ? seed : { ...seed, html: htmlOfText(text), isAhead: true }
}

/** What the mail system has prepared or kept. */
export function seedOf(draft: Draft, session: Session | null | undefined): ComposeSeed {
  const { to, cc, bcc, subject, attachments, origin, seal, asksReceipt = asksAtFirst } = draft
  const { priority, secrecy, appendsOriginal, keepsCopy, isSeparate, notifiesBySms } = draft
  const mode = modeOf(draft)
  const { html, paper } = offPaper(draft.html, attachments)
  return {
    fields: {
      from: draft.from ?? session?.user.senders[0],
      to,
      cc,
      bcc,
      subject,
      attachments,
      origin,
      asksReceipt,
      priority,
      secrecy,
      appendsOriginal,
      keepsCopy,
      isSeparate,
      notifiesBySms,
      seal,
      mode,
      paper,
    },
    html,
    text: draft.text,
    quotedHtml: draft.quotedHtml,
    hasOriginal: draft.quotedHtml !== undefined || appendsOriginal === true || hasOriginal(html),
    draftId: draft.id,
    isAhead: false,
    waitsUntil: draft.leavesAt,
  }
}

/** A text is written on as what it was written as. */
function modeOf({ isHtml, html }: Draft): WritingMode {
  if (!isHtml && html === '') return 'plain'
  return isMarkdownMail(html) ? 'markdown' : 'rich'
}

/** What may be kept until the mail is sent: a password may not. @source A7 */
export function fieldsToKeep(fields: DraftFields): DraftFields {
  return fields.seal?.kind === 'password' ? { ...fields, seal: undefined } : fields
}

const hasOriginal = (html: string): boolean => parseHtml(html).querySelector(`.${quoteClass}`) !== null

/** The whole mail, for saving and sending. Pictures that the text no longer shows are left out. */
export function contentOf(fields: DraftFields, body: { html: string; text: string }): DraftContent {
  const { leavesAt: _leavesAt, paper: _paper, mode, ...rest } = fields
  const isHtml = mode !== 'plain'
  const html = isHtml ? body.html : ''
  const named = html.matchAll(/\bcid:([^"'\s)>]+)/gi)
  const shown = new Set(
    Array.from(named, ([, reference = '']) => normaliseContentId(reference.replaceAll('&amp;', '&'))),
  )
  const attachments = fields.attachments.filter(
    ({ contentId }) => contentId === undefined || shown.has(normaliseContentId(contentId)),
  )
  return { ...rest, attachments, html, text: body.text, isHtml }
}
