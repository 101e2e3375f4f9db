// Every function here runs inside the page: `pageScript` is their own text. So they use each other, the DOM and nothing
// else; no constant or import of this module reaches them.
import type { PageLock, PageMail } from './PageMail'
import type { PageWords } from './strings/en'

/** A file taken out of the opened content. */
interface TakenFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? ''
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}

/** The first language of the browser that there are words in. */
function languageOf(): 'en' | 'zh-hans' | 'zh-tw' {
  for (const tag of navigator.languages) {
    if (/^zh\b.*\b(tw|hk|mo|hant)\b/i.test(tag)) return 'zh-tw'
    if (/^zh\b/i.test(tag)) return 'zh-hans'
    if (/^en\b/i.test(tag)) return 'en'
  }
  return 'en'
}

/** The content, or undefined for a wrong password. */
async function decrypt(password: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const lock = textOf('lock')
  const { rounds, salt, nonce } = JSON.parse(lock) as PageLock
  const utf8 = new TextEncoder()
  const secret = await crypto.subtle.importKey('raw', utf8.encode(password), 'PBKDF2', false, ['deriveKey'])
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  )
  const how = { name: 'AES-GCM', iv: bytesOf(nonce), additionalData: utf8.encode(lock) }
  return crypto.subtle.decrypt(how, key, bytesOf(textOf('sealed'))).then(
    (content) => new Uint8Array(content),
    () => undefined,
  )
}

function unpack(content: Uint8Array<ArrayBuffer>) {
  const length = new DataView(content.buffer).getUint32(0)
  const mail = JSON.parse(new TextDecoder().decode(content.subarray(4, 4 + length))) as PageMail
  let at = 4 + length
  const taken = mail.pictures.concat(mail.files).map(({ name, type, sizeBytes }): TakenFile => {
    at += sizeBytes
    return { name, type, bytes: content.subarray(at - sizeBytes, at) }
  })
  return { mail, pictures: taken.slice(0, mail.pictures.length), files: taken.slice(mail.pictures.length) }
}

function pictureAddress({ type, bytes }: TakenFile): string {
  if (!/^image\/(png|jpeg|gif|webp|bmp|avif)$/.test(type)) return ''
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return `data:${type};base64,${btoa(text)}`
}

/** Keeps what only shapes text, tables, links and the pictures that came along. Whatever is not known goes. */
function cleanHtml(html: string, pictures: readonly TakenFile[]): string {
  const kept =
    /^(A|ABBR|ADDRESS|ARTICLE|ASIDE|B|BDI|BDO|BIG|BLOCKQUOTE|BODY|BR|CAPTION|CENTER|CITE|CODE|COL|COLGROUP|DD|DEL|DFN|DIV|DL|DT|EM|FIGCAPTION|FIGURE|FONT|FOOTER|H[1-6]|HEADER|HR|I|IMG|INS|KBD|LI|MAIN|MARK|OL|P|PRE|Q|RUBY|RP|RT|S|SAMP|SECTION|SMALL|SPAN|STRIKE|STRONG|SUB|SUP|TABLE|TBODY|TD|TFOOT|TH|THEAD|TIME|TR|TT|U|UL|VAR|WBR)$/
  const keptAttributes =
    /^(align|alt|bgcolor|border|cellpadding|cellspacing|color|colspan|dir|face|height|href|lang|reversed|rowspan|size|src|start|style|title|valign|width)$/
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('*')) {
    if (!kept.test(element.tagName)) {
      element.remove()
      continue
    }
    for (const { name, value } of Array.from(element.attributes)) {
      const isOdd = name === 'style' && /url|image|expression|import|[@\\]/i.test(value)
      if (!keptAttributes.test(name) || isOdd) element.removeAttribute(name)
    }
    const href = element.getAttribute('href')
    if (element.tagName !== 'A' || href === null || !/^(https?:\/\/|mailto:|tel:)/i.test(href)) {
      element.removeAttribute('href')
    } else {
      element.setAttribute('target', '_blank')
      element.setAttribute('rel', 'noopener noreferrer')
    }
    const src = element.getAttribute('src')
    element.removeAttribute('src')
    const picture = pictures.find(({ name }) => src === `cid:${name}`)
    if (element.tagName === 'IMG' && picture) element.setAttribute('src', pictureAddress(picture))
  }
  return body.innerHTML
}

function made(name: string, text: string, className = ''): HTMLElement {
  const element = document.createElement(name)
  element.textContent = text
  element.className = className
  return element
}

/** The text in a frame without scripts, of an origin of its own; plain text as text. */
function bodyOf(mail: PageMail, pictures: readonly TakenFile[], words: PageWords): HTMLElement {
  if (mail.html === null) return made('div', mail.text, 'text')
  const frame = document.createElement('iframe')
  frame.title = words.body
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox')
  frame.referrerPolicy = 'no-referrer'
  const looks =
    'body{margin:16px;font:16px/24px system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%}'
  frame.srcdoc = `<!doctype html><meta charset="utf-8"><style>${looks}</style>${cleanHtml(mail.html, pictures)}`
  return frame
}

function save({ name, bytes }: TakenFile): void {
  const link = document.createElement('a')
  // Of no type that a browser would show.
  link.href = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function sizeText(bytes: number): string {
  const [value, unit] = bytes < 1_048_576 ? [bytes / 1024, 'KB'] : [bytes / 1_048_576, 'MB']
  return `${Math.max(0.1, value).toFixed(1)} ${unit}`
}

function show(content: Uint8Array<ArrayBuffer>, words: PageWords): void {
  const { mail, pictures, files } = unpack(content)
  const main = document.createElement('main')
  const title = made('h1', mail.subject || words.noSubject)
  title.tabIndex = -1
  const head = document.createElement('dl')
  const date = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'full',
    timeStyle: 'short',
  })
  const lines = [
    [words.from, mail.from],
    [words.sentBy, mail.sentBy],
    [words.to, mail.to],
    [words.cc, mail.cc],
    [words.date, date.format(mail.sentAt)],
  ] as const
  for (const [name, value] of lines) if (value !== '') head.append(made('dt', name), made('dd', value))
  main.append(title, head, bodyOf(mail, pictures, words))
  const list = document.createElement('ul')
  list.setAttribute('aria-label', words.files)
  for (const file of files) {
    const item = document.createElement('li')
    const button = made('button', words.save)
    button.setAttribute('aria-label', `${words.save} ${file.name}`)
    button.addEventListener('click', () => save(file))
    const name = made('bdi', file.name, 'name')
    name.title = file.name
    item.append(name, made('span', sizeText(file.bytes.length), 'size'), button)
    list.append(item)
  }
  if (files.length > 0) main.append(list)
  document.title = mail.subject || words.title
  document.querySelector('main')?.replaceWith(main)
  title.focus()
}

/** Asks for the password as often as it is wrong. What was typed stays. */
function ask(): void {
  const language = languageOf()
  const words = (JSON.parse(textOf('words')) as Record<typeof language, PageWords>)[language]
  document.documentElement.lang = language
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]'))
    element.textContent = words[element.dataset.word as keyof PageWords]
  document.title = words.title
  const form = document.querySelector('form')
  const input = document.querySelector('input')
  const button = document.querySelector('button')
  const fault = document.getElementById('fault')
  if (!form || !input || !button || !fault) return
  const say = (text: string) => {
    fault.textContent = text
    input.setAttribute('aria-invalid', String(text !== ''))
  }
  form.hidden = false
  input.focus()
  if (!('subtle' in crypto)) return say(words.unable)
  const open = async () => {
    button.disabled = true
    button.textContent = words.opening
    say('')
    try {
      const content = await decrypt(input.value)
      if (content !== undefined) return show(content, words)
      say(words.wrong)
    } catch {
      say(words.damaged)
    }
    button.disabled = false
    button.textContent = words.open
    input.select()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.disabled) void open()
  })
}

/**
 * The program of the page.
 *
 * @source RD-11
 */
export const pageScript = [
  ...[textOf, bytesOf, languageOf, decrypt, unpack, pictureAddress, cleanHtml, made, bodyOf, save, sizeText],
  ...[show, ask],
  `${ask.name}()`,
].join('\n')
