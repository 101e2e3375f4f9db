import { type AttackRow, leak, run } from './Attack'

/** Bodies that try it through SVG and MathML, whose parts follow rules of their own. */
export const vectorAttacks: readonly AttackRow[] = [
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
]
