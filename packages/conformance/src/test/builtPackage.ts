import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const packageFolder = join(dirname(fileURLToPath(import.meta.url)), '../..')

/** How a program ended. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** The package as an outside author has it: its command as one file, and a folder for modules of their own. */
export class BuiltPackage {
  private constructor(private readonly folder: string) {}

  static async make(): Promise<BuiltPackage> {
    const parent = join(packageFolder, 'node_modules/.cache')
    await mkdir(parent, { recursive: true })
    const made = new BuiltPackage(await mkdtemp(join(parent, 'author-')))
    await made.#bundle(join(packageFolder, 'src/cli/main.ts'), 'cli.js')
    return made
  }

  /** Puts a module into the author's folder; what it imports from packages comes with it, other files beside it do not. */
  async write(name: string, text: string): Promise<void> {
    const draft = join(this.folder, `draft-${name}`)
    await writeFile(draft, text)
    await this.#bundle(draft, name)
  }

  read(name: string): Promise<string> {
    return readFile(join(this.folder, name), 'utf8')
  }

  /** Runs the command in the author's folder. */
  conformance(...args: readonly string[]): Promise<Ended> {
    return this.node('cli.js', ...args)
  }

  /** Runs Node in the author's folder. */
  node(...args: readonly string[]): Promise<Ended> {
    return new Promise((resolve) => {
      // A runner of tests within ours speaks to people only when it does not know that it is within one.
      const { NODE_TEST_CONTEXT: _context, ...env } = process.env
      execFile(process.execPath, args, { cwd: this.folder, env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      )
    })
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }

  async #bundle(entry: string, name: string): Promise<void> {
    await build({
      entryPoints: [entry],
      outfile: join(this.folder, name),
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['@mailroom/source'],
      external: ['./*.js'],
      logLevel: 'silent',
    })
  }
}
