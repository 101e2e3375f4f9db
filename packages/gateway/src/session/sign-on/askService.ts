import * as v from 'valibot'
import type { OuterFetch } from '../../outer/createOuterFetch'
import { refused, silent } from './signOnFaults'

/** A question to a service that signs people on. */
export interface ServiceQuestion<Schema extends v.GenericSchema> {
  readonly url: string
  /** Makes it a POST. */
  readonly form?: Readonly<Record<string, string>>
  readonly authorization?: string
  readonly schema: Schema
}

/** Bytes of an answer that are read; lists of keys are the longest. */
const maxBytes = 256 * 1024

/**
 * Asks, and reads the JSON that comes. Nothing is followed elsewhere: a secret goes to the address that was configured.
 *
 * @throws MailroomError `offline` when nothing sensible comes, `invalid` for a plain no
 */
export async function askService<Schema extends v.GenericSchema>(
  fetchOuter: OuterFetch,
  { url, form, authorization, schema }: ServiceQuestion<Schema>,
): Promise<v.InferOutput<Schema>> {
  const place = new URL(url).host
  const body = form && new URLSearchParams({ ...form }).toString()
  const { status, body: bytes } = await fetchOuter({
    url,
    accept: 'application/json',
    maxBytes,
    maxRedirects: 0,
    ...(body !== undefined && { method: 'POST', form: body }),
    ...(authorization !== undefined && { authorization }),
  }).catch((error: Error) => {
    throw silent(`${place}: ${error.message}`)
  })
  if (status >= 400 && status < 500 && status !== 429) throw refused(`${place} says no (${status}).`)
  if (status !== 200) throw silent(`${place} answers ${status}.`)
  const read = v.safeParse(schema, parsed(bytes.toString('utf8')))
  if (!read.success) throw silent(`${place} answers something else.`)
  return read.output
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
