import { atom } from '../client/ImapClient'
import type { ImapEnvelope } from '../ImapAccount'
import type { HeldFolder } from '../pool/HeldFolder'
import { fetchLines } from './fetchLines'
import { readBodyStructure } from './readBodyStructure'
import { readEnvelope } from './readEnvelope'
import { uidSets } from './uidSet'

/** What one keeps in memory, roughly. */
const envelopeBytes = 3_000

const items = ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE', 'BODYSTRUCTURE'].map(atom)

/** What servers keep ready of these mails. Mails that are gone are left out, and lines that cannot be read. */
export const fetchEnvelopes = (folder: HeldFolder, uids: readonly number[]): AsyncGenerator<ImapEnvelope> =>
  folder.stream(async (connection, push) => {
    for (const set of uidSets(uids)) {
      await fetchLines(
        connection,
        set,
        items,
        ({ uid, flags, modSeq, internalDate, sizeBytes, envelope, bodyStructure }) => {
          // News about flags come in the same form, without what was asked for.
          if (flags === undefined || envelope === undefined) return undefined
          const mail = {
            uid,
            flags,
            modSeq,
            internalDate: internalDate ?? 0,
            sizeBytes: sizeBytes ?? 0,
            envelope: readEnvelope(envelope),
            structure: readBodyStructure(bodyStructure),
          }
          return push(mail, envelopeBytes)
        },
        { isPatient: true },
      )
    }
  })
