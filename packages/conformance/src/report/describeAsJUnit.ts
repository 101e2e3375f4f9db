import type { CaseResult } from './runCase'
import type { ConformanceReport } from './runConformance'
import { failureText, groupByPort } from './summary'

/**
 * The report as CI services read it: a test suite for each port, a test for each case.
 *
 * @returns XML
 */
export function describeAsJUnit({ results, durationMs, ...counts }: ConformanceReport): string {
  const { failedCount, skippedCount } = counts
  const suites = groupByPort(results).map((group) => {
    const sum = group.results.reduce((total, result) => total + result.durationMs, 0)
    const attributes = sums(group.results.length, group.failedCount, group.skippedCount, sum)
    const head = `  <testsuite name="${group.port}" ${attributes}>`
    return [head, ...group.results.map(testCase), '  </testsuite>'].join('\n')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="mailroom-conformance" ${sums(results.length, failedCount, skippedCount, durationMs)}>`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n')
}

const sums = (tests: number, failures: number, skipped: number, durationMs: number): string =>
  `tests="${tests}" failures="${failures}" skipped="${skipped}" time="${seconds(durationMs)}"`

function testCase(result: CaseResult): string {
  const { id, port, title } = result.case
  const name = escape(`${id}: ${title}`)
  const head = `    <testcase classname="${port}" name="${name}" time="${seconds(result.durationMs)}"`
  if (result.outcome === 'passed') return `${head}/>`
  if (result.outcome === 'skipped')
    return `${head}>\n      <skipped message="${escape(result.reason)}"/>\n    </testcase>`
  const { message, expected, actual } = failureText(result.error)
  const body = expected === undefined ? '' : escape(`expected ${expected}\ngot ${actual}`)
  return `${head}>\n      <failure message="${escape(message)}">${body}</failure>\n    </testcase>`
}

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** As text and as an attribute's value; what XML 1.0 cannot hold at all (2.2) becomes a replacement character. */
const escape = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[<>&"]/g, (sign) => entities[sign] ?? sign)
