import type { Logger } from 'pino'
import type { Settings } from '../config/Settings'
import { createOuterFetch } from '../outer/createOuterFetch'
import { httpSms } from './httpSms'
import { logSms } from './logSms'
import type { SmsProvider } from './SmsProvider'

/**
 * The way to mobile phones that the settings name; undefined where there is none. It is asked over a line of its own: a host inside
 * the network that sends messages gives mails no way in.
 *
 * @source CO-13, N1
 */
export function openSms(settings: Settings, log: Pick<Logger, 'info'>): SmsProvider | undefined {
  if (settings.smsProvider === 'off') return undefined
  if (settings.smsProvider === 'log') return logSms(log)
  const { smsUrl: url, smsAuthorization: authorization, smsInnerHosts: innerHosts } = settings
  return httpSms({ url, authorization, outerFetch: createOuterFetch({ innerHosts }) })
}
