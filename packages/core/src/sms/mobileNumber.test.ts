import { expect, it } from 'vitest'
import { mobileNumber } from './mobileNumber'

it.each([
  ['138 0013 8000', '13800138000'],
  ['+86 (138) 0013-8000', '+8613800138000'],
  ['12345', undefined],
  ['+0138001380', undefined],
  ['1380013800x', undefined],
  ['1380013800013800', undefined],
  ['13+800138000', undefined],
])('[CO-13] %s is sent as %s', (typed, number) => expect(mobileNumber(typed)).toBe(number))
