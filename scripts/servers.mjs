// The servers of others that Mailroom stands in front of, fetched for the tests that start them.
import { debianProgram } from './debian.mjs'

/** Debian has a folder for each version, and none of them is on everybody's PATH. */
const postgresPlaces = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/postgres`)

/** @type {readonly { name: string, places: readonly string[], packages: readonly string[] }[]} */
const servers = [
  // Debian keeps it in a folder that is not on everybody's PATH.
  { name: 'Dovecot', places: ['/usr/sbin/dovecot', 'dovecot'], packages: ['dovecot-imapd'] },
  { name: 'PostgreSQL', places: [...postgresPlaces, 'postgres'], packages: ['postgresql'] },
]

/**
 * Fetches what is missing. A server that cannot be had is named, and the tests that need it fail with the same word: a run
 * without it has not proven what it should.
 */
export function fetchServers() {
  for (const { name, places, packages } of servers) {
    if (debianProgram(places, packages)) continue
    console.log(
      `Some tests need ${name} and it is neither here nor may it be installed: they will fail. Install it (Debian, Ubuntu: apt-get install ${packages.join(' ')}).`,
    )
  }
}
