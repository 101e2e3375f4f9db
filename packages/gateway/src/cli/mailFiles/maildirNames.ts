import type { MessageState } from '@mailroom/core'

/** Folder names as Maildir++ writes them: levels joined by dots, other letters in modified UTF-7 (RFC 3501 5.1.3). */
export function toMaildirFolder(folder: string): string {
  const levels = folder
    .split('/')
    .map((level) => encodeUtf7(level).replaceAll('.', '&AC4-').replaceAll('/', '&AC8-'))
  return folder === 'INBOX' ? '' : `.${levels.join('.')}`
}

/** The folder that a Maildir++ folder is for us; the root is the inbox. */
export function fromMaildirFolder(name: string): string {
  if (name === '') return 'INBOX'
  return name.slice(1).split('.').map(decodeUtf7).join('/')
}

function encodeUtf7(text: string): string {
  return text.replaceAll('&', '&-').replace(/[^\x20-\x7e]+/g, (run) => {
    const bytes = Buffer.from(run, 'utf16le').swap16()
    return `&${bytes.toString('base64').replace(/=+$/, '').replaceAll('/', ',')}-`
  })
}

function decodeUtf7(text: string): string {
  return text.replace(/&([A-Za-z0-9+,]*)-/g, (_all, run: string) => {
    if (run === '') return '&'
    const bytes = Buffer.from(run.replaceAll(',', '/'), 'base64')
    return bytes.length % 2 === 0 ? Buffer.from(bytes).swap16().toString('utf16le') : `&${run}-`
  })
}

/** What the letters behind `:2,` say. @source Maildir */
export function stateOfLetters(letters: string): Partial<Omit<MessageState, 'hasAttachments'>> {
  return {
    isRead: letters.includes('S'),
    isAnswered: letters.includes('R'),
    isForwarded: letters.includes('P'),
    ...(letters.includes('F') ? { flag: 'red' as const } : {}),
  }
}

/** The letters for a state, in the order of the alphabet. */
export function lettersOfState(state: MessageState): string {
  const letters = [state.flag && 'F', state.isForwarded && 'P', state.isAnswered && 'R', state.isRead && 'S']
  return letters.filter(Boolean).join('')
}
