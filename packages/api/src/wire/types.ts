import type * as v from 'valibot'
import type { wireFolder } from './folders'
import type { wireLiveMessage } from './live'
import type { wireMessage } from './messages'
import type { wireMessageItem } from './rows'
import type { wireRecipientStatus, wireSeed } from './sending'

/** A folder on the wire. */
export type WireFolder = v.InferOutput<typeof wireFolder>
/** A row on the wire. */
export type WireMessageItem = v.InferOutput<typeof wireMessageItem>
/** An opened mail on the wire. */
export type WireMessage = v.InferOutput<typeof wireMessage>
/** One recipient's line on the wire. */
export type WireRecipientStatus = v.InferOutput<typeof wireRecipientStatus>
/** What a composer begins with, on the wire. */
export type WireSeed = v.InferOutput<typeof wireSeed>
/** A message of the live line. */
export type WireLiveMessage = v.InferOutput<typeof wireLiveMessage>
