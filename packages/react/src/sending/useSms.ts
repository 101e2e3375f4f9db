import type { SendingPort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'

/** Mobile numbers of those whom the reader writes to. As `SendingPort` has them. */
export interface Sms {
  readonly missing: NonNullable<SendingPort['missingNumbers']>
  readonly save: NonNullable<SendingPort['saveNumbers']>
}

/** Mobile numbers of those who are told of a mail by SMS. Both calls reject, for the window to say why. @source CO-13 */
export function useSms(): Sms {
  const { sending: port } = useAdapter()
  return useMemo(
    (): Sms => ({
      async missing(...question) {
        if (!port?.missingNumbers) throw missingPort('sending')
        return port.missingNumbers(...question)
      },
      async save(numbers) {
        if (!port?.saveNumbers) throw missingPort('sending')
        return port.saveNumbers(numbers)
      },
    }),
    [port],
  )
}
