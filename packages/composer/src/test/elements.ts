import type { DraftContent } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'

/** The field of recipients with this name. */
export const field = (name: 'To' | 'Cc' | 'Bcc') => page.getByRole('combobox', { name, exact: true })

/** The line of the subject. */
export const subject = () => page.getByRole('textbox', { name: 'Subject' })

/** The button of that name. */
export const button = (name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

/** The page of the editor. */
export function editorPage(): Document {
  const inner = document.querySelector('iframe')?.contentDocument
  if (!inner) throw new Error('The editor has no page yet.')
  return inner
}

/** The text being written. */
export function textBox(): HTMLElement {
  const box = editorPage().querySelector<HTMLElement>('[role="textbox"]')
  if (!box) throw new Error('The editor is not there yet.')
  return box
}

/** The original below the text, as it is shown. */
export const shownQuote = () => textBox().querySelector('._EType_quote')?.shadowRoot ?? null

/** Puts the cursor at the end of the writer's own text. */
export function focusText(): void {
  const inner = editorPage()
  inner.defaultView?.focus()
  textBox().focus()
}

/** What the writer sees of their own words. */
export const writtenText = () => textBox().innerText.trim()

/** Pastes into the text as the browser would. */
export function paste(data: Readonly<Record<string, string>>, files: readonly File[] = []): void {
  textBox().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: transfer(data, files), bubbles: true, cancelable: true }),
  )
}

/** Drops something onto an element. */
export function drop(
  target: Element,
  data: Readonly<Record<string, string>>,
  files: readonly File[] = [],
): void {
  const dataTransfer = transfer(data, files)
  for (const kind of ['dragenter', 'dragover', 'drop']) {
    target.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }))
  }
}

/** Attaches files, as dropping them onto the composer does. */
export const addFiles = (...files: readonly File[]) => drop(field('To').element(), {}, files)

function transfer(data: Readonly<Record<string, string>>, files: readonly File[]): DataTransfer {
  const made = new DataTransfer()
  for (const [type, text] of Object.entries(data)) made.setData(type, text)
  files.forEach((file) => made.items.add(file))
  return made
}

/** Saves the mail; what it would be sent as. */
export async function savedContent(adapter: MemoryAdapter): Promise<DraftContent> {
  const save = vi.spyOn(adapter.drafts, 'save')
  await button('Save draft').click()
  await vi.waitFor(() => expect(save).toHaveBeenCalled())
  const content = save.mock.calls.at(-1)![0]
  save.mockRestore()
  return content
}
