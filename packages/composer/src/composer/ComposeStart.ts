import type { Address, MessageRef } from '@mailroom/core'

/** How a composer begins. @source CO-01 */
export type ComposeStart =
  | {
      readonly kind: 'new'
      readonly to?: readonly Address[]
      readonly cc?: readonly Address[]
      readonly bcc?: readonly Address[]
      readonly subject?: string
      /** Plain text of the body. */
      readonly text?: string
    }
  | { readonly kind: 'reply' | 'replyAll' | 'forward'; readonly ref: MessageRef }
  | { readonly kind: 'draft'; readonly ref: MessageRef }
