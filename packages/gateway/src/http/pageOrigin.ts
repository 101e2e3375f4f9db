import type { PublicAddress } from '../config/publicAddress'

/**
 * The origin of our own pages, as a service outside or a device has to know it: the configured one, or the one that the request
 * came by, whose host was found to be ours.
 */
export const pageOrigin = (request: Request, { origin }: PublicAddress): string =>
  origin ?? new URL(request.url).origin
