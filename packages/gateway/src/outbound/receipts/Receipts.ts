/** What another mail system has taken over of a mail, as it said so. */
export interface Receipt {
  readonly envelopeId: string
  /** As in the job: a domain, or `*` for the sender's own server. */
  readonly domain: string
  readonly taken: readonly { readonly deliveryId: number; readonly info: string }[]
}

/**
 * Where the word of another mail system is kept from the moment it is heard until the database has it. Between the
 * two the mail would be handed over once more if we were ended, and nothing in SMTP could stop that (RFC 1047); so
 * the gap is made as small as a write to a file.
 *
 * @source R1
 */
export interface Receipts {
  /** Keeps it, before it returns. Never throws: without it the database still learns of it a little later. */
  note(receipt: Receipt): void
  find(envelopeId: string, domain: string): Promise<Receipt | undefined>
  /** All that an earlier process has left. */
  all(): Promise<readonly Receipt[]>
  /** The database has it. */
  forget(receipt: Receipt): Promise<void>
}

/** They last as long as the process: for where no folder is. */
export function receiptsInMemory(): Receipts {
  const kept = new Map<string, Receipt>()
  return {
    note: (receipt) => void kept.set(receiptName(receipt), receipt),
    find: async (envelopeId, domain) => kept.get(receiptName({ envelopeId, domain })),
    all: async () => [...kept.values()],
    forget: async (receipt) => void kept.delete(receiptName(receipt)),
  }
}

/** One hand-over at a time has this name. */
export const receiptName = ({ envelopeId, domain }: Pick<Receipt, 'envelopeId' | 'domain'>): string =>
  `${envelopeId} ${domain}`
