import { describe, expect, it } from 'vitest'
import { selectorsOutside } from './check-styles.mjs'

describe('[EM-03] the check of built style sheets', () => {
  it.each([
    ['a class of ours', '._1pct0aq2._1pct0aq2._1pct0aq2{color:red}'],
    ['a class of ours without a digit', '.ciasxya.ciasxya.ciasxya{color:red}'],
    ['a state of it', '._1pct0aq2:hover::before{color:red}'],
    ['an element inside it', '.og3t1q0.og3t1q0 :where(:not(svg,svg *)){margin:0}'],
    ['a child', '._1pct0aq2>*{color:red}'],
    ['a brother of ours', '._1pct0aq2:checked+._1pct0aq3{color:red}'],
    ['a query around it', '@media (width>1px){@container mr-frame (width<480px){._1pct0aq2{color:red}}}'],
    ['hashed keyframes', '@keyframes _1pct0aq1{from{opacity:0}}'],
    ['a brace in a string', '._1pct0aq2::before{content:"}body{"}._1pct0aq3{color:red}'],
  ])('lets pass %s', (_name, css) => {
    expect(selectorsOutside(css)).toEqual([])
  })

  it.each([
    ['an element', 'button{color:red}', 'button'],
    ['everything', '*{margin:0}', '*'],
    ['the root', ':root{--x:1}', ':root'],
    ['a class in words', '.portal td{color:red}', '.portal td'],
    ['one that stands twice', '.portal.portal td{color:red}', '.portal.portal td'],
    ['one of a list', '._1pct0aq2,body{color:red}', 'body'],
    ['the body that has us', 'body:has(._1pct0aq2){overflow:hidden}', 'body:has(._1pct0aq2)'],
    ['what is not us', ':not(._1pct0aq2){color:red}', ':not(._1pct0aq2)'],
    ['a brother of the page', '._1pct0aq2 ~ p{color:red}', '._1pct0aq2 ~ p'],
    ['inside a query', '@media print{html{color:red}}', 'html'],
    ['keyframes with a common name', '@keyframes fade{from{opacity:0}}', '@keyframes fade'],
    ['a font for the whole page', '@font-face{font-family:X;src:url(x)}', '@font-face'],
    ['an import', '@import "x.css";', '@import "x.css"'],
  ])('reports %s', (_name, css, offending) => {
    expect(selectorsOutside(css)).toEqual([offending])
  })
})
