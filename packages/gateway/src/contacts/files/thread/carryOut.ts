import { reportOf } from '../../../file-thread/FileReport'
import { readContactFile } from '../readContactFile'
import { writeContactFile } from '../writing/writeContactFile'
import type { ContactFileReport, FileOrder } from './FileOrder'

/** Does it, in this thread. What fails without being a fault of the file is thrown. */
export const carryOut = (order: FileOrder): ContactFileReport =>
  reportOf(() =>
    order.act === 'read'
      ? { contacts: readContactFile(order.bytes, order.kind) }
      : { bytes: writeContactFile(order.kind, order.contacts, order.groupNames, order.locale) },
  )
