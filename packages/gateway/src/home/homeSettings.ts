import { BlockList, isIP } from 'node:net'
import * as v from 'valibot'
import { someText } from '../config/setting'

/** Where a browser may be sent, or a picture be had from: of the web, or a file that the gateway serves. */
const webAddress = v.pipe(
  v.string(),
  v.check(
    (given) => /^\/(?!\/)/.test(given) || (/^https?:\/\//.test(given) && URL.canParse(given)),
    'must be an address like https://intranet.example.com/news, or a path like /news.png',
  ),
)
/** The same, or empty. */
export const addressOrNothing = v.union([v.literal(''), webAddress])
const maybeAddress = v.optional(addressOrNothing, '')

/** The same for a setting of its own, without paths. */
export const outerAddress = v.pipe(
  v.string(),
  v.check(
    (given) => given === '' || (/^https?:\/\//.test(given) && URL.canParse(given)),
    'must be an address like https://weather.example.com/today',
  ),
)

/** A banner or an advertisement. */
export const bannerSchema = v.strictObject({ title: someText, image: webAddress, link: maybeAddress })

/** A tab of links. */
export const linkGroupSchema = v.strictObject({
  title: someText,
  links: v.pipe(
    v.array(
      v.strictObject({
        title: someText,
        desc: v.optional(v.string(), ''),
        icon: maybeAddress,
        url: webAddress,
      }),
    ),
    v.minLength(1),
  ),
})

/** `10.0.0.0/8`, or one address. */
const network = v.pipe(
  v.string(),
  v.check((given) => {
    const [address = '', bits] = given.split('/')
    const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1
    return bits === undefined ? most > 0 : /^\d{1,3}$/.test(bits) && Number(bits) <= most
  }, 'must be a network, like 10.20.0.0/16'),
)

/** What a network is called. */
export const networkPlaceSchema = v.strictObject({
  networks: v.pipe(v.array(network), v.minLength(1)),
  place: someText,
})

/** What an address is called in a list of networks; the first that holds it counts. Nobody outside is asked. */
export function placesOf(
  places: readonly v.InferOutput<typeof networkPlaceSchema>[],
): (address: string) => string {
  const known = places.map(({ networks, place }) => {
    const list = new BlockList()
    for (const given of networks) {
      const [address = '', bits] = given.split('/')
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
    }
    return { list, place }
  })
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    const family = isIP(plain)
    if (family === 0) return ''
    return known.find(({ list }) => list.check(plain, family === 6 ? 'ipv6' : 'ipv4'))?.place ?? ''
  }
}
