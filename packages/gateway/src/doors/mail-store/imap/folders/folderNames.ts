import type { FolderId } from '@mailroom/core'

/** Stands for a "/" inside a level's name, on servers that separate levels by something else. */
const slashInName = '\u2215'

/** The server's levels as our full name. */
export const folderIdOf = (parts: readonly string[]): FolderId =>
  parts
    .map((part, index) => (index === 0 && part.toUpperCase() === 'INBOX' ? 'INBOX' : part))
    .map((part) => part.replaceAll('/', slashInName))
    .join('/')

/** Our full name as the server's levels. */
export const folderParts = (id: FolderId): string[] =>
  id.split('/').map((part) => part.replaceAll(slashInName, '/'))
