import { en } from './en.ts'
import type { HelpPage, HelpPart } from './HelpPage.ts'
import { zhHans } from './zhHans.ts'
import { zhHant } from './zhHant.ts'

/** The help in its three languages. */
export const helpPages: readonly HelpPage[] = [zhHans, zhHant, en]

/** Where a page of the help lies, without the first slash. @source SH-13 */
export const helpFile = ({ folder }: HelpPage): string => `help/${folder}/index.html`

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (words: string) => words.replaceAll(/[&<>"]/g, (character) => escapes[character]!)

/** A page of the help as a document: it needs no script, and works for whoever cannot sign in. @source SH-13 */
export function writeHelp(page: HelpPage): string {
  const languages = helpPages.map(
    (other) =>
      `<a href="/${helpFile(other)}" lang="${other.language}" hreflang="${other.language}"${other === page ? ' aria-current="page"' : ''}>${text(other.name)}</a>`,
  )
  const contents = page.parts.map(({ id, title }) => `<li><a href="#${id}">${text(title)}</a></li>`)
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${text(page.title)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/help/help.css">
</head>
<body>
<header>
<nav>${languages.join('')}<a href="/">${text(page.back)}</a></nav>
<h1>${text(page.title)}</h1>
</header>
<main>
<h2>${text(page.contents)}</h2>
<ul>${contents.join('')}</ul>
${page.parts.map((part) => writePart(page, part)).join('\n')}
</main>
</body>
</html>
`
}

const writePart = ({ folder }: HelpPage, { id, title, paragraphs, picture }: HelpPart): string =>
  `<section id="${id}">
<h2>${text(title)}</h2>
${paragraphs.map((paragraph) => `<p>${text(paragraph)}</p>`).join('\n')}${picture === undefined ? '' : writePicture(`/help/${folder}/${id}.webp`, picture)}
</section>`

const writePicture = (address: string, shows: string): string => `
<img src="${address}" alt="${text(shows)}" width="1120" height="700" loading="lazy" decoding="async">`
