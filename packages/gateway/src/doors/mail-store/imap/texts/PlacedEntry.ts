import type { BlobKey, BlobStore } from '../../../blob-store/BlobStore'
import { placeTexts } from '../../sql/append/textColumns'
import { createBreath } from '../session/breath'
import type { IndexEntry } from './IndexEntry'

/** A mail that was read, its long texts in the blob store: ready for its rows. */
export interface PlacedEntry {
  readonly entry: IndexEntry
  readonly texts: Awaited<ReturnType<typeof placeTexts>>
}

/**
 * Puts the long texts of mails into the blob store.
 *
 * @param written gets the blobs as they are written, so that a caller who fails can take them back
 * @returns       by the keys given
 */
export async function placeEntries<Key>(
  blobs: BlobStore,
  entries: ReadonlyMap<Key, IndexEntry>,
  written: BlobKey[],
): Promise<Map<Key, PlacedEntry>> {
  const placed = new Map<Key, PlacedEntry>()
  const breathe = createBreath()
  for (const [key, entry] of entries) {
    const texts = await placeTexts(blobs, entry)
    written.push(...textKeys(texts))
    placed.set(key, { entry, texts })
    await breathe()
  }
  return placed
}

/** What `message_texts` keeps of it. */
export const textColumns = ({ entry, texts }: PlacedEntry) => ({
  details: entry.details,
  ...texts,
  html_part: entry.htmlPart ?? null,
})

/** The blobs that hold long texts. */
export const textKeys = ({
  text_key,
  html_key,
}: {
  readonly text_key: string | null
  readonly html_key: string | null
}): BlobKey[] => [text_key, html_key].filter((key) => key !== null)
