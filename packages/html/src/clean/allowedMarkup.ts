/**
 * The elements a mail body may keep. Forms, scripts, frames, media, plug-ins, SVG and MathML are not among them:
 * what is not listed is taken out, and its text stays where that is harmless.
 */
export const allowedElements: readonly string[] = [
  ...['html', 'head', 'body', 'style', '#text'],
  ...['address', 'article', 'aside', 'blockquote', 'center', 'details', 'dir', 'div', 'figcaption', 'figure'],
  ...[
    'footer',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'header',
    'hgroup',
    'hr',
    'main',
    'menu',
    'nav',
    'p',
    'pre',
  ],
  ...['section', 'summary'],
  ...[
    'a',
    'abbr',
    'acronym',
    'b',
    'bdi',
    'bdo',
    'big',
    'br',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'font',
    'i',
  ],
  ...[
    'ins',
    'kbd',
    'mark',
    'nobr',
    'q',
    'rp',
    'rt',
    'ruby',
    's',
    'samp',
    'small',
    'span',
    'strike',
    'strong',
  ],
  ...['sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
  ...['dd', 'dl', 'dt', 'li', 'ol', 'ul'],
  ...['caption', 'col', 'colgroup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
  ...['area', 'img', 'map'],
]

/** Elements whose text means nothing without them, on top of DOMPurify's own list. */
export const droppedWithContent: readonly string[] = [
  'select',
  'datalist',
  'object',
  'applet',
  'canvas',
  'portal',
]

/**
 * The attributes a mail body may keep. `style`, `src`, `href`, `background` and `name` are looked at one by one
 * before they stay. Nothing here takes focus (tabindex, accesskey, autofocus, contenteditable, popover).
 */
export const allowedAttributes: readonly string[] = [
  ...[
    'abbr',
    'align',
    'alt',
    'axis',
    'background',
    'bgcolor',
    'border',
    'bordercolor',
    'cellpadding',
    'cellspacing',
    'char',
  ],
  ...[
    'charoff',
    'class',
    'clear',
    'color',
    'cols',
    'colspan',
    'compact',
    'coords',
    'datetime',
    'dir',
    'face',
  ],
  ...[
    'frame',
    'headers',
    'height',
    'hidden',
    'href',
    'hspace',
    'id',
    'ismap',
    'lang',
    'link',
    'name',
    'noshade',
  ],
  ...[
    'nowrap',
    'open',
    'reversed',
    'role',
    'rowspan',
    'rules',
    'scope',
    'shape',
    'size',
    'span',
    'src',
    'start',
  ],
  ...['style', 'summary', 'text', 'title', 'type', 'usemap', 'valign', 'value', 'vlink', 'vspace', 'width'],
  ...['alink', 'leftmargin', 'topmargin', 'rightmargin', 'bottommargin', 'marginwidth', 'marginheight'],
]

/**
 * Elements that may carry `name`, as targets of links inside the mail. On pictures and forms a name would shadow
 * the members of `document` (DOM clobbering).
 */
export const namedElements: ReadonlySet<string> = new Set(['A', 'MAP'])
