import { readSignOnArrival, toBase64url } from '@mailroom/core'
import { expect, it } from 'vitest'
import { createMemoryAdapter } from '../createMemoryAdapter'

const clientData = (challenge: string) => toBase64url(new TextEncoder().encode(JSON.stringify({ challenge })))
const bytes = 'AAAA'

it('[SE-08] a passkey signs its owner in, once for each challenge', async () => {
  const { passkeys, session } = createMemoryAdapter()
  const owner = await session.current()
  const { challenge } = await passkeys.beginSetup('Mailroom-2026')
  const made = { credentialId: 'key', transports: [], authenticatorData: bytes, publicKey: bytes }
  await passkeys.finishSetup({ ...made, clientData: clientData(challenge) }, 'Phone')
  await session.signOut()
  const request = await passkeys.beginSignIn('first')
  const answer = {
    credentialId: 'key',
    clientData: clientData(request.challenge),
    authenticatorData: bytes,
    signature: bytes,
  }
  expect((await passkeys.signIn(answer)).user).toEqual(owner?.user)
  await expect(passkeys.signIn(answer)).rejects.toMatchObject({ kind: 'invalid' })
})

it('[SE-27, SE-09] services sign the first person in who comes straight back, WeChat once it is bound', async () => {
  const { signOn, session } = createMemoryAdapter()
  const owner = await session.current()
  const back = (url: string) => readSignOnArrival(url.slice(url.indexOf('?')))!
  await session.signOut()
  const wanted = back(await signOn.begin('wechat'))
  await expect(signOn.finish(wanted)).rejects.toMatchObject({ kind: 'invalid' })
  const arrival = back(await signOn.begin('oidc'))
  expect((await signOn.finish(arrival)).user).toEqual(owner?.user)
  await expect(signOn.finish(arrival)).rejects.toMatchObject({ kind: 'invalid' })
  await signOn.bind(back(await signOn.beginBinding('Mailroom-2026')))
  await session.signOut()
  expect((await signOn.finish(back(await signOn.begin('wechat')))).user).toEqual(owner?.user)
})
