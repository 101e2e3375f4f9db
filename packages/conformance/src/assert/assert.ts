import { isMailroomError, type ErrorKind, type MailroomError } from '@mailroom/core'

/** What was expected and what came, each in one line. */
interface Comparison {
  readonly expected?: string
  readonly actual?: string
  readonly cause?: unknown
}

/** A promise of the port was broken. */
export class ConformanceFailure extends Error {
  override readonly name = 'ConformanceFailure'
  /** What was looked at, or the whole sentence where nothing was compared. */
  readonly what: string
  readonly expected: string | undefined
  readonly actual: string | undefined

  constructor(what: string, { expected, actual, cause }: Comparison = {}) {
    super(expected === undefined ? what : `${what}: expected ${expected}, got ${actual}`, { cause })
    this.what = what
    this.expected = expected
    this.actual = actual
  }
}

/** Fails with the sentence when the claim does not hold. */
export function holds(claim: unknown, sentence: string): asserts claim {
  if (!claim) throw new ConformanceFailure(sentence)
}

/** Compares by content: arrays and plain objects member by member, absent and undefined members alike. */
export function equals<T>(actual: T, expected: T, what: string): void {
  const [seen, wanted] = [show(actual), show(expected)]
  if (seen !== wanted) throw new ConformanceFailure(what, { expected: wanted, actual: seen })
}

/** Waits for the failure that the port promises. Answers with it. */
export async function failsAs(
  call: Promise<unknown>,
  kind: ErrorKind | readonly ErrorKind[],
  what: string,
): Promise<MailroomError> {
  const kinds = [kind].flat()
  const expected = `a MailroomError of kind ${kinds.join(' or ')}`
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if (!('error' in outcome)) {
    throw new ConformanceFailure(what, { expected, actual: `the answer ${show(outcome.value)}` })
  }
  const { error } = outcome
  if (isMailroomError(error) && kinds.includes(error.kind)) return error
  const actual = isMailroomError(error)
    ? `one of kind ${error.kind} (${error.message})`
    : `no MailroomError but ${String(error)}`
  throw new ConformanceFailure(what, { expected, actual, cause: error })
}

/** Says whether two runs of bytes are the same. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])

/** A value in one line, members by name, so that equal values read equal. */
function show(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).filter(([, member]) => member !== undefined)
    members.sort(([a], [b]) => (a < b ? -1 : 1))
    return `{ ${members.map(([name, member]) => `${name}: ${show(member)}`).join(', ')} }`
  }
  return JSON.stringify(value) ?? 'undefined'
}
