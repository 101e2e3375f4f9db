import type { FloorPage } from './FloorMailbox'

/**
 * A page that shows mail with nothing but the browser.
 *
 * @param shown the list that it begins with, as after a reload
 */
export const floorPage = (shown: FloorPage | undefined): string => `<!doctype html><html lang=en>
<meta charset=utf-8><title>floor</title><link rel=icon href=data:,>
<style>
  main { display: grid; grid-template: auto 90vh / 180px 480px 1fr; font: 14px sans-serif }
  header { grid-column: 1 / 4 }
  #list { overflow: auto }
  [role=row] { padding: 4px 8px; border-bottom: 1px solid #ddd; height: 36px; overflow: hidden; white-space: nowrap }
  [data-unread] { font-weight: bold }
  nav button { display: block }
  iframe { width: 100%; height: 90%; border: 0 }
</style>
<form><input id=user><input type=password><button>Sign in</button></form>
<main hidden>
  <header>
    <button id=next>Next page</button><input id=jump aria-label="Go to page">
    <select id=field><option>subject<option>body</select><input id=words aria-label="Search mail">
    <button id=read>Mark read</button><button id=unread>Mark unread</button>
  </header>
  <nav></nav><div id=list role=grid></div><section><h2></h2><iframe sandbox=allow-same-origin></iframe></section>
</main>
<script>
const $ = (query) => document.querySelector(query)
let now
const element = (name, attributes, text) => {
  const made = document.createElement(name)
  for (const key in attributes) made.setAttribute(key, attributes[key])
  made.textContent = text
  return made
}
const show = (page) => {
  now = page
  $('form').hidden = true
  $('main').hidden = false
  if (!$('nav').firstChild) $('nav').replaceChildren(...page.folders.map((name) => element('button', {}, name)))
  $('#list').dataset.view = page.view
  $('#list').replaceChildren(...page.rows.map((mail) => {
    const row = element('div', { role: 'row', 'data-uid': mail.uid }, '')
    row.toggleAttribute('data-unread', !mail.isRead)
    row.append(
      element('b', { role: 'gridcell' }, mail.from),
      element('i', { role: 'gridcell' }, new Date(mail.at).toISOString().slice(0, 10)),
      element('div', { role: 'gridcell' }, mail.subject))
    return row
  }))
  $('#list').scrollTop = 0
}
const get = async (path, options) => (await fetch(path, options)).json()
const list = (folder, page) => get('/list?folder=' + encodeURIComponent(folder) + '&page=' + page).then(show)
const onEnter = (field, act) => $(field).onkeydown = (event) => { if (event.key === 'Enter') act(event.target.value) }
$('form').onsubmit = (event) => {
  event.preventDefault()
  get('/sign-in?user=' + $('#user').value, { method: 'POST' }).then(show)
}
$('nav').onclick = (event) => event.target.matches('button') && list(event.target.textContent, 0)
$('#next').onclick = () => list(now.view, now.page + 1)
onEnter('#jump', (page) => list(now.view, page - 1))
onEnter('#words', (words) => get('/search?field=' + $('#field').value + '&words=' + encodeURIComponent(words)).then(show))
$('#list').onclick = async (event) => {
  const row = event.target.closest('[data-uid]')
  const html = await (await fetch('/read?uid=' + row.dataset.uid)).text()
  $('h2').textContent = row.textContent
  $('iframe').srcdoc = html
}
const mark = (isUnread) => {
  const rows = [...document.querySelectorAll('[data-uid]')]
  for (const row of rows) row.toggleAttribute('data-unread', isUnread)
  get('/mark?unread=' + Number(isUnread), { method: 'POST', body: rows.map((row) => row.dataset.uid).join() })
}
$('#read').onclick = () => mark(false)
$('#unread').onclick = () => mark(true)
${shown === undefined ? '' : `show(${JSON.stringify(shown).replaceAll('<', String.raw`\u003c`)})`}
</script>`
