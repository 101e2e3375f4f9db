import type { ImapFlow, ImapFlowOptions } from 'imapflow'
import type { ImapAttribute, ImapAttributeList, ImapResponse } from 'imapflow/lib/handler/types'
import { onTestFinished } from 'vitest'
import { connectClient } from './connectClient'

/** Signs in as a client that a test drives by hand. The connection is lost when the test is over. */
export async function openClient(options: ImapFlowOptions): Promise<ImapFlow> {
  const client = await connectClient(options)
  onTestFinished(() => client.close())
  return client
}

/** The same for the scripted server, as the first of its accounts. */
export const clientOf = (
  { host, port }: { host: string; port: number },
  options: Partial<ImapFlowOptions> = {},
) =>
  openClient({ host, port, secure: false, doSTARTTLS: false, auth: { user: 'ann', pass: 'a' }, ...options })

/** A word of a command, or a list of them. */
export type Word = string | readonly Word[]

type Untagged = Readonly<Record<string, (line: ImapResponse) => Promise<void>>>

/** What the client can do and its types do not tell. */
interface Executing {
  exec(
    command: string,
    attributes: ImapAttributeList,
    options: { readonly untagged?: Untagged },
  ): Promise<{ readonly response: ImapResponse; next(): void }>
}

/** Says a command word by word, for what the client's own calls leave out. @returns its end */
export async function say(
  client: ImapFlow,
  command: string,
  words: readonly Word[],
  untagged: Untagged = {},
): Promise<ImapResponse> {
  const { response, next } = await (client as unknown as Executing).exec(command, words.map(attribute), {
    untagged,
  })
  next()
  return response
}

const attribute = (word: Word): ImapAttribute =>
  typeof word === 'string' ? { type: word === '' ? 'STRING' : 'ATOM', value: word } : word.map(attribute)
