import type { Address } from '@mailroom/core'

/** What everybody signs in with. */
export const worldPassword = 'correct-horse-7'

/** The owner of the mailbox into which mails are delivered, in the world with this number. */
export const aliceOf = (world: number): Address => personOf(world, 'Alice')

/** Her colleague. */
export const bobOf = (world: number): Address => personOf(world, 'Bob')

/** Everybody of so many worlds. */
export const peopleOf = (worldCount: number): readonly Address[] =>
  Array.from({ length: worldCount }, (_, world) => [aliceOf(world), bobOf(world)]).flat()

/** Names differ in their first three letters, by which suggestions find them. */
function personOf(world: number, name: string): Address {
  const letter = (place: number) => String.fromCharCode(97 + (Math.trunc(world / 26 ** place) % 26))
  const prefix = `x${letter(1)}${letter(0)}`
  return { address: `${prefix}.${name.toLowerCase()}@example.com`, name: `${prefix} ${name}` }
}
