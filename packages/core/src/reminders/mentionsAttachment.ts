/** Says that there is none: not what somebody forgets. */
const denials =
  /(?:无|無|没有|沒有|不带|不帶|不含|未添加|未附)\s*(?:任何)?\s*(?:附件|附檔)|\b(?:no|without(?: an| any)?)\s+attach(?:ment|ments|ed files?)\b/giu

/**
 * How people speak of a file that goes with a mail. English counts in a Chinese mail as well.
 *
 * - zh-hans 附件, 随信附上, 见附; zh-tw 附件, 附檔, 夾帶, 隨信附上, 如附
 * - en attached, attaching, attachment, enclosed
 */
const mentions =
  /附件|附檔|附档|附圖|附图|附表|附上|附於|附于|隨附|随附|[见見如]附|夾帶|夹带|\b(?:attach(?:ed|ing|ments?)|enclos(?:ed|ing|ures?))\b/iu

/** Lines of an original that was quoted as text, and everything below the mark of a signature. @source RFC 3676 4.3 */
const quoted = /^>.*$/gmu
const signature = /^-- ?\n[\s\S]*$/mu

/**
 * True when a writer says that a file goes with the mail.
 *
 * @param text what the writer wrote, without the original below it
 * @source CO-19
 */
export function mentionsAttachment(text: string): boolean {
  const own = text.replaceAll('\r\n', '\n').replace(signature, '').replace(quoted, '')
  return mentions.test(own.replace(denials, ''))
}
