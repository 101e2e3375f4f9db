import type { AnswerOf, Contract } from '@mailroom/api'
import type { HomeBanner, HomeInfo, MailRoom, SignInRecord, SignIns } from '@mailroom/core'
import { safeUrl } from './safeUrl'
import { fromWireTime } from './times'

type Welcome = AnswerOf<Contract['welcome']>

const megabyte = 1024 * 1024

/** The home page. Addresses that lead nowhere safe are left out. */
export function fromWireWelcome(answer: Welcome): HomeInfo {
  const { userinfo, weatherinfo } = answer
  const room = roomOf(userinfo)
  const registrationUrl = safeUrl(answer.icp_link)
  return {
    unreadCount: userinfo.unread,
    ...(room && { room }),
    ...(weatherinfo && {
      weather: {
        city: weatherinfo.cityname,
        low: weatherinfo.temLow,
        high: weatherinfo.temHigh,
        state: weatherinfo.stateDetailed,
        wind: weatherinfo.windState,
      },
    }),
    board: {
      ...(answer.system_remark !== '' && {
        notice: { title: answer.system_name, html: answer.system_remark },
      }),
      linkGroups: answer.welcome_links.map(linkGroupOf).filter(({ links }) => links.length > 0),
      banners: answer.banner_list.flatMap(bannerOf),
      ads: answer.welcome_ads.flatMap(bannerOf),
      footer: {
        organisation: answer.name,
        ...(answer.is_icp && {
          registration: { number: answer.icp_no, ...(registrationUrl && { url: registrationUrl }) },
        }),
      },
    },
  }
}

/** In MB, as the texts count it. */
function roomOf({ capacity_used: used, capacity_total: total }: Welcome['userinfo']): MailRoom | undefined {
  if (used === null) return undefined
  return { usedBytes: bytesOf(used), ...(total > 0 && { limitBytes: bytesOf(total) }) }
}

const bytesOf = (megabytes: number) => Math.round(megabytes * megabyte)

const linkGroupOf = ({ title, links }: Welcome['welcome_links'][number]) => ({
  title,
  links: links.flatMap((link) => {
    const [url, iconUrl] = [safeUrl(link.url), safeUrl(link.icon)]
    return url ? [{ title: link.title, description: link.desc, url, ...(iconUrl && { iconUrl }) }] : []
  }),
})

function bannerOf({ title, image, link }: Welcome['banner_list'][number]): HomeBanner[] {
  const [imageUrl, url] = [safeUrl(image), safeUrl(link)]
  return imageUrl ? [{ title, imageUrl, ...(url && { url }) }] : []
}

/** The sign-in of this session, and the one before it. */
export function fromWireLoginLog(answer: AnswerOf<Contract['loginLog']>): SignIns {
  const current = signInOf(answer.ct1, answer.ip1, answer.isp1, answer.agent1)
  const previous = signInOf(answer.ct2, answer.ip2, answer.isp2, answer.agent2)
  return { ...(current && { current }), ...(previous && { previous }) }
}

const signInOf = (
  time: string | null,
  address: string,
  place: string,
  userAgent: string,
): SignInRecord | undefined =>
  time === null ? undefined : { at: fromWireTime(time), address, userAgent, ...(place !== '' && { place }) }
