import { defaultFont } from '../toolbar/fonts'

/** How the page of the editor looks before anything in it says otherwise. */
const editorStyles = `
html, body { block-size: 100%; margin: 0; background: #fff; color: #1f2328; color-scheme: light; }
body { display: flex; flex-direction: column; font: ${defaultFont.size}/1.57 ${defaultFont.family}; overflow-wrap: break-word; }
body > [role="textbox"] { flex: 1 0 auto; padding: 12px 16px 32px; outline: none; }
blockquote { margin-inline: 0; padding-inline-start: 12px; border-inline-start: 2px solid #d0d7de; }
img { max-inline-size: 100%; }
a { color: #0a60be; cursor: text; }
body { position: relative; }
[data-picture-handle] { position: absolute; inline-size: 24px; block-size: 24px; margin: -12px 0 0 -12px; cursor: nwse-resize; touch-action: none; }
[data-picture-handle]::after { content: ""; position: absolute; inset: 6px; background: #fff; border: 2px solid #0a60be; border-radius: 2px; }
[data-picture-handle][hidden] { display: none; }
`

/** Puts the sheet into the page; doing it again changes nothing. */
export function addEditorStyles(page: Document): void {
  if (page.head.querySelector('style[data-mailroom]') !== null) return
  const style = page.createElement('style')
  style.dataset.mailroom = ''
  style.textContent = editorStyles
  page.head.append(style)
}
