/**
 * A call that the two specification texts name, as a fact: path, method, names. Written down by hand and not made from
 * the contract, which is held against it.
 *
 * @source GW-01: 1st text 3 and 7, 2nd text 3 and 7
 */
export interface CallFact {
  readonly what: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** `{}` stands for a value in the path. */
  readonly path: string
  /** False where the texts name the call by its function only, so that method and path are of our choice. */
  readonly isPathGiven?: boolean
  /** Names in query or body. */
  readonly payload?: readonly string[]
  /** Names in the answer, or that it is bytes. */
  readonly answer?: readonly string[] | 'bytes'
  /** Names in each of its `results`. */
  readonly results?: readonly string[]
  /** Names that belong to what comes later. */
  readonly later?: readonly string[]
  /** Names of ours that the texts do not give: the answer would be of no use without them. */
  readonly ours?: readonly string[]
}

/** Where the calls about mails lie. */
export const message = '/api/mail/message'

/** Names that say which mails. */
export const some = ['uids', 'folder']
/** Names that say which mail. */
export const one = ['uid', 'folder']
/** Names in the answer to an act. */
export const done = ['msg']
/** Names in a row of a list. */
export const row = [
  ...['uid', 'raw_name', 'subject', 'mfrom', 'to', 'flags', 'date', 'internaldate', 'size', 'remark', 'tags'],
]

/** A call of which only name and path are known, as it is still to come. */
export function laterPost(name: string): CallFact {
  return { what: name, method: 'POST', path: `${message}/${name}/` }
}
