import type { Settings } from '../config/Settings'

type Pictures = Pick<Settings, 'banners' | 'welcomeAds' | 'welcomeLinks'>

/** Hosts that the pictures of the home page lie on, which pages may load pictures from. @source HO-05, C2 */
export function pictureOrigins({ banners, welcomeAds, welcomeLinks }: Pictures): readonly string[] {
  const addresses = [
    ...[...banners, ...welcomeAds].map(({ image }) => image),
    ...welcomeLinks.flatMap(({ links }) => links.map(({ icon }) => icon)),
  ]
  return [...new Set(addresses.filter((each) => /^https?:/.test(each)).map((each) => new URL(each).origin))]
}
