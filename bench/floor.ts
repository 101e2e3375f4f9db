import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

/** The least that a server and a page can do with the same answers. */
export interface Floor {
  readonly url: string
  /** Gives it the answers to hand out; until then it has none. */
  take(answers: { list: string; message: string }): void
  close(): void
}

const page = `<!doctype html><html lang=en><meta charset=utf-8><title>floor</title><link rel=icon href=data:,>
<form><input id=user><input id=word type=password><button>Sign in</button></form>
<button id=next>Next page</button><div id=list role=grid></div><h2></h2><iframe sandbox=allow-same-origin></iframe>
<script>
const $ = (query) => document.querySelector(query)
let page = 0
const show = async () => {
  const { results } = await (await fetch('/list?page=' + page)).json()
  $('#list').replaceChildren(...results.map((mail, index) => {
    const row = document.createElement('div')
    row.setAttribute('role', 'row')
    row.innerHTML = '<span role=gridcell></span>'
    row.firstChild.textContent = page + ' ' + index + ' ' + JSON.stringify(mail).slice(0, 200)
    row.onclick = async () => {
      const message = await (await fetch('/message')).text()
      $('h2').textContent = row.textContent
      $('iframe').srcdoc = '<p>' + index + '</p>' + JSON.parse(message).html
    }
    return row
  }))
}
$('form').onsubmit = (event) => { event.preventDefault(); fetch('/sign-in', { method: 'POST' }).then(show) }
$('#next').onclick = () => { page += 1; show() }
</script>`

/**
 * A server without sessions, without a store and without a framework, and a page of fifty lines: what any mail
 * client over HTTP pays at the least on this machine. Figures are read beside it.
 */
export async function openFloor(): Promise<Floor> {
  let answers = { list: '{"results":[]}', message: '{}' }
  const server = createServer((request, answer) => {
    const path = request.url?.split('?')[0]
    const text = path === '/list' ? answers.list : path === '/message' ? answers.message : page
    const isPage = path === '/'
    const bytes = gzipSync(text, { level: 4 })
    answer.writeHead(200, {
      'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
      'content-encoding': 'gzip',
      'content-length': bytes.length,
    })
    answer.end(bytes)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    take: (given) => void (answers = given),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
