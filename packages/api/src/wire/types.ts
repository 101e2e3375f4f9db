import type * as z from 'zod/mini'
import type { wireFolder } from './folders'
import type { wireLiveMessage } from './live'
import type { wireMessage, wireMessageItem } from './messages'
import type { wireRecipientStatus, wireSeed } from './sending'

/** A folder on the wire. */
export type WireFolder = z.output<typeof wireFolder>
/** A row on the wire. */
export type WireMessageItem = z.output<typeof wireMessageItem>
/** An opened mail on the wire. */
export type WireMessage = z.output<typeof wireMessage>
/** One recipient's line on the wire. */
export type WireRecipientStatus = z.output<typeof wireRecipientStatus>
/** What a composer begins with, on the wire. */
export type WireSeed = z.output<typeof wireSeed>
/** A message of the live line. */
export type WireLiveMessage = z.output<typeof wireLiveMessage>
