import { Client } from 'pg'
import { connectionConfig } from './createPool'

/** The oldest version that the suite has run on. */
const leastVersion = 15

/** What a server says of itself. */
export interface ServerTraits {
  /** The number before the dot. */
  readonly version: number
  readonly encoding: string
}

/** Asks for `ServerTraits`. */
export const traitsQuery = `select current_setting('server_version_num')::int / 10000 as version,
  current_setting('server_encoding') as encoding`

/** Why a server that answers cannot be used, as a sentence for the person at the terminal; undefined when it can. */
export function serverFault({ version, encoding }: ServerTraits): string | undefined {
  if (version < leastVersion)
    return `The database is PostgreSQL ${version}; the gateway needs ${leastVersion} or newer.`
  if (encoding === 'UTF8') return undefined
  return (
    `The database keeps its texts in ${encoding}, which has no place for every character of a mail. ` +
    'Make it anew with: createdb --encoding=UTF8 --template=template0'
  )
}

/**
 * Why a connection could not be had, as a sentence for the person at the terminal: what is wrong and where to mend
 * it. The password is never in it.
 *
 * @param url of the database
 */
export function connectionFault(error: unknown, url: string): string {
  const { host, port, user = '', database = '' } = new Client(connectionConfig(url))
  const place = host.startsWith('/') ? `the socket in ${host}` : `${host}:${port}`
  // An attempt at several addresses of one host fails with a list that says nothing itself.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error
  const { code = '', message } = first as Error & { readonly code?: string }
  const known = codes[code]?.({ place, user, database })
  if (known !== undefined) return known
  const said = messages.find(([pattern]) => pattern.test(message))?.[1]
  return said?.({ place, user, database }) ?? `PostgreSQL at ${place} cannot be used: ${message}`
}

interface Tried {
  readonly place: string
  readonly user: string
  readonly database: string
}

type Sentence = (tried: Tried) => string

const nobodyThere: Sentence = ({ place }) =>
  `PostgreSQL cannot be reached at ${place}: nothing listens there. Start it, or correct databaseUrl.`
const noSuchName: Sentence = ({ place }) =>
  `PostgreSQL cannot be reached at ${place}: there is no machine of this name. Correct databaseUrl.`
const noAnswer: Sentence = ({ place }) =>
  `PostgreSQL cannot be reached at ${place}: no answer came. See whether a firewall is in between.`
const notReady: Sentence = () => 'PostgreSQL is starting or stopping. Try again in a moment.'

/** Codes of Node, and of PostgreSQL. @source https://www.postgresql.org/docs/15/errcodes-appendix.html */
const codes: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: nobodyThere,
  ENOENT: nobodyThere,
  ENOTFOUND: noSuchName,
  EAI_AGAIN: noSuchName,
  ETIMEDOUT: noAnswer,
  EHOSTUNREACH: noAnswer,
  '28P01': ({ user }) =>
    `PostgreSQL refuses the password of its user "${user}". Correct databaseUrl, or set the password there with \\password.`,
  '28000': ({ user }) =>
    `PostgreSQL does not let its user "${user}" in: there is none of this name, or pg_hba.conf does not allow it from here.`,
  '3D000': ({ database }) =>
    `PostgreSQL has no database "${database}". Make it with: createdb --encoding=UTF8 --template=template0 ${database}`,
  '42501': ({ user, database }) =>
    `The user "${user}" may not connect to the database "${database}". Allow it with: grant connect on database`,
  '53300': () => 'PostgreSQL has no connection left for us. Raise max_connections, or end other programs.',
  '57P03': notReady,
  '57P01': notReady,
}

/** What the driver gives no code. */
const messages: readonly (readonly [RegExp, Sentence])[] = [
  [
    /password must be a/,
    ({ user }) => `PostgreSQL asks for the password of its user "${user}", and databaseUrl has none.`,
  ],
  [
    /does not support SSL/,
    ({ place }) => `PostgreSQL at ${place} offers no TLS, and databaseUrl asks for it by sslmode.`,
  ],
  [/timeout/, noAnswer],
]
