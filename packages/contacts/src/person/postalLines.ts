import type { PostalAddress } from '@mailroom/core'

const han = /\p{Script=Han}/u

/**
 * An address as it is written where it lies: Chinese from the country to the door in one line, others from the door to the
 * country.
 */
export function postalLines({ country, region, city, street, postalCode }: PostalAddress): string[] {
  const isHan = han.test(`${region}${city}${street}`)
  if (isHan) return [postalCode, [country, region, city, street].filter(Boolean).join('')].filter(Boolean)
  return [street, [postalCode, city].filter(Boolean).join(' '), region, country].filter(Boolean)
}
