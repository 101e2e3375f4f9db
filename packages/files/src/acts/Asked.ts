import type { DiskEntry } from '@mailroom/core'

/** A window that is wanted, and what it is about. */
export type Asked =
  | { readonly kind: 'newFolder' }
  | { readonly kind: 'rename' | 'share'; readonly entry: DiskEntry }
  | { readonly kind: 'move' | 'keep' | 'remove'; readonly entries: readonly DiskEntry[] }
