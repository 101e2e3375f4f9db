import { once } from 'node:events'
import { connect } from 'node:net'
import type { DovecotAccount } from '../startDovecot'

/** What a server says it can do for somebody who has signed in. */
export async function readCapability(
  port: number,
  { user, password }: Pick<DovecotAccount, 'user' | 'password'>,
): Promise<readonly string[]> {
  const socket = connect(port, '127.0.0.1')
  const token = Buffer.from(`\0${user}\0${password}`).toString('base64')
  socket.write(`a AUTHENTICATE PLAIN ${token}\r\nb CAPABILITY\r\nc LOGOUT\r\n`)
  let text = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await once(socket, 'close')
  const said = /^\* CAPABILITY (.*?)\r?\nb OK/m.exec(text)
  if (!said) throw new Error(`The server did not say what it can do: ${text}`)
  return said[1]!.split(' ')
}
