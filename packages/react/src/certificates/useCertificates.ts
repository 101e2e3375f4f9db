import type { CertificateFingerprint, OwnCertificate } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything, nobody } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

/** The reader's own certificates. */
export interface Certificates {
  /** Undefined until they are known. */
  readonly certificates: readonly OwnCertificate[] | undefined
  readonly error: unknown
  /** False where the mail system opens no encrypted mail. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
  /** Rejects when the file is not taken, for the form to say why. */
  readonly importFile: (file: File, password: string) => Promise<readonly OwnCertificate[]>
  readonly deleteCertificate: (fingerprint: CertificateFingerprint) => Promise<void>
}

/** The certificates that open the reader's encrypted mail, and what can be done with them. @source RD-20 */
export function useCertificates(): Certificates {
  const { certificates: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const key = useAccountKey('certificates', port ? everything : undefined)
  const { data: certificates, error, refresh } = useAnswer(key, () => port!.list())

  const actions = useMemo(() => {
    // Open mails read differently now.
    const tell = () =>
      cache.refresh(
        (['certificates', 'message', 'trust'] as const).flatMap((area) => cache.keys(area, account)),
      )
    return {
      importFile: async (file: File, password: string) => {
        if (!port) throw missingPort('certificates')
        const imported = await port.import(file, password)
        tell()
        return imported
      },
      deleteCertificate: async (fingerprint: CertificateFingerprint) => {
        if (!port) throw missingPort('certificates')
        await port.delete(fingerprint)
        tell()
      },
    }
  }, [port, cache, account])

  return { certificates, error, refresh, isThere: port !== undefined, ...actions }
}
