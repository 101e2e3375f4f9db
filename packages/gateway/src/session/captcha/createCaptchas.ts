import { type Captcha, type CaptchaAnswer, isCaptchaSolved, MailroomError } from '@mailroom/core'
import { clientSubject } from '../../accounts/attempts/clientSubject'
import { countAttempts } from '../../accounts/attempts/countAttempts'
import type { LockPolicy } from '../../accounts/attempts/lockPolicy'
import type { Settings } from '../../config/Settings'
import type { Database } from '../../doors/database/Database'
import { hashOf, newToken } from '../tokens'
import { puzzles, tellSum } from './puzzles'

/** Puzzles before signing in: drawn here and judged here. */
export interface Captchas {
  /** A new one for a browser. @throws MailroomError forbidden, locked */
  begin(asked: { readonly isReadable: boolean }, from: Asker): Promise<Captcha>
  /** Judges an answer, once. @throws MailroomError invalid at `captcha`, locked */
  solve(id: string, answer: CaptchaAnswer, from: Asker): Promise<void>
  /** Uses up one that was solved in this browser. @throws MailroomError invalid at `captcha` */
  spend(id: string | undefined, browser: string | undefined): Promise<void>
}

/** The browser, by the secret in its cookie, and where it is. */
export interface Asker {
  readonly browser: string
  readonly clientAddress: string
}

/** How long a puzzle waits for its answer, and one that is solved for its sign-in. */
const captchaSeconds = 180
/** Puzzles of one address that wait at the same time; an office behind one address opens the page many times. */
const mostWaiting = 200

/** Wrong answers from one address. A piece is put right by chance once in twenty times: guessing has to wait. @source B2 */
const guessPolicy: LockPolicy = {
  freeAttempts: 20,
  firstLockMs: 30_000,
  longestLockMs: 15 * 60_000,
  forgetAfterMs: 3_600_000,
}

/** What captchas are made with. */
export interface CaptchaParts {
  readonly database: Database
  readonly settings: Pick<Settings, 'captchaKind' | 'captchaReadable'>
  readonly now: () => number
}

/** Kept in the database, ids as hashes only: any replica judges, and a restart forgets none. @source SE-04 to SE-07, B2, T41 */
export function createCaptchas({ database, settings, now }: CaptchaParts): Captchas {
  const { db } = database
  const guesses = countAttempts(database, now)

  return {
    async begin({ isReadable }, { browser, clientAddress }) {
      if (isReadable && !settings.captchaReadable)
        throw new MailroomError('forbidden', 'There is no captcha that can be read out.')
      const client = clientSubject(clientAddress)
      await makeRoom(client)
      const kind = isReadable ? 'arithmetic' : settings.captchaKind
      const { shown, solution } = isReadable ? tellSum() : puzzles[kind]()
      const id = newToken()
      await db
        .insertInto('captchas')
        .values({
          id_hash: hashOf(id),
          browser_hash: hashOf(browser),
          client,
          solution: JSON.stringify(solution),
          is_solved: 0,
          expires_at: now() + captchaSeconds * 1000,
        })
        .execute()
      return { id, kind, hasReadable: settings.captchaReadable, ...shown }
    },

    async solve(id, answer, { browser, clientAddress }) {
      const subject = `captcha:${clientSubject(clientAddress)}`
      await guesses.begin([[subject, guessPolicy]])
      // Taken away before it is judged: of many answers at the same time, one counts.
      const puzzle = await db
        .deleteFrom('captchas')
        .where('id_hash', '=', hashOf(id))
        .where('browser_hash', '=', hashOf(browser))
        .where('is_solved', '=', 0)
        .where('expires_at', '>', now())
        .returningAll()
        .executeTakeFirst()
      if (!puzzle || !isCaptchaSolved(JSON.parse(puzzle.solution) as CaptchaAnswer, answer))
        throw refused('captchaFailed')
      await db
        .insertInto('captchas')
        .values({ ...puzzle, solution: '', is_solved: 1, expires_at: now() + captchaSeconds * 1000 })
        .execute()
      await guesses.settle([], [subject])
    },

    async spend(id, browser) {
      if (id === undefined || browser === undefined) throw refused('captchaWanted')
      const { numDeletedRows } = await db
        .deleteFrom('captchas')
        .where('id_hash', '=', hashOf(id))
        .where('browser_hash', '=', hashOf(browser))
        .where('is_solved', '=', 1)
        .where('expires_at', '>', now())
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw refused('captchaWanted')
    },
  }

  /** Drawing costs work and waiting costs room: one address gets so much of both. */
  async function makeRoom(client: string): Promise<void> {
    await db.deleteFrom('captchas').where('expires_at', '<=', now()).execute()
    const { waiting } = await db
      .selectFrom('captchas')
      .select((query) => query.fn.countAll<number>().as('waiting'))
      .where('client', '=', client)
      .executeTakeFirstOrThrow()
    if (waiting >= mostWaiting)
      throw new MailroomError('locked', 'Too many captchas wait.', { retryAfterSeconds: captchaSeconds })
  }
}

const refused = (sentence: 'captchaFailed' | 'captchaWanted') =>
  new MailroomError('invalid', 'No captcha was solved.', { fields: { captcha: [sentence] } })
