import { expect, type Page } from '@playwright/test'

/** Calls the interface as whoever is signed in on a page, past its forms. */
export async function asker(page: Page) {
  const after = await page.request.get('/api/core/login-after/')
  const { csrf_token: token } = (await after.json()) as { readonly csrf_token: string }
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const headers = { 'x-csrf-token': token, origin: new URL(page.url()).origin }
    const answer = await page.request.fetch(path, { method, headers, data })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Record<string, unknown>
  }
  return {
    post: (path: string, data: object) => send('POST', path, data),
    put: (path: string, data: object) => send('PUT', path, data),
  }
}
