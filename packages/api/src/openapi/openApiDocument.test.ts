import { expect, it } from 'vitest'
import { contract } from '../contract/contract'
import { openApiDocument } from './openApiDocument'

const paths = openApiDocument('1.2.3').paths as Record<string, Record<string, any>>

it('[GW-04] lists every call of the contract under its path and method, once', () => {
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => `${operation.operationId} ${method.toUpperCase()} ${path}`,
    ),
  )
  const expected = Object.entries(contract).map(([name, call]) => `${name} ${call.method} ${call.path}`)
  expect(listed.sort()).toEqual(expected.sort())
})

it('[GW-04] says of every call what it does', () => {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  expect(operations.filter(({ summary }) => !/^[A-Z].*\.$/s.test(summary ?? ''))).toEqual([])
})

it('[GW-04] says which query values are required', () => {
  const parameters = paths['/api/mail/message/']!.get.parameters as { name: string; required: boolean }[]
  expect(parameters.filter((each) => each.required).map((each) => each.name)).toEqual([
    'folder',
    'limit',
    'offset',
  ])
})

it('[GW-04] asks for the CSRF header on every call that changes something', () => {
  const names = (operation: any) => operation.parameters.map((each: { name: string }) => each.name)
  expect(names(paths['/api/logout/']!.get)).toContain('X-CSRF-Token')
  expect(names(paths['/api/mail/message/move/']!.post)).toContain('X-CSRF-Token')
  expect(names(paths['/api/mail/folder/']!.get)).not.toContain('X-CSRF-Token')
})
