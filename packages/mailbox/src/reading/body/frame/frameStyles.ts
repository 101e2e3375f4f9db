import { PICTURE_MARGIN_PX } from './frameMeasures'

/**
 * What a mail looks like that says nothing about it; anything it says wins. The white is the frame element's own: with
 * none on the root, the colour of a mail's body fills the frame to its end.
 */
const paper = `
html { color: #1f2328; color-scheme: light; }
body { margin: 0; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei",
  "Noto Sans SC", "Noto Sans CJK SC", sans-serif; overflow-wrap: break-word; }
img { border: 0; }
blockquote { margin-inline: 0; padding-inline-start: 12px; border-inline-start: 2px solid #d0d7de; }
table { font-size: inherit; }
`

/**
 * Keeps the height measurable, pictures inside and focus in sight; beats whatever the mail says. On dark paper light and
 * dark change places and hues stay, so that all words keep their contrast; pictures are turned back. @source RD-21
 */
const guard = `
html:root:not(#m-):not(#m-) { block-size: auto !important; min-block-size: 0 !important;
  overflow-x: auto !important; overflow-y: hidden !important; }
html:root:not(#m-):not(#m-)[data-mailroom-long] { overflow-y: auto !important; }
html:root:not(#m-):not(#m-) > body { block-size: auto !important; min-block-size: 0 !important;
  max-block-size: none !important; position: relative !important; overflow: visible !important; }
html:root:not(#m-):not(#m-) img[data-mailroom-shrunk] { max-inline-size: calc(100vw - ${PICTURE_MARGIN_PX}px) !important;
  block-size: auto !important; }
html:root:not(#m-):not(#m-) img[data-mailroom-blocked] { min-inline-size: 12px; min-block-size: 12px;
  display: inline-block; box-sizing: border-box; overflow: hidden; background: #f0f2f5; color: #57606a;
  outline: 1px dashed #b6bec8; outline-offset: -1px; font: 12px/16px system-ui, sans-serif; }
html:root:not(#m-):not(#m-)[data-mailroom-dark] { filter: invert(1) hue-rotate(180deg) !important; }
html:root:not(#m-):not(#m-)[data-mailroom-dark] > body { background: transparent !important; }
html:root:not(#m-):not(#m-)[data-mailroom-dark] img:not([data-mailroom-blocked]) {
  filter: invert(1) hue-rotate(180deg) !important; }
html:root:not(#m-):not(#m-) img[hidden] { display: none !important; }
html:root:not(#m-):not(#m-) :focus-visible { outline: 2px solid #0b57d0 !important; outline-offset: 2px !important; }
`

/** Puts our two sheets around those of the mail; doing it again changes nothing. */
export function addFrameStyles(page: Document): void {
  if (page.head.querySelector('style[data-mailroom]') !== null) return
  for (const css of [paper, guard]) {
    const style = page.createElement('style')
    style.dataset.mailroom = ''
    style.textContent = css
    page.head.append(style)
  }
}
