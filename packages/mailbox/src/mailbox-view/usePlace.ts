import { defaultFolder, type Destination, type FolderId } from '@mailroom/core'
import { useState } from 'react'

/** Which list stands behind the tabs. */
export interface Place {
  readonly folder: FolderId
  /** Counted from 1. */
  readonly page: number
  /** It begins with what is unread. */
  readonly isUnread?: true
}

/** The list that a mailbox shows; a mail that it begins with brings its folder along. */
export function usePlace(first: Destination) {
  return useState<Place>(() =>
    first.kind === 'message' ? { folder: first.ref.folder, page: 1 } : (placeOf(first) ?? inbox),
  )
}

/** The list that a destination names; undefined when it names none. */
export function placeOf(destination: Destination): Place | undefined {
  if (destination.kind === 'home') return inbox
  return destination.kind === 'folder' ? { ...destination, page: destination.page ?? 1 } : undefined
}

/** The destination of a list. */
export const destinationOf = ({ folder, page, isUnread }: Place): Destination => ({
  kind: 'folder',
  folder,
  ...(page > 1 ? { page } : {}),
  ...(isUnread && { isUnread }),
})

const inbox: Place = { folder: defaultFolder, page: 1 }
