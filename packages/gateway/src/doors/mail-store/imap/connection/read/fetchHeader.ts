import type { HeldFolder } from '../pool/HeldFolder'
import { bodyItem } from './bodyItem'
import { fetchLines } from './fetchLines'
import { uidSets } from './uidSet'

/** The header block as it travelled, at most so many bytes of it. Undefined when the mail is gone. */
export const fetchHeader = (
  folder: HeldFolder,
  uid: number,
  limitBytes?: number,
): Promise<Uint8Array | undefined> =>
  folder.read(async (connection) => {
    const [set = ''] = uidSets([uid])
    let header: Buffer | undefined
    await fetchLines(connection, set, [bodyItem('HEADER', limitBytes)], (mail) => {
      if (mail.uid === uid && mail.sections.has('HEADER'))
        header = mail.sections.get('HEADER') ?? Buffer.alloc(0)
    })
    return header
  })
