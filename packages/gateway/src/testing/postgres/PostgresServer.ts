import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { findPostgres } from './findPostgres'

/** Whoever may log in: the socket lies in a folder that only its owner can enter. */
const user = 'mailroom'

/**
 * Starts the server and ends with it. When whoever started it is gone while it runs, however that went, the server is told
 * to stop and its folder goes, so that a killed test run leaves nothing behind. Words: folder, program, its own words.
 */
const keeper = `
exec 3<&0
folder=$0
"$@" &
pid=$!
( cat <&3 >/dev/null
  kill -INT $pid || exit
  while kill -0 $pid; do sleep 0.1; done
  rm -rf "$folder" ) 2>/dev/null &
wait $pid`

/**
 * A PostgreSQL server of one's own, in a temporary folder, reached by a socket there. It writes to the disk like a real
 * one, and sorts texts as a dictionary does, so that whatever relies on another order is seen.
 */
export class PostgresServer {
  #process: ChildProcess | undefined

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    /** Whose processes they are; absent: those of whoever runs the tests. */
    private readonly owner: { readonly uid: number; readonly gid: number } | undefined,
  ) {}

  /** @throws Error with a sentence for the person at the terminal, when there is no PostgreSQL on this machine */
  static async open(): Promise<PostgresServer> {
    const programs = findPostgres()
    const folder = await mkdtemp(join(tmpdir(), 'mailroom-pg-'))
    const owner = unprivileged()
    if (owner !== undefined) await chown(folder, owner.uid, owner.gid)
    const server = new PostgresServer(programs, folder, owner)
    try {
      server.#initialise()
      await server.start()
    } catch (error) {
      await server.close()
      throw error
    }
    return server
  }

  /** Address of one of its databases. @param as whoever logs in, with a password or without: `ann:secret` */
  url(database: string, as = user): string {
    return `postgresql://${as}@localhost/${database}?host=${this.folder}`
  }

  /** From now on everybody but the owner needs a password. */
  async askPasswords(): Promise<void> {
    const rules = [`local all ${user} trust`, 'local all all scram-sha-256', '']
    await writeFile(join(this.folder, 'data/pg_hba.conf'), rules.join('\n'))
    await this.run('select pg_reload_conf()')
  }

  async start(): Promise<void> {
    const settings = [
      `unix_socket_directories=${this.folder}`,
      'listen_addresses=',
      'max_connections=300',
      'fsync=on',
      'log_min_messages=log',
    ]
    const args = ['-D', join(this.folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])]
    const child = spawn('sh', ['-c', keeper, this.folder, join(this.programs, 'postgres'), ...args], {
      ...this.owner,
      // What ends a run from the terminal goes to all of its group, and would end the keeper first.
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    this.#process = child
    const said: string[] = []
    for await (const line of createInterface(child.stderr)) {
      said.push(line)
      if (line.includes('database system is ready to accept connections')) {
        child.stderr.resume()
        return
      }
    }
    throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
  }

  /** Ends it: `fast` as its operator would, `kill` as a power cut would, with all its processes. */
  async stop(how: 'fast' | 'kill'): Promise<void> {
    const child = this.#process
    if (child === undefined) return
    this.#process = undefined
    if (child.exitCode !== null) return
    const exited = once(child, 'exit')
    const pid = Number((await readFile(join(this.folder, 'data/postmaster.pid'), 'utf8')).split('\n')[0])
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await exited
    child.stdin?.destroy()
  }

  async restart(how: 'fast' | 'kill'): Promise<void> {
    await this.stop(how)
    await this.start()
  }

  /** Runs statements as the owner of the server. */
  async run(...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: this.url('postgres') })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }

  async close(): Promise<void> {
    await this.stop('fast')
    await rm(this.folder, { recursive: true, force: true })
  }

  #initialise() {
    const options = ['--auth=trust', '--encoding=UTF8', '--locale-provider=icu', '--icu-locale=en-US']
    execFileSync(
      join(this.programs, 'initdb'),
      ['-D', join(this.folder, 'data'), '-U', user, '--locale=C.UTF-8', ...options],
      { ...this.owner, stdio: ['ignore', 'ignore', 'pipe'], cwd: this.folder },
    )
  }
}

/** PostgreSQL refuses to run as root. Debian's package brings a user for it; anyone else without rights will do. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (what: string) =>
        Number(execFileSync('id', [what, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // No such user here: the next one.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".')
}
