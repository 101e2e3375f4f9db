import { toBase64url } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** Somebody has added a passkey before. @returns what their device calls it */
export async function addPasskey({ passkeys }: MemoryAdapter, name: string): Promise<string> {
  const { challenge } = await passkeys.beginSetup('Mailroom-2026')
  const clientData = toBase64url(new TextEncoder().encode(JSON.stringify({ challenge })))
  const credentialId = toBase64url(new TextEncoder().encode(name))
  const made = {
    credentialId,
    transports: ['internal'],
    clientData,
    authenticatorData: 'AA',
    publicKey: 'AA',
  }
  await passkeys.finishSetup(made, name)
  return credentialId
}
