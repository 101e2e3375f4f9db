import type { Handlers } from '../Handler'
import type { Services } from '../Services'

type Calls =
  | 'twoFactor'
  | 'beginAuthenticator'
  | 'confirmAuthenticator'
  | 'renewBackupCodes'
  | 'removeAuthenticator'

/** The second step of signing in, as its owner sets it. @source SE-08 */
export const twoFactorHandlers = ({ twoFactor }: Services): Pick<Handlers, Calls> => ({
  async twoFactor(_input, { session }) {
    const { isOn, backupCodesLeft } = await twoFactor.state(session.accountId)
    return { google: isOn, backup_codes: backupCodesLeft }
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
})
