import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { KitchenSink } from './kitchen-sink/KitchenSink.example'

it('[EM-04] renders every control on a server, where there is no document and no warning', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const html = renderToString(createElement(KitchenSink))
  expect(html).toContain('收件箱')
  expect(html).not.toContain('<style')
  expect(said.mock.calls).toEqual([])
  said.mockRestore()
})
