import type { SmsPort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'

/** Mobile numbers of those whom the reader writes to. As `SmsPort` has them. */
export interface Sms {
  readonly missing: SmsPort['missing']
  readonly save: SmsPort['save']
}

/** Mobile numbers of those who are told of a mail by SMS. Both calls reject, for the window to say why. @source CO-13 */
export function useSms(): Sms {
  const { sms: port } = useAdapter()
  return useMemo((): Sms => {
    const sms = () => {
      if (!port) throw missingPort('sms')
      return port
    }
    return {
      missing: async (...question) => sms().missing(...question),
      save: async (numbers) => sms().save(numbers),
    }
  }, [port])
}
