import { readFile } from 'node:fs/promises'
import { minify, transformWithOxc, type Plugin } from 'vite'

const file = new URL('worker/offline.ts', import.meta.url)

/** Puts the program that keeps the pages beside them, as `/offline.js`: its name may not change. @source SH-20 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    async generateBundle() {
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file.pathname)
      const small = await minify('offline.js', code)
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: small.code })
    },
  }
}
