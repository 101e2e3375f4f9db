import { isMailroomError } from '@mailroom/core'
import { readContactFile } from '../readContactFile'
import { writeContactFile } from '../writing/writeContactFile'
import type { FileOrder, FileReport } from './FileOrder'

/** Does it, in this thread. What fails without being a fault of the file is thrown. */
export function carryOut(order: FileOrder): FileReport {
  try {
    if (order.act === 'read') return { contacts: readContactFile(order.bytes, order.kind) }
    return { bytes: writeContactFile(order.kind, order.contacts, order.groupNames, order.locale) }
  } catch (error) {
    if (!isMailroomError(error)) throw error
    return { fault: { kind: error.kind, message: error.message, fields: error.details.fields } }
  }
}
