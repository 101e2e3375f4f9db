import { detectExtension } from 'nodemailer/lib/mime-funcs'
import { cutWhole, removeLoneSurrogates } from '../headers/cleanPhrase'

/** Characters of a name: below the 255 bytes of file systems even when each is Chinese, with room for ` (1)`. */
const MAX_NAME_CHARS = 80

/** Controls, bidi marks and overrides, zero-width characters: none can be seen, all can hide the true ending (X8). */
const invisible = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]+/gu

/** Names that Windows gives to devices, with or without an ending. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/**
 * The name of an attachment as it may be listed, saved and written into headers: never a path, never empty.
 *
 * @param given    decoded; may be empty
 * @param contentType names the ending when nothing is given
 * @source X8, F1, T10
 */
export function fileName(given: string, contentType: string): string {
  const base = removeLoneSurrogates(given.slice(0, 4_096))
    .replace(invisible, '')
    .replace(/[\s\u00a0\u3000]+/g, ' ')
    .replace(/^.*?([^/\\]*)$/s, '$1')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[. ]+/, '')
    .trim()
  const name = withoutTrailingDots(base).replace(deviceName, '_$&')
  return name ? shortened(name) : nameByType(contentType)
}

/** Windows drops blanks and dots at the end, so `a.exe. .` would become `a.exe`. */
function withoutTrailingDots(name: string): string {
  let end = name.length
  while (end > 0 && (name[end - 1] === '.' || name[end - 1] === ' ')) end--
  return name.slice(0, end)
}

function shortened(name: string): string {
  if (name.length <= MAX_NAME_CHARS) return name
  const ending = /\.[^. ]{1,12}$/.exec(name)?.[0] ?? ''
  return (
    cutWhole(name.slice(0, name.length - ending.length), MAX_NAME_CHARS - ending.length).trimEnd() + ending
  )
}

function nameByType(contentType: string): string {
  if (contentType === 'message/rfc822' || contentType === 'message/global') return 'message.eml'
  if (contentType === 'text/calendar') return 'invite.ics'
  if (contentType === 'message/delivery-status') return 'delivery-report.txt'
  if (contentType === 'text/rfc822-headers') return 'message-header.txt'
  if (contentType.startsWith('message/')) return 'details.txt'
  const ending = detectExtension(contentType) || 'bin'
  return `${contentType.startsWith('image/') ? 'image' : 'attachment'}.${ending}`
}
