import { addressKey } from '../addresses/sameAddress'
import { isMoreSecret } from '../secrecy/compareSecrecy'
import type { SecrecyLevel } from '../secrecy/SecrecyLevel'
import { visibleFileName } from '../files/fileName'

/**
 * Which mails wait for a reviewer. A mail must match everything that is given; of a list one entry is enough, and an empty list
 * does not matter.
 *
 * @source RV-04
 */
export interface ReviewRule {
  /** Who writes: `zhang@example.com`, `@example.com` for everybody there, `*` for everybody. */
  readonly from: readonly string[]
  /** Whom it reaches, one of them at least; `not:@example.com` for anybody elsewhere. */
  readonly to: readonly string[]
  /** Words of the subject or the text, whatever their case and width. */
  readonly words: readonly string[]
  /** Names of files, with `*` and `?`: `*.xlsx`. */
  readonly files: readonly string[]
  /** The mail as it travels has more bytes than these. */
  readonly largerThanBytes?: number
  /** This secret at least. @source RV-01 */
  readonly secrecy?: SecrecyLevel
}

/** What is known of a mail that is about to leave. */
export interface LeavingMail {
  readonly from: string
  readonly recipients: readonly string[]
  readonly subject: string
  readonly text: string
  /** Names of its files. */
  readonly files: readonly string[]
  readonly sizeBytes: number
  /** There is more text than was read: a rule that asks for words holds it. @default false */
  readonly isCut?: boolean
  readonly secrecy?: SecrecyLevel
}

/** Whether a mail waits by this rule. A rule that asks for nothing holds nothing. @source RV-04 */
export function isHeldBy(rule: ReviewRule, mail: LeavingMail): boolean {
  const { from, to, words, files, largerThanBytes, secrecy } = rule
  const asks =
    [from, to, words, files].some((list) => list.length > 0) ||
    largerThanBytes !== undefined ||
    secrecy !== undefined
  if (!asks) return false
  const text = plain(`${mail.subject}\n${mail.text}`)
  return (
    oneOf(from, (pattern) => isMeant(pattern, mail.from)) &&
    oneOf(to, (pattern) => mail.recipients.some((address) => isMeant(pattern, address))) &&
    oneOf(words, (word) => mail.isCut === true || text.includes(plain(word))) &&
    oneOf(files, (pattern) => mail.files.some((name) => isLike(pattern, visibleFileName(name)))) &&
    (largerThanBytes === undefined || mail.sizeBytes > largerThanBytes) &&
    !isMoreSecret(secrecy, mail.secrecy)
  )
}

const oneOf = (list: readonly string[], matches: (entry: string) => boolean): boolean =>
  list.length === 0 || list.some(matches)

const not = 'not:'

function isMeant(pattern: string, address: string): boolean {
  if (pattern.startsWith(not)) return !isMeant(pattern.slice(not.length), address)
  if (pattern === '*') return true
  const key = addressKey({ address })
  return pattern.startsWith('@')
    ? key.endsWith(pattern.toLowerCase())
    : key === addressKey({ address: pattern })
}

/** Full-width letters and line ends must not hide a word. */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')

/** Step by step and never back over more than one star, so that no pattern takes long. */
function isLike(pattern: string, name: string): boolean {
  const [wanted, given] = [[...plain(pattern)], [...plain(name)]]
  let [at, from, star, resume] = [0, 0, -1, 0]
  while (from < given.length) {
    if (wanted[at] === '*') [star, resume, at] = [at, from, at + 1]
    else if (wanted[at] === '?' || wanted[at] === given[from]) [at, from] = [at + 1, from + 1]
    else if (star < 0) return false
    else [at, resume, from] = [star + 1, resume + 1, resume + 1]
  }
  return wanted.slice(at).every((each) => each === '*')
}
