import { type AttackRow, leak, run, runData } from './Attack'

/** Bodies that try to open a frame, to send a form, or to take the names that the page uses. */
export const frameAttacks: readonly AttackRow[] = [
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
]
