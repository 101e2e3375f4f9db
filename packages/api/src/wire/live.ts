import * as z from 'zod/mini'
import { wireMessageItem } from './messages'

/** What the server says on the live line. `Pong` answers the client's `Ping`. */
export const wireLiveMessage = z.object({
  result: z.union([
    z.literal('Pong'),
    z.object({ type: z.literal('new'), message: wireMessageItem }),
    z.object({ type: z.literal('folder'), folder: z.string() }),
    z.object({ type: z.literal('delivery'), message_id: z.string() }),
    z.object({ type: z.literal('logout') }),
  ]),
})

/** What the client says. */
export const livePing = 'Ping'
