import { MAX_REPORT_BYTES } from '../limits'
import type { MimePart } from '../structure/MimePart'
import { decodePart } from '../transfer/decodePart'
import type { DeliveryReport } from './DeliveryReport'
import { parseDeliveryStatus } from './parseDeliveryStatus'

const statusTypes = /^message\/(?:global-)?delivery-status$/
const returnedTypes = /^(?:message\/(?:rfc822|global|rfc822-headers|global-headers)|text\/rfc822-headers)$/

/** Status parts that are read; one is the rule. */
const MAX_STATUS_PARTS = 20

/**
 * The delivery report of a mail, when it is one.
 *
 * @source RFC 3464, RFC 6522
 */
export function findDeliveryReport(raw: Buffer, root: MimePart): DeliveryReport | undefined {
  if (root.contentType !== 'multipart/report') return undefined
  const statuses = root.children.filter((part) => statusTypes.test(part.contentType))
  if (statuses.length === 0) return undefined
  const returned = root.children.find((part) => returnedTypes.test(part.contentType))
  const read = (part: MimePart): Buffer =>
    decodePart(raw.subarray(part.offset, part.offset + part.length), part.encoding, MAX_REPORT_BYTES)
  // Some servers write a part for each recipient, or their words for people under the same type.
  const groups = statuses.slice(0, MAX_STATUS_PARTS).flatMap((part) => [read(part), Buffer.from('\r\n\r\n')])
  return parseDeliveryStatus(Buffer.concat(groups), returned && read(returned))
}
