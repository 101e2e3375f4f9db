import { Gateway } from '../../e2e/product/Gateway'

/** Does something on a freshly installed gateway, with an empty data folder, in front of an IMAP server. */
export async function onFreshGateway<T>(
  { host, port }: { readonly host: string; readonly port: number },
  work: (gateway: Gateway) => Promise<T>,
): Promise<T> {
  const gateway = await Gateway.install(9, {
    MAILROOM_IMAP_URL: `imap://${host}:${port}`,
    // Nothing is sent, so any port does for it.
    MAILROOM_SMTP_URL: `smtp://${host}:9`,
    // People come from many addresses, as in earnest: sign-ins from one of them are few.
    MAILROOM_TRUSTED_PROXIES: '127.0.0.1',
    MAILROOM_LOG_LEVEL: 'warn',
  })
  try {
    await gateway.start()
    return await work(gateway)
  } catch (error) {
    console.error(gateway.log)
    throw error
  } finally {
    await gateway.remove()
  }
}
