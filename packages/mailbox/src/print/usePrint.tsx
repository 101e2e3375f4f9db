import { formatAddress, formatFullTime, type Message } from '@mailroom/core'
import { useLocale, useNavigationActs, useSession, useStrings, useTranslation } from '@mailroom/react'
import { useState } from 'react'
import { secrecyStrings } from '../marks/secrecyStrings'
import { PrintFrame } from './PrintFrame'
import { printHtml, type PrintWords } from './printHtml'
import * as styles from './PrintView.css'

/**
 * Prints the open mail, not the page around it: in a window where the host opens one, else from a frame aside.
 *
 * @param place answers with the element that the mail is shown in
 * @source RD-15
 */
export function usePrint(message: Message, asText: boolean, place: () => Element | null | undefined) {
  const { t } = useTranslation('reading')
  const levels = useStrings(secrecyStrings)
  const { locale } = useLocale()
  const { session } = useSession()
  const { print: openWindow } = useNavigationActs()
  const [html, setHtml] = useState<string>()
  const print = () => {
    const frame = place()?.querySelector('iframe')
    const shown = asText || message.html === undefined ? undefined : frame?.contentDocument?.body
    const style = { locale, twelveHour: session?.features.twelveHourTime }
    const { from, sender } = message
    const { secrecy } = message.state
    const words: PrintWords = {
      subject: message.subject || t('noSubject'),
      time: formatFullTime(message.sentAt ?? message.receivedAt, style),
      from: t('from'),
      ...(sender && {
        sentFor: t('sentFor', { sender: formatAddress(sender), author: from.name.trim() || from.address }),
      }),
      to: t('to'),
      cc: t('cc'),
      attachments: t('attachmentNames'),
      separator: t('nameSeparator'),
      colon: t('colon'),
      ...(secrecy && { secrecy: [t('secrecyLevel'), levels.t(`secrecy_${secrecy}`)] as const }),
    }
    const page = printHtml(message, words, shown)
    if (openWindow?.(page) !== true) setHtml(page)
  }
  const frame =
    html === undefined ? null : (
      <PrintFrame html={html} title={t('print')} className={styles.aside} onDone={() => setHtml(undefined)} />
    )
  return { print, frame }
}
