import type { DiskQuestion } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { vi } from 'vitest'
import { page } from 'vitest/browser'

/** The button of that name. */
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** The row of a file or folder. */
export const row = (name: string | RegExp) => page.getByRole('row', { name })

/** The mark of a row. */
export const mark = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true })

/** A window of that title. */
export const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })

/** A window that asks before something is destroyed. */
export const question = (name: string | RegExp) => page.getByRole('alertdialog', { name })

/** A line of the menu that is open. */
export const line = (name: string) => page.getByRole('menuitem', { name })

/** A file of so many bytes. */
export { fileOf } from '../stage/sampleFiles'

/** Puts files from the computer into the folder that is shown. */
export function drop(...files: readonly File[]): void {
  const dataTransfer = new DataTransfer()
  files.forEach((file) => dataTransfer.items.add(file))
  const target = page.getByRole('toolbar', { name: 'Files' }).element()
  for (const kind of ['dragenter', 'dragover', 'drop'])
    target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
}

/** What lies somewhere, by name. */
export async function namesIn(adapter: MemoryAdapter, where: Pick<DiskQuestion, 'place' | 'folderId'>) {
  const { entries } = await adapter.disk.list({ ...where, offset: 0, limit: 100 })
  return entries.map(({ name }) => name)
}

/** What the browser is asked to save, by name; nothing is written. */
export function savedFiles() {
  const names: string[] = []
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  return { names, [Symbol.dispose]: () => save.mockRestore() }
}
