import type { DraftAttachment, DraftContent } from '@mailroom/core'
import type { SecrecyPolicy } from './SecrecyPolicy'

/**
 * Content whose files are those of the store, with the levels that its writer gave them; without any where the organisation has
 * none.
 *
 * @param given the files as the writer named them
 */
export function withLevels(
  { secrecyPolicy }: { readonly secrecyPolicy?: SecrecyPolicy },
  { secrecy, ...content }: DraftContent,
  given: readonly DraftAttachment[],
): DraftContent {
  if (secrecyPolicy === undefined) return content
  const levels = new Map(given.map((file) => [file.id, file.secrecy]))
  const attachments = content.attachments.map((file) => {
    const level = levels.get(file.id)
    return level ? { ...file, secrecy: level } : file
  })
  return { ...content, ...(secrecy && { secrecy }), attachments }
}
