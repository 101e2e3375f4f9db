import { expect, it } from 'vitest'
import { isLoginName } from './isLoginName'

it.each(['zhangsan', 'zhang.san_1-2', '10086'])('[SE-02] takes %s for a login name', (text) => {
  expect(isLoginName(text)).toBe(true)
})

it.each(['', 'Zhangsan', 'zhang san', 'zhang@example.com', '张三', 'a\n', 'a;b', 'ａ'])(
  '[SE-02] refuses %j as a login name',
  (text) => {
    expect(isLoginName(text)).toBe(false)
  },
)
