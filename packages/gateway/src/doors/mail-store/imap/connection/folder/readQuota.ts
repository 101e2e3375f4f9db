import type { ImapResponse } from 'imapflow'
import { tokenList, tokenNumber, tokenText } from '../client/ImapClient'
import type { ImapConnection } from '../client/ImapConnection'
import type { ImapQuota } from '../ImapAccount'
import { hasCapability } from '../client/capabilities'
import { wireName } from './wireName'

/** STORAGE is counted in kilobytes. @source RFC 9208 5.1 */
const storageUnitBytes = 1024

/** Room for mail, by the quota root of the INBOX that has least of it left. @source RFC 9208 4.3 */
export async function readQuota(connection: ImapConnection): Promise<ImapQuota | undefined> {
  if (!hasCapability(connection.client, 'QUOTA')) return undefined
  let tightest: ImapQuota | undefined
  const args = [wireName(connection.client, 'INBOX')]
  await connection.exec('Asking for the quota', 'GETQUOTAROOT', args, {
    QUOTA: async (response) => {
      const quota = storageOf(response)
      if (quota && (tightest === undefined || left(quota) < left(tightest))) tightest = quota
    },
  })
  return tightest
}

const left = ({ limitBytes, usedBytes }: ImapQuota) => limitBytes - usedBytes

/** `* QUOTA "" (STORAGE 10 512 MESSAGE 3 100)` */
function storageOf({ attributes }: ImapResponse): ImapQuota | undefined {
  const tokens = tokenList(attributes?.[1])
  const at = tokens.findIndex((token) => tokenText(token)?.toUpperCase() === 'STORAGE')
  const used = tokenNumber(tokens[at + 1])
  const limit = tokenNumber(tokens[at + 2])
  if (at < 0 || used === undefined || limit === undefined) return undefined
  return { usedBytes: used * storageUnitBytes, limitBytes: limit * storageUnitBytes }
}
