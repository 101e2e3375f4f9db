import {
  fromBase64url,
  MailroomError,
  toBase64url,
  type PasskeyAnswer,
  type PasskeyRequest,
} from '@mailroom/core'

/** This browser can ask for passkeys. */
export const canAskPasskeys = (): boolean => typeof PublicKeyCredential !== 'undefined'

/**
 * Has the browser ask a passkey.
 *
 * @returns undefined when the person did not want to, or took too long
 * @source SE-08, WebAuthn 3 5.1.4
 */
export async function askPasskey(request: PasskeyRequest): Promise<PasskeyAnswer | undefined> {
  try {
    const found = await navigator.credentials.get({ publicKey: optionsOf(request) })
    return found instanceof PublicKeyCredential ? read(found) : undefined
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    if (error.name === 'NotAllowedError' || error.name === 'AbortError') return undefined
    throw new MailroomError('forbidden', 'The browser asks for no passkey here.', { cause: error })
  }
}

const optionsOf = ({
  challenge,
  rpId,
  allowed,
  mustVerify,
}: PasskeyRequest): PublicKeyCredentialRequestOptions => ({
  challenge: fromBase64url(challenge),
  rpId,
  allowCredentials: allowed.map(({ credentialId, transports }) => ({
    type: 'public-key',
    id: fromBase64url(credentialId),
    transports: transports as AuthenticatorTransport[],
  })),
  userVerification: mustVerify ? 'required' : 'preferred',
})

function read({ rawId, response }: PublicKeyCredential): PasskeyAnswer | undefined {
  if (!(response instanceof AuthenticatorAssertionResponse)) return undefined
  const { userHandle } = response
  return {
    credentialId: text(rawId),
    clientData: text(response.clientDataJSON),
    authenticatorData: text(response.authenticatorData),
    signature: text(response.signature),
    ...(userHandle && userHandle.byteLength > 0 && { userId: text(userHandle) }),
  }
}

const text = (bytes: ArrayBuffer): string => toBase64url(new Uint8Array(bytes))
