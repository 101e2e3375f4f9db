import * as v from 'valibot'
import { wireAddress, wireFolderName } from './common'

/** Names the folder; the uid is in the path. */
export const wireReceiptQuery = v.object({ folder: wireFolderName })

/** The wish of a mail's sender for a receipt; null when there is none. */
export const wireReceipt = v.object({
  receipt: v.nullable(v.object({ status: v.picklist(['asked', 'sent', 'refused']), to: wireAddress })),
})
