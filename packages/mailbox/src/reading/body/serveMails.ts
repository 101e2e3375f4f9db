import { servePage } from '../../../../../scripts/vitest/servePage'

/** A page of the host with the policy in its header, as a gateway serves it. */
export const policyFrame = '/frame.html'

const policy =
  "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'"
const emptyPage = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'

/**
 * Serves a page with the real reading components on a free port.
 *
 * @param script of the page, from this folder on
 */
export const serveMails = (script: string) =>
  servePage(new URL('../../../', import.meta.url).pathname, `src/reading/body/${script}`, '/mails.html', {
    [policyFrame]: {
      type: 'text/html; charset=utf-8',
      body: emptyPage,
      headers: { 'content-security-policy': policy },
    },
  })
