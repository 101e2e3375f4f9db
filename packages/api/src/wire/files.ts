import * as v from 'valibot'
import { wireFolderName, wireUidText } from './common'

/** Query of an attachment. `download=1` asks for a file to save rather than to show. */
export const wireAttachmentQuery = v.object({
  folder: wireFolderName,
  uid: wireUidText,
  sid: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  download: v.optional(v.picklist(['0', '1'])),
})
