import type { Address, ContactGroup, ContactId, ContactRow } from '@mailroom/core'

/** A window that is wanted, and what it is about. */
export type Asked =
  | { readonly kind: 'newContact'; readonly person?: Address; readonly group?: ContactGroup['id'] }
  | { readonly kind: 'editContact'; readonly id: ContactId }
  | { readonly kind: 'newGroup'; readonly contacts?: readonly ContactRow[] }
  | { readonly kind: 'renameGroup' | 'removeGroup'; readonly group: ContactGroup }
  | { readonly kind: 'import' | 'export' | 'doubles' }
  | { readonly kind: 'merge'; readonly ids: readonly ContactId[] }
