import { hasBidiControls, hasHiddenCharacters } from '../sender/hiddenCharacters'
import { cleanFolderName } from './folderPath'

/** Longest name of one folder, in characters. */
export const maxFolderNameLength = 60

/**
 * What is wrong with the name of a folder.
 *
 * - `required` there is none
 * - `tooLong` more than `maxFolderNameLength` characters
 * - `forbidden` it has a slash, or characters that nobody sees or that turn the order of reading
 * - `reserved` it is, or looks like, the name of a default folder
 */
export type FolderNameFault = 'required' | 'tooLong' | 'forbidden' | 'reserved'

// The names of the default folders, in the three languages and as other mail programs have them.
const reserved: ReadonlySet<string> = /* @__PURE__ */ makeReserved()

function makeReserved(): ReadonlySet<string> {
  const names = [
    ...['inbox', 'drafts', 'draft', 'sent', 'sent mail', 'sent items', 'archive', 'spam', 'junk', 'trash'],
    ...['snoozed', '稍后处理', '稍後處理'],
    ...['deleted', 'deleted items', 'deleted messages'],
    ...['收件箱', '草稿箱', '已发送', '归档', '垃圾邮件', '已删除'],
    ...['收件匣', '草稿匣', '寄件備份', '封存', '垃圾郵件', '垃圾桶'],
  ]
  return new Set(names.map(look))
}

/**
 * What is wrong with a name that somebody wants to give to a folder; undefined when nothing is.
 *
 * @param isAtRoot beside the default folders, where it could be taken for one
 * @source FL-02, F1, X8
 */
export function folderNameFault(name: string, isAtRoot: boolean): FolderNameFault | undefined {
  const clean = cleanFolderName(name)
  if (clean === '') return 'required'
  if (Array.from(clean).length > maxFolderNameLength) return 'tooLong'
  const isBroken = /[/\\\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(clean) || /^\.+$/.test(clean)
  if (isBroken || hasHiddenCharacters(clean) || hasBidiControls(clean)) return 'forbidden'
  return isAtRoot && reserved.has(look(clean)) ? 'reserved' : undefined
}

/** A name as the eye takes it: without case, width, accents, spaces and signs, and in Latin letters where they look so. */
function look(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}|!$]/gu, '')
  return Array.from(plain, latinTwin).join('').replaceAll('l', 'i')
}

// Letters that are drawn like a Latin one, as far as the reserved names have them. @source UTS 39, confusables.txt
function latinTwin(letter: string): string {
  const at = Array.from('аɑαсϲԁеεһіιıӏɩкκмոηоοσօрρѕтτυսνхχ01|!5$').indexOf(letter)
  return Array.from('aaaccdeehiiiiikkmnnooooppsttuuvxxoiiiss')[at] ?? letter
}
