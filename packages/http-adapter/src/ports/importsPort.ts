import type { ImportsPort } from '@mailroom/core'
import type { HttpClient } from '../http/HttpClient'

/** Mail files from elsewhere, over HTTP. Its code comes with the first of them. */
export const createImportsPort = (client: HttpClient): ImportsPort => ({
  add: async (file, folder, importId, options) => {
    const { importMail } = await import('./importMail')
    return importMail(client, { file, folder, importId }, options)
  },
})
