import type { MailSignature, SignatureBook, SignatureUse, WantedSignature } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useFailureToast } from '../errors/useFailureToast'
import { useOptimistic } from '../messages/useOptimistic'

/** The reader's signatures. */
export interface Signatures {
  /** Undefined until they are known. */
  readonly book: SignatureBook | undefined
  readonly error: unknown
  /** False where the mail system keeps none. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
  /** Rejects when it is not taken, for the form to say why. */
  readonly save: (wanted: WantedSignature) => Promise<MailSignature>
  /** Shows at once and can be taken back. @param done what to say of it */
  readonly remove: (signature: MailSignature, done: string) => Promise<unknown>
  /** Shows at once; undefined for none. */
  readonly choose: (use: SignatureUse, id: MailSignature['id'] | undefined) => Promise<void>
}

const uses: readonly SignatureUse[] = ['new', 'answer']

/** The reader's signatures, and what can be done with them. @source CO-05, ST-05 */
export function useSignatures(): Signatures {
  const { signatures: port } = useAdapter()
  const cache = useMailCache()
  const perform = useOptimistic()
  const sayFailure = useFailureToast()
  const key = useAccountKey('signatures', port ? everything : undefined)
  const { data: book, error, refresh } = useAnswer(key, () => port!.list())

  const actions = useMemo(() => {
    const there = () => {
      if (!port) throw missingPort('signatures')
      return port
    }
    const tell = () => {
      if (key) cache.refresh([key])
    }
    /** Shows a change at once; answers with the way back. */
    const show = (change: (known: SignatureBook) => SignatureBook) => {
      if (!key) return () => undefined
      const before = cache.read(key)
      cache.update(key, change)
      return () => before && cache.write(key, before)
    }
    return {
      async save(wanted: WantedSignature) {
        const saved = await there().save(wanted)
        tell()
        return saved
      },

      remove(signature: MailSignature, done: string) {
        const { id, title, html } = signature
        const chosen = uses.filter((use) => key && cache.read(key)?.defaults[use] === id)
        return perform({
          apply: () => show((known) => without(known, id)),
          call: () => there().remove(id),
          settle: tell,
          recover: tell,
          async undo() {
            const again = await there().save({ title, html })
            for (const use of chosen) await there().choose(use, again.id)
            tell()
          },
          done,
          failed: 'settingsFailed',
        })
      },

      async choose(use: SignatureUse, id: MailSignature['id'] | undefined) {
        const goBack = show(({ signatures, defaults }) => ({
          signatures,
          defaults: { ...defaults, [use]: id },
        }))
        try {
          await there().choose(use, id)
        } catch (failure) {
          goBack()
          sayFailure('settingsFailed', failure)
        } finally {
          tell()
        }
      },
    }
  }, [port, cache, key, perform, sayFailure])

  return { book, error, refresh, isThere: port !== undefined, ...actions }
}

const without = ({ signatures, defaults }: SignatureBook, id: MailSignature['id']): SignatureBook => ({
  signatures: signatures.filter((each) => each.id !== id),
  defaults: Object.fromEntries(Object.entries(defaults).filter(([, chosen]) => chosen !== id)),
})
