import type { Message, ReceiptRequest } from '@mailroom/core'
import { useErrorText, useReadReceipt, useTranslation } from '@mailroom/react'
import { useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { useRights } from '../../rights/useRights'

/** The wish for a receipt and the way to answer it. */
export interface ReceiptAnswer {
  /** Undefined while it is not known, where nobody asks, and where the reader may not answer. */
  readonly request: ReceiptRequest | undefined
  /** What is being answered right now. */
  readonly busy: 'send' | 'refuse' | undefined
  readonly reply: (word: 'send' | 'refuse') => Promise<void>
}

/** Answers the wish for a receipt, and says so when that failed; it can be answered again then. @source RD-13 */
export function useReceiptAnswer(message: Message): ReceiptAnswer {
  const { t } = useTranslation('reading')
  const { request, answer } = useReadReceipt(message)
  const { maySend } = useRights()
  const errorText = useErrorText()
  const { show } = useToasts()
  const [busy, setBusy] = useState<'send' | 'refuse'>()
  const reply = async (word: 'send' | 'refuse') => {
    setBusy(word)
    try {
      await answer(word)
    } catch (error) {
      const reason = errorText(error)
      if (reason !== undefined) show({ tone: 'danger', message: t('receiptFailed', { reason }) })
    }
    setBusy(undefined)
  }
  return { request: maySend ? request : undefined, busy, reply }
}
