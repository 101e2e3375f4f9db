import * as v from 'valibot'
import { wireTime, wireWhole } from './common'

/** A picture that may lead somewhere. */
export const wireBanner = v.object({ title: v.string(), image: v.string(), link: v.string() })

/** Tabs of links. */
export const wireWelcomeLinks = v.array(
  v.object({
    title: v.string(),
    links: v.array(v.object({ title: v.string(), desc: v.string(), icon: v.string(), url: v.string() })),
  }),
)

/** Today's weather, in the words of the organisation's source. */
const wireWeather = v.object({
  cityname: v.string(),
  temLow: v.string(),
  temHigh: v.string(),
  stateDetailed: v.string(),
  windState: v.string(),
})

/**
 * The home page. Capacities are in MB: 0 in `capacity_total` has no end, null in `capacity_used` is not known. What is not
 * there is empty, or null.
 */
export const wireWelcome = v.object({
  userinfo: v.object({
    capacity_used: v.nullable(v.number()),
    capacity_total: v.number(),
    /** Percent; 0 without an end. */
    capacity_used_rate: v.number(),
    last_login: v.nullable(wireTime),
    login_ip: v.string(),
    login_isp: v.string(),
    unread: wireWhole,
  }),
  weatherinfo: v.nullable(wireWeather),
  system_name: v.string(),
  system_remark: v.string(),
  welcome_links: wireWelcomeLinks,
  banner_list: v.array(wireBanner),
  welcome_ads: v.array(wireBanner),
  name: v.string(),
  is_icp: v.boolean(),
  icp_no: v.string(),
  icp_link: v.string(),
})

/**
 * The sign-in that began this session (1) and the one before it (2): address, place, time and browser. Null is the time of
 * one that is not there.
 */
export const wireLoginLog = v.object({
  ip1: v.string(),
  isp1: v.string(),
  ct1: v.nullable(wireTime),
  agent1: v.string(),
  ip2: v.string(),
  isp2: v.string(),
  ct2: v.nullable(wireTime),
  agent2: v.string(),
})
