import type { HttpClient } from '../http/HttpClient'
import { wrapPassword } from './wrapPassword'

/** A password as it travels, wrapped with the server's key and clock of now. @source SE-12 */
export async function wrapFor(client: HttpClient, password: string): Promise<string> {
  const { public_key, time } = await client.send('loginBefore')
  return wrapPassword(password, public_key, time)
}
