import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { longHtml } from './longMails'

/** Rows of the list that stands behind what is written. */
const rowCount = 50
const folders = ['Inbox', 'Drafts', 'Sent', 'Archive', 'Spam', 'Trash']

const row = (_: unknown, index: number) =>
  `<div role=row><b role=gridcell>Wang Li 王莉 ${index}</b><i role=gridcell>2026-11-${(index % 28) + 1}</i>` +
  `<div role=gridcell>Figures before Friday 请在周五之前确认附件中的数字 ${index}</div></div>`

/** A mail client that only writes: the list that any mail client has on its screen, and a place to write over it. */
const page = `<!doctype html><html lang=en><meta charset=utf-8><title>floor</title><link rel=icon href=data:,>
<style>
  body { margin: 0; font: 14px sans-serif }
  main { display: grid; grid-template: auto 90vh / 180px 480px 1fr }
  header { grid-column: 1 / 4 }
  #list { overflow: auto }
  [role=row] { padding: 4px 8px; border-bottom: 1px solid #ddd; height: 36px; overflow: hidden; white-space: nowrap }
  nav button { display: block }
  #composer { position: fixed; inset: 10% 20%; padding: 10px; border: 1px solid #888; background: #fff }
  #composer input { display: block; width: 95% }
  #paper { height: 70%; border: 1px solid #ccc; overflow: auto }
</style>
<main>
  <header><button id=write>New message</button><button id=reply>Reply</button></header>
  <nav>${folders.map((name) => `<button>${name}</button>`).join('')}</nav>
  <div id=list role=grid>${Array.from({ length: rowCount }, row).join('')}</div><section></section>
</main>
<div id=composer hidden>
  <button id=close>Close</button><input aria-label=To><input aria-label=Subject>
  <div id=paper contenteditable=true></div>
</div>
<script>
const $ = (query) => document.querySelector(query)
const write = (html) => {
  $('#paper').innerHTML = '<p><br></p>' + html
  $('#composer').hidden = false
}
$('#write').onclick = () => { write(''); $('[aria-label=To]').focus() }
$('#reply').onclick = async () => { write(await (await fetch('/mail')).text()); $('#paper').focus() }
$('#close').onclick = () => { $('#composer').hidden = true }
</script>`

/** The least that a page and a server can do for somebody who writes. */
export interface WritingFloor {
  readonly url: string
  close(): void
}

/** @param mailBytes of the HTML of the mail that is answered */
export async function openWritingFloor(mailBytes: number): Promise<WritingFloor> {
  const mail = longHtml(mailBytes)
  const server = createServer((request, answer) => {
    const bytes = gzipSync(request.url === '/mail' ? mail : page, { level: 4 })
    answer.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': bytes.length,
      'cache-control': 'no-store',
    })
    answer.end(bytes)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
