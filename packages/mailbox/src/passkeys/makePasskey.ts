import {
  fromBase64url,
  MailroomError,
  toBase64url,
  type NewPasskey,
  type PasskeyDescriptor,
  type PasskeySetup,
} from '@mailroom/core'

/** Passkeys can be made in this browser. */
export const canMakePasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined'

/**
 * Asks the browser to make a passkey.
 *
 * @returns undefined when the person did not want to, or took too long
 * @throws MailroomError `conflict` when the device has one for the account already
 * @source SE-08, WebAuthn 3 5.1.3
 */
export async function makePasskey(setup: PasskeySetup): Promise<NewPasskey | undefined> {
  try {
    const made = await navigator.credentials.create({ publicKey: optionsOf(setup) })
    return made instanceof PublicKeyCredential ? read(made) : undefined
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (error.name === 'InvalidStateError')
      throw new MailroomError('conflict', 'The device has a passkey for this account.', { cause: error })
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return undefined
    throw new MailroomError('forbidden', 'The browser makes no passkey here.', { cause: error })
  }
}

const optionsOf = (setup: PasskeySetup): PublicKeyCredentialCreationOptions => ({
  challenge: fromBase64url(setup.challenge),
  rp: { id: setup.rpId, name: setup.rpName },
  user: { id: fromBase64url(setup.userId), name: setup.userName, displayName: setup.displayName },
  pubKeyCredParams: setup.algorithms.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: setup.known.map(toKnown),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
})

const toKnown = ({ credentialId, transports }: PasskeyDescriptor): PublicKeyCredentialDescriptor => ({
  type: 'public-key',
  id: fromBase64url(credentialId),
  transports: transports as AuthenticatorTransport[],
})

function read({ rawId, response }: PublicKeyCredential): NewPasskey | undefined {
  if (!(response instanceof AuthenticatorAttestationResponse)) return undefined
  const key = response.getPublicKey()
  // Of a kind that was not asked for.
  if (!key) return undefined
  return {
    credentialId: text(rawId),
    transports: response.getTransports(),
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.getAuthenticatorData()),
    publicKey: text(key),
  }
}

const text = (bytes: ArrayBuffer): string => toBase64url(new Uint8Array(bytes))
