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

it('[GW-04] asks for the CSRF header on every call that changes something, and takes it on every other that needs a session', () => {
  const isRequired = (operation: any) =>
    operation.parameters.find((each: { name: string }) => each.name === 'X-CSRF-Token')?.required
  expect(isRequired(paths['/api/logout/']!.get)).toBe(true)
  expect(isRequired(paths['/api/mail/message/move/']!.post)).toBe(true)
  expect(isRequired(paths['/api/mail/folder/']!.get)).toBe(false)
  expect(isRequired(paths['/api/core/login-before/']!.get)).toBeUndefined()
})
