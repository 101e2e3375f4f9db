import type { Handlers } from '../Handler'
import type { Services } from '../Services'
import { halfSignInCookie } from '../sessionCookie'

type Calls =
  | 'twoFactor'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'renewBackupCodes'
  | 'removeAuthenticator'
  | 'beginPhone'
  | 'confirmPhone'
  | 'removePhone'
  | 'secondStepWays'
  | 'sendSignInCode'

/** The second step of signing in, as its owner sets it. @source SE-08 */
export const twoFactorHandlers = ({ twoFactor, address }: Services): Pick<Handlers, Calls> => ({
  async twoFactor(_input, { session }) {
    const { isOn, backupCodesLeft, phone } = await twoFactor.state(session.accountId)
    return { google: isOn, backup_codes: backupCodesLeft, ...(phone && { phone: phone.numberEnd ?? '' }) }
  },
  async beginAuthenticator(_input, { session }) {
    const { secret, uri } = await twoFactor.begin(session.accountId)
    return { secret, qrcode: uri }
  },
  confirmAuthenticator: async ({ body }, { session, clientAddress }) => ({
    backup_codes: [...(await twoFactor.confirm(session, body.code, clientAddress))],
  }),
  renewBackupCodes: async ({ body }, { session, clientAddress }) => ({
    backup_codes: [...(await twoFactor.renewBackupCodes(session, { wrapped: body.proof, clientAddress }))],
  }),
  async removeAuthenticator({ body }, { session, clientAddress }) {
    await twoFactor.remove(session, { wrapped: body.proof, clientAddress })
    return { msg: 'success' }
  },

  async beginPhone({ body }, { session, clientAddress }) {
    await twoFactor.beginPhone(session, body.phone, { wrapped: body.proof, clientAddress })
    return { msg: 'success' }
  },
  confirmPhone: async ({ body }, { session, clientAddress }) => ({
    backup_codes: [...(await twoFactor.confirmPhone(session, body.code, clientAddress))],
  }),
  async removePhone({ body }, { session, clientAddress }) {
    await twoFactor.removePhone(session, { wrapped: body.proof, clientAddress })
    return { msg: 'success' }
  },
  async secondStepWays(_input, { request }) {
    const { hasAuthenticator, phoneEnd = '' } = await twoFactor.ways(firstStepOf(address, request))
    return { google: hasAuthenticator, phone: phoneEnd }
  },
  async sendSignInCode(_input, { request }) {
    await twoFactor.sendCode(firstStepOf(address, request))
    return { msg: 'success' }
  },
})

const firstStepOf = ({ isSecure }: Services['address'], { headers }: Request) =>
  halfSignInCookie(isSecure).read(headers)
