// A project outside the repository that installs our packages as anybody would, builds a page, and opens it.
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import { browser } from '../browser.mjs'

const execute = promisify(execFile)
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' }

/**
 * Installs, builds and opens a page that mounts MailboxView.
 *
 * @param {import('./packPackage.mjs').Packed[]} packages all packages, packed
 * @param {{ folder: string, react: string, others: Record<string, string> }} options an empty folder, a version of
 *   React, and the versions of everything else that the page needs
 * @returns {Promise<string | undefined>} what went wrong
 */
export async function outsideProject(packages, { folder, react, others }) {
  await mkdir(folder, { recursive: true })
  await cp(new URL('./outside-page/', import.meta.url), folder, { recursive: true })
  const ours = Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`]))
  const manifest = {
    name: 'outside',
    private: true,
    type: 'module',
    dependencies: { ...ours, ...others, react, 'react-dom': react },
    // A packed package names its siblings by version; they come from the tarballs as well.
    overrides: Object.fromEntries(Object.keys(ours).map((name) => [name, `$${name}`])),
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2))
  try {
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], folder)
    for (const name of Object.keys(ours).filter((each) => each !== '@mailroom/gateway'))
      await run(process.execPath, ['--input-type=module', '-e', `await import('${name}')`], folder)
    await run(join(folder, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], folder)
    return await openPage(join(folder, 'dist'))
  } catch (error) {
    return [error.message, error.stdout, error.stderr].filter(Boolean).join('\n').slice(0, 3_000)
  }
}

const run = (command, args, cwd) => execute(command, args, { cwd, maxBuffer: 1 << 26 })

/** Opens the built page: the mailbox must appear, in its own look, without a word on the console. */
async function openPage(folder) {
  const server = createServer((request, answer) => {
    const name = request.url === '/' ? '/index.html' : request.url
    readFile(join(folder, name)).then(
      (bytes) => answer.writeHead(200, { 'content-type': types[extname(name)] ?? '' }).end(bytes),
      () => answer.writeHead(404).end(),
    )
  })
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready))
  const program = await chromium.launch({ executablePath: browser() })
  try {
    const page = await program.newPage({ locale: 'en-US' })
    const faults = []
    page.on('pageerror', (error) => faults.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('response', (answer) => {
      if (answer.status() >= 400 && !answer.url().endsWith('/favicon.ico'))
        faults.push(`${answer.status()} ${answer.url()}`)
    })
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    await page
      .getByText('Inbox')
      .first()
      .waitFor({ timeout: 30_000 })
      .catch((error) => faults.push(error.message))
    const real = faults.filter((text) => !text.startsWith('Failed to load resource'))
    return real.length > 0 ? `the page says:\n${real.join('\n')}` : undefined
  } finally {
    await program.close()
    server.close()
  }
}
