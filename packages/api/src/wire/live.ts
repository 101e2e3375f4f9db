import * as v from 'valibot'
import { wireMessageItem } from './rows'

/** What the server says on the live line. `Pong` answers the client's `Ping`. */
export const wireLiveMessage = v.object({
  result: v.union([
    v.literal('Pong'),
    v.object({ type: v.literal('new'), message: wireMessageItem }),
    v.object({ type: v.literal('folder'), folder: v.string(), act: v.optional(v.string()) }),
    v.object({ type: v.literal('folders') }),
    v.object({ type: v.literal('delivery'), message_id: v.string() }),
    v.object({ type: v.literal('review') }),
    v.object({ type: v.literal('schedule') }),
    v.object({ type: v.literal('logout') }),
    v.object({ type: v.literal('lock') }),
    v.object({ type: v.literal('share') }),
  ]),
})

/** What the client says. */
export const livePing = 'Ping'
