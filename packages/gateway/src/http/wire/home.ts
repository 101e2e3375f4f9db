import type { AnswerOf, Contract } from '@mailroom/api'
import type { MailRoom, Weather } from '@mailroom/core'
import type { Settings } from '../../config/Settings'
import type { NotedSignIn } from '../../home/SignIns'

type Welcome = AnswerOf<Contract['welcome']>

const megabyte = 1024 * 1024

/** What the organisation has put on the home page. @source HO-04 to HO-06 */
export const toWireBoard = (settings: Settings): Omit<Welcome, 'userinfo' | 'weatherinfo'> => ({
  system_name: settings.noticeTitle,
  system_remark: settings.noticeHtml,
  welcome_links: settings.welcomeLinks,
  banner_list: settings.banners,
  welcome_ads: settings.welcomeAds,
  name: settings.organisation === '' ? settings.title : settings.organisation,
  is_icp: settings.icpNumber !== '',
  icp_no: settings.icpNumber,
  icp_link: settings.icpLink,
})

/** Capacity in MB. @source HO-02 */
export function toWireRoom(room: MailRoom | undefined) {
  const { usedBytes, limitBytes = 0 } = room ?? {}
  return {
    capacity_used: usedBytes === undefined ? null : inMegabytes(usedBytes),
    capacity_total: inMegabytes(limitBytes),
    capacity_used_rate: limitBytes > 0 ? Math.round(((usedBytes ?? 0) / limitBytes) * 100) : 0,
  }
}

/** To the byte: a few small mails are not nothing. */
const inMegabytes = (bytes: number) => Number((bytes / megabyte).toFixed(6))

/** Today's weather. @source HO-04 */
export const toWireWeather = (weather: Weather | undefined): Welcome['weatherinfo'] =>
  weather === undefined
    ? null
    : {
        cityname: weather.city,
        temLow: weather.low,
        temHigh: weather.high,
        stateDetailed: weather.state,
        windState: weather.wind,
      }

/** Address, place, time and browser of a sign-in; empty for none. @source SE-25 */
export const toWireSignIn = (signIn: NotedSignIn | undefined, placeOf: (address: string) => string) => ({
  ip: signIn?.clientAddress ?? '',
  isp: signIn ? placeOf(signIn.clientAddress) : '',
  ct: signIn ? new Date(signIn.at).toISOString() : null,
  agent: signIn?.userAgent ?? '',
})
