/** Prints some lines on a sheet of their own. @param title stands above them */
export function printCodes(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const { contentDocument: page, contentWindow: sheet } = frame
  if (!page || !sheet) return frame.remove()
  const text = page.createElement('pre')
  text.textContent = [title, '', ...lines].join('\n')
  page.body.append(text)
  sheet.addEventListener('afterprint', () => frame.remove())
  sheet.print()
}
