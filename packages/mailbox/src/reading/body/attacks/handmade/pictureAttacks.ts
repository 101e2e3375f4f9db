import { type AttackRow, leak, run } from './Attack'

/** Bodies that try to fetch something by a picture or a link. */
export const pictureAttacks: readonly AttackRow[] = [
  ['remote picture', `<img src="${leak('img')}">`],
  ['srcset', `<img srcset="${leak('srcset1')} 1x, ${leak('srcset2')} 2x" sizes="100vw">`],
  ['picture element', `<picture><source srcset="${leak('source')}"><img src="${leak('picture')}"></picture>`],
  [
    'picture without scheme',
    `<img src="//bare.leak.example/x"><img src="\\\\back.leak.example\\x"><img src="/\\mix.leak.example/x">`,
  ],
  ['relative pictures', `<img src="x.png"><img src="/x.png"><img src="?x"><img src="">`],
  [
    'background attribute',
    `<table background="${leak('table')}"><tr background="${leak('tr')}"><td background="${leak('td')}">x</td></tr></table>`,
  ],
  [
    'background of the body',
    `<body background="${leak('body')}" style="background:url(${leak('body-style')})">x</body>`,
  ],
  [
    'media and poster',
    `<video src="${leak('video')}" poster="${leak('poster')}" autoplay onerror="${run}"></video><audio src="${leak('audio')}" autoplay></audio><track src="${leak('track')}">`,
  ],
  [
    'links that fetch',
    `<link rel="stylesheet" href="${leak('css')}"><link rel="preload" as="image" href="${leak('preload')}"><link rel="icon" href="${leak('icon')}"><link rel="dns-prefetch" href="//dns.leak.example"><link rel="preconnect" href="//pre.leak.example"><link rel="manifest" href="${leak('manifest')}">`,
  ],
  [
    'svg data picture',
    `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'><image href='${leak('svg-data')}'/></svg>">`,
  ],
  [
    'data picture of a false type',
    `<img src="data:text/html;base64,PHNjcmlwdD50b3AuaGl0KDEpPC9zY3JpcHQ+"><img src="data:image/png,<script>${run}</script>">`,
  ],
  [
    'file, chrome and share pictures',
    `<img src="file:///etc/passwd"><img src="chrome://favicon/x"><img src="file://///unc.leak.example/x">`,
  ],
  [
    'lowsrc, dynsrc, longdesc, cite',
    `<img lowsrc="${leak('lowsrc')}" dynsrc="${leak('dynsrc')}" longdesc="${leak('longdesc')}"><blockquote cite="${leak('cite')}">x</blockquote>`,
  ],
  [
    'attribution and timing attributes',
    `<img src="x:" attributionsrc="${leak('attribution')}" elementtiming="x" fetchpriority="high" crossorigin>`,
  ],
]
