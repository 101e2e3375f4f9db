import { type AttackRow, leak } from './Attack'

/** Bodies that try to cover the page, to hide, or to lead out of the frame. */
export const overlayAttacks: readonly AttackRow[] = [
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
]
