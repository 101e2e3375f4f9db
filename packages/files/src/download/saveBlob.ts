/** The browser needs the address until it has begun to write the file. */
const KEEP_MS = 60_000

/**
 * Lets the browser save bytes as a file. Characters that no file system takes become "_".
 *
 * @internal
 * @param name as shown to the reader; never part of markup or of a path
 */
export function saveBlob(blob: Blob, name: string): void {
  // A type of its own would let a browser open HTML or SVG instead of saving it.
  const address = URL.createObjectURL(new Blob([blob], { type: 'application/octet-stream' }))
  saveFrom(address, name)
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS)
}

/**
 * Lets the browser save what lies at an address, streamed to the disk.
 *
 * @internal
 * @see saveBlob
 */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name.replace(/[\u0000-\u001f\u007f<>:"/\\|?*]/g, '_')
  link.click()
}
