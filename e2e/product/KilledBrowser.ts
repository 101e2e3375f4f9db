import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from '@playwright/test'

/** A browser with a profile on the disk that can be killed, all its processes at once, and opened again. */
export class KilledBrowser {
  private child: ChildProcess | undefined
  private browser: Browser | undefined

  private constructor(private readonly folder: string) {}

  static async install(): Promise<KilledBrowser> {
    return new KilledBrowser(await mkdtemp(join(tmpdir(), 'mailroom-browser-')))
  }

  /** Starts it. @returns its one page */
  async open(): Promise<Page> {
    const words = [
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--lang=zh-CN',
      '--accept-lang=zh-CN',
      '--window-size=1280,800',
      '--remote-debugging-port=0',
      `--user-data-dir=${this.folder}`,
      'about:blank',
    ]
    // A group of its own, which is killed as a whole.
    const child = spawn(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', words, {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8', LANGUAGE: 'zh_CN' },
    })
    this.child = child
    this.browser = await chromium.connectOverCDP(await devToolsAddress(child))
    const [context] = this.browser.contexts()
    const page = context!.pages()[0] ?? (await context!.newPage())
    page.setDefaultTimeout(30_000)
    return page
  }

  /** As a crash of the machine's desktop does: nothing is told before. */
  async kill(): Promise<void> {
    const { child, browser } = this
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await ended
    await browser?.close()
  }

  async remove(): Promise<void> {
    await this.kill()
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

/** What the browser says on its first lines. */
async function devToolsAddress(child: ChildProcess): Promise<string> {
  const said: string[] = []
  for await (const line of createInterface({ input: child.stderr! })) {
    said.push(line)
    const [, address] = /^DevTools listening on (ws:\/\/\S+)/.exec(line) ?? []
    // Whatever it says later is not waited for by anybody, and must not fill its pipe.
    if (address !== undefined) {
      child.stderr!.resume()
      return address
    }
  }
  throw new Error(`The browser did not start:\n${said.join('\n')}`)
}
