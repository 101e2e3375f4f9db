import type { DraftContent } from '@mailroom/core'

/** The form of a draft as it was saved. */
export function readForm(json: string): DraftContent {
  const form: DraftContent = JSON.parse(json)
  return form
}
