import type { DraftAttachment, DraftContent } from '@mailroom/core'
import type { SecrecyPolicy } from './SecrecyPolicy'

/**
 * Content whose files are those of the store, with the levels that its writer gave them; without any where the organisation has
 * none.
 *
 * @param given the files as the writer named them, in the same order
 */
export function withLevels(
  { secrecyPolicy }: { readonly secrecyPolicy?: SecrecyPolicy },
  { secrecy, ...content }: DraftContent,
  given: readonly DraftAttachment[],
): DraftContent {
  if (secrecyPolicy === undefined) return content
  const attachments = content.attachments.map((file, at) => {
    const level = given[at]?.secrecy
    return level ? { ...file, secrecy: level } : file
  })
  return { ...content, ...(secrecy && { secrecy }), attachments }
}
