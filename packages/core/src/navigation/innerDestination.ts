import type { Destination } from './Destination'
import { pathToDestination } from './pathToDestination'

/**
 * The place in the product that an address names; undefined for an address elsewhere, such as a file or another site.
 *
 * @param address as an organisation writes it down: with its path alone when it is here
 */
export function innerDestination(address: string): Destination | undefined {
  if (!/^\/(?!\/)/.test(address)) return undefined
  const [path = '', search = ''] = address.split('?')
  const place = pathToDestination(path, search)
  return place.kind === 'notFound' ? undefined : place
}
