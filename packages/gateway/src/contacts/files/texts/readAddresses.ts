import { uniqueAddresses } from '@mailroom/core'
import { oneLine } from './plainText'

/** Most addresses of a person that are taken from a file. */
const maxAddresses = 50

/**
 * Addresses of mail from the texts of a file, each as it stands there or as `Name <address>`, several in a text when each
 * of them is one. What has no at sign counts only when nothing has one: Outlook writes names of its directory there.
 */
export function readAddresses(texts: readonly string[]): string[] {
  const all = texts
    .flatMap(splitAddresses)
    .map(bareAddress)
    .filter((address) => address !== '')
  const likely = all.filter((address) => address.includes('@'))
  const taken = likely.length > 0 ? likely : all.slice(0, 1)
  return uniqueAddresses(taken.slice(0, maxAddresses).map((address) => ({ address }))).map(
    ({ address }) => address,
  )
}

function splitAddresses(text: string): readonly string[] {
  const parts = text
    .slice(0, 4000)
    .split(/[;,；，、\n]|:::/)
    .filter((part) => part.trim() !== '')
  return parts.every((part) => part.includes('@')) ? parts : [text]
}

function bareAddress(text: string): string {
  const inner = /<([^<>]*@[^<>]*)>/.exec(text)?.[1] ?? text
  return oneLine(inner)
    .replace(/^mailto:/i, '')
    .replace(/^["']+|["']+$/g, '')
}
