import { cleanPhrase } from '../headers/cleanPhrase'
import { decodeHeaderBytes } from '../headers/decodeHeaderBytes'
import { decodeWords } from '../headers/decodeWords'
import { parseIds } from '../headers/parseIds'
import type { HeaderField } from '../structure/HeaderField'
import { readHeaderBlock } from '../structure/readHeaderBlock'
import type { DeliveryReport, RecipientReport } from './DeliveryReport'
import { untyped } from './untyped'

/** Recipients of one notice; more than a mail may have. */
const MAX_RECIPIENTS = 2_000

const actions = ['failed', 'delayed', 'delivered', 'relayed', 'expanded'] as const

/**
 * Reads the machine part of a delivery status notice: groups of fields, the first about the mail, the others about
 * one recipient each.
 *
 * @param status  the decoded message/delivery-status part
 * @param original the decoded part that holds the returned mail or its header
 * @source RFC 3464 2
 */
export function parseDeliveryStatus(status: Buffer, original?: Buffer): DeliveryReport {
  const groups = fieldGroups(status)
  const recipients = groups.map(recipientOf).filter((report) => report !== undefined)
  const returned = original ? readHeaderBlock(original, 0, original.length).fields : []
  return {
    recipients,
    originalMessageId: parseIds(text(returned, 'message-id'))[0] ?? '',
    originalEnvelopeId: groups.map((fields) => phrase(fields, 'original-envelope-id')).find(Boolean) ?? '',
  }
}

function fieldGroups(status: Buffer): (readonly HeaderField[])[] {
  const groups: (readonly HeaderField[])[] = []
  for (let at = 0; at < status.length && groups.length <= MAX_RECIPIENTS;) {
    const { fields, bodyStart } = readHeaderBlock(status, at, status.length)
    if (fields.length > 0) groups.push(fields)
    const lineEnd = status.indexOf(0x0a, at)
    at = bodyStart > at ? bodyStart : lineEnd < 0 ? status.length : lineEnd + 1
  }
  return groups
}

function recipientOf(fields: readonly HeaderField[]): RecipientReport | undefined {
  const recipient =
    untyped(phrase(fields, 'final-recipient')) || untyped(phrase(fields, 'original-recipient'))
  if (!recipient) return undefined
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(phrase(fields, 'status'))?.[0] ?? ''
  const word = /^[a-z]+/.exec(phrase(fields, 'action').toLowerCase())?.[0]
  return {
    recipient: recipient.replace(/^<|>$/g, ''),
    action: actions.find((action) => action === word) ?? actionOf(status),
    status,
    diagnostic: untyped(phrase(fields, 'diagnostic-code')),
    remoteServer: untyped(phrase(fields, 'remote-mta')),
  }
}

/** Action is required, but some servers leave it out: the class of the status says the same. */
const actionOf = (status: string): RecipientReport['action'] =>
  status.startsWith('2') ? 'delivered' : status.startsWith('4') ? 'delayed' : 'failed'

const phrase = (fields: readonly HeaderField[], name: string): string =>
  cleanPhrase(decodeWords(text(fields, name)))

function text(fields: readonly HeaderField[], name: string): string {
  const field = fields.find((candidate) => candidate.name === name)
  return field ? decodeHeaderBytes(field.value) : ''
}
