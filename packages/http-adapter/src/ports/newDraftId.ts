import type { DraftId } from '@mailroom/core'

const idBytes = 16

/** A fresh id of 128 random bits, in base64url. */
export function newDraftId(): DraftId {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
