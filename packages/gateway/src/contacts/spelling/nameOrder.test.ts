import { expect, it } from 'vitest'
import { nameOrder } from './nameOrder'

it('[CT-02] people stand by how their names sound, whatever they are written with', () => {
  const names = ['张三', 'Zoe', '阿明', 'anna', '李四', 'Bob', '曾国', '単田', '王五', '王磊', '']
  const ordered = names.toSorted((a, b) => (nameOrder(a) < nameOrder(b) ? -1 : 1))
  expect(ordered.filter((name) => /^\p{Script=Han}/u.test(name) && name !== '単田')).toEqual([
    ...['阿明', '李四', '王磊', '王五'],
    ...['曾国', '张三'],
  ])
  expect(ordered.filter((name) => /^[a-z]/i.test(name))).toEqual(['anna', 'Bob', 'Zoe'])
})

it('[CT-02] names that sound alike have an order of their own', () => {
  expect(nameOrder('张三')).not.toBe(nameOrder('章三'))
  expect(nameOrder('Bob')).toBe(nameOrder(' bob '))
})
