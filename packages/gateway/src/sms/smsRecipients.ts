import type { Directory } from '../delivery/Directory'

/** Those of some addresses behind whom there is a phone: lists of the organisation have none. */
export async function smsRecipients(
  directory: Directory,
  addresses: readonly string[],
): Promise<readonly string[]> {
  const people: string[] = []
  for (const address of addresses) {
    const target = await directory.lookUp(address)
    if (target.kind !== 'people' || !target.isList) people.push(address)
  }
  return people
}
