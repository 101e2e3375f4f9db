import { type ImapArgument, text, responseCode, tokenNumber } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import { onceMoreWhenMade } from '../client/onceMoreWhenMade'
import { wireName } from '../folder/wireName'
import type { AppendedTo, AppendFlags } from '../ImapAccount'
import { writeInternalDate } from '../read/internalDate'
import { flagName } from './flagName'

/**
 * Adds a mail to a folder.
 *
 * @returns where it went, as APPENDUID says. `notFound`, `overQuota`, `tooLarge`
 */
export async function appendMail(
  connection: ImapConnection,
  path: string,
  content: Buffer,
  { flags, internalDate }: AppendFlags,
): Promise<AppendedTo> {
  const { client } = connection
  // A plain literal cannot carry NUL. @source RFC 3516 4.4
  const isLiteral8 = client.capabilities.has('BINARY') && content.includes(0)
  const args: ImapArgument[] = [
    wireName(client, path),
    flags.map(flagName),
    text(writeInternalDate(internalDate)),
    { type: 'LITERAL', value: content, isLiteral8 },
  ]
  const done = await onceMoreWhenMade(() => connection.exec('Storing a mail', 'APPEND', args))
  const code = responseCode(done)
  if (code?.name !== 'APPENDUID') return { uid: undefined, uidValidity: undefined }
  return { uidValidity: tokenNumber(code.values[0]), uid: tokenNumber(code.values[1]) }
}
