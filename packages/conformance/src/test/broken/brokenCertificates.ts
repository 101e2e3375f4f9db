import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** The user's own certificates. */
export const brokenCertificates: readonly BrokenAdapter[] = [
  {
    what: 'forgets the certificates that it takes',
    world: inPort('certificates', (certificates) => ({
      import: async (file, password) => {
        const imported = await certificates.import(file, password)
        for (const { fingerprint } of imported) await certificates.delete(fingerprint)
        return imported
      },
    })),
    found: ['certificates/import', 'certificates/opens'],
  },
  {
    what: 'takes any file with any password',
    world: inPort('certificates', (certificates) => ({ import: instead(certificates.import, () => []) })),
    found: ['certificates/refused'],
  },
]
