import type { SecretBox } from '../accounts/credentials/secretBox'
import type { UsedOnce } from './usedOnce'

/** What a browser keeps for us between two requests: it can neither read nor change it, and brings it once. */
export interface SealedTurns<Content> {
  seal(content: Content): string
  /**
   * The content, the first time that it is brought; undefined for what is used, too old, or not ours.
   *
   * @param fits looked at before it counts as used
   */
  spend(sealed: string | undefined, fits: (content: Content) => boolean): Promise<Content | undefined>
}

/** What they are made with. */
export interface SealedTurnParts {
  readonly box: SecretBox
  readonly usedOnce: UsedOnce
  /** ms since 1970. */
  readonly now: () => number
}

interface Envelope<Content> {
  readonly content: Content
  readonly expiresAt: number
}

/** @source SE-27, RFC 9700 4.7 */
export function createSealedTurns<Content>(
  kind: 'sign-on' | 'passkey',
  lifeSeconds: number,
  { box, usedOnce, now }: SealedTurnParts,
): SealedTurns<Content> {
  const owner = `${kind} turn`
  return {
    seal(content) {
      const envelope: Envelope<Content> = { content, expiresAt: now() + lifeSeconds * 1000 }
      return box.seal(JSON.stringify(envelope), owner)
    },
    async spend(sealed, fits) {
      const text = sealed === undefined ? undefined : box.open(sealed, owner)
      if (sealed === undefined || text === undefined) return undefined
      const { content, expiresAt } = JSON.parse(text) as Envelope<Content>
      if (expiresAt <= now() || !fits(content)) return undefined
      return (await usedOnce.take(kind, sealed, expiresAt)) ? content : undefined
    },
  }
}
