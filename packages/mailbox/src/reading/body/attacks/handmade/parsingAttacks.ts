import { type AttackRow, leak, run } from './Attack'

/** Bodies that two parsers read differently. */
export const parsingAttacks: readonly AttackRow[] = [
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
]
