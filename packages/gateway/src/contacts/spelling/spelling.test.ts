import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createAccounts } from '../../accounts/Accounts'
import { createPeople } from '../../accounts/people/createPeople'
import type { Database } from '../../doors/database/Database'
import { openTestDatabase } from '../../testing/openTestDatabase'
import { addContact } from '../addressBook'
import { pagePeople } from '../pagePeople'
import { maxRecent, noteRecipients } from '../recent/noteRecipients'
import { nameKeys, soundsOf } from './nameKeys'
import { spellAll } from './startSpelling'

/** True when somebody who types this finds the name. */
const finds = (name: string, typed: string) => nameKeys(name).some(({ key }) => key.startsWith(typed))

describe('keys of a name', () => {
  it.each([
    ['王磊', ['w', 'wl', 'wang', 'wangl', 'wanglei', 'wlei', '王l', '王lei', 'lei']],
    ['王小明', ['wxm', 'wangxm', 'wxiaom', 'wangxiaoming', '王xm', '王小m', 'xm', 'xiaoming', 'ming']],
    ['欧阳娜娜', ['oynn', 'ouyangnana', 'ouyangnn', '欧阳nn', 'nana']],
    ['单晓明', ['shanxm', 'sxm', 'danxm']],
    ['曾国藩', ['zenggf', 'zgf', 'cenggf']],
    ['仇英', ['qiuy', 'qy', 'chouy']],
    ['解缙', ['xiej', 'xj', 'jiejin']],
    ['查良镛', ['zhaly', 'zly']],
    ['尉迟恭', ['yuchig', 'ycg', 'weichi']],
    ['乐嘉', ['yuej', 'lej']],
    ['张重阳', ['zhangchongyang', 'zhangzhongyang', 'zcy', 'zzy']],
    ['吕布', ['lvbu', 'lubu', 'lb']],
    ['陳靜', ['chenj', 'cj', 'chenjing']],
    ['信息技术部', ['xxjsb', 'xinxijishubu', 'jsb', '信息jsb']],
    ['Leo 王磊', ['wanglei', 'wl']],
  ])('[CO-03] %s is found by pinyin, initials and both mixed', (name, typed) => {
    expect(typed.filter((each) => !finds(name, each))).toEqual([])
  })

  it('[CO-03] finds nobody by what their name is not', () => {
    for (const typed of ['wnag', 'lw', 'leiw', 'wangm', '王m', 'ang'])
      expect(finds('王磊', typed)).toBe(false)
    expect(nameKeys('Anna Wanger')).toEqual([])
    expect(nameKeys('王'.repeat(101))).toEqual([])
  })

  it('[CO-03] says which begin with the name', () => {
    const starts = (typed: string) =>
      nameKeys('王莉').filter(({ key, isStart }) => isStart && key.startsWith(typed))
    expect(starts('wangl')).not.toEqual([])
    expect(starts('li')).toEqual([])
  })

  it('[CO-03] know how written characters sound, also those of the other script', () => {
    for (const [typed, name] of [
      ['陳靜', '陈静'],
      ['单', '單田芳'],
      ['陳j', '陈静'],
    ] as const) {
      expect(soundsOf(typed).some((sound) => finds(name, sound))).toBe(true)
    }
    expect(soundsOf('陈').some((sound) => finds('程静', sound))).toBe(false)
    expect(soundsOf('chen')).toEqual([])
  })
})

const surnames = Array.from(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎',
)
const given = ['伟', '芳', '秀英', '丽华', '国强', '晓明', '雨桐', '子轩', '静', '志远']

describe('people in the database', () => {
  let database: Database
  let asker: number
  let people: ReturnType<typeof createPeople>
  let accounts: ReturnType<typeof createAccounts>

  beforeEach(async () => {
    database = await openTestDatabase()
    accounts = createAccounts(database, ['example.com'])
    people = createPeople(database)
    asker = (await accounts.create({ address: 'me@example.com', displayName: 'Me' })).id
  })
  afterEach(() => database.close())

  const suggested = async (text: string) => (await people.suggest(asker, text)).map(({ name }) => name)
  const add = (address: string, displayName: string) =>
    accounts.create({ address: `${address}@example.com`, displayName })

  it('[CO-03] are found among hundreds by the beginning of how their name is typed', async () => {
    const names = surnames.flatMap((surname) => given.map((rest) => surname + rest))
    await database.db
      .insertInto('accounts')
      .values(
        names.map((display_name, index) => ({
          ...{ address: `p${index}@example.com`, login_name: `p${index}`, display_name, created_at: 0 },
        })),
      )
      .execute()
    expect(await suggested('zengguoqiang')).toEqual([])
    await spellAll(database)
    expect(await suggested('zengguoqiang')).toEqual(['曾国强'])
    expect(await suggested('zeng guo qiang')).toEqual(['曾国强'])
    expect(await suggested('zgq')).toEqual(expect.arrayContaining(['曾国强', '张国强', '周国强']))
    expect(await suggested('黄l')).toEqual(['黄丽华'])
    expect(await suggested('huangyt')).toEqual(['黄雨桐'])
    expect(await suggested('葉芳')).toEqual(['叶芳'])
    const page = { book: 'organisation', text: 'zengguo', offset: 0, limit: 10 } as const
    expect(await pagePeople(database.db, asker, page)).toMatchObject({
      total: 1,
      people: [{ name: '曾国强' }],
    })
  })

  it('[CO-03] keep nothing of names that nobody bears any more', async () => {
    await addContact(database, asker, { address: 'x@elsewhere.example', name: '钱学森' }, 0)
    expect(await suggested('qianxs')).toEqual(['钱学森'])
    await database.db.deleteFrom('contacts').execute()
    await spellAll(database)
    expect(await database.db.selectFrom('name_keys').selectAll().execute()).toEqual([])
  })

  it('[CO-03] come in the order of how lately and often they are written to', async () => {
    await accounts.createDepartment('王府井分部')
    for (const [address, name] of [
      ['a', '王安'],
      ['b', '王博'],
      ['c', '王超'],
    ] as const)
      await add(address, name)
    await addContact(database, asker, { address: 'o@elsewhere.example', name: '王鸥' }, 0)
    expect(await suggested('wang')).toEqual(['王博', '王安', '王超', '王府井分部', '王鸥'])
    const day = 24 * 3600 * 1000
    const write = (address: string, at: number, name = '') =>
      noteRecipients(database, asker, [{ address, name }], at * day)
    for (const at of [1, 2, 3]) await write('c@example.com', at)
    await write('a@example.com', 4)
    await write('z@outside.example', 5, '汪洋')
    await write('O@elsewhere.example', 1)
    expect(await suggested('wang')).toEqual(['王超', '汪洋', '王安', '王鸥', '王博', '王府井分部'])
    // Half a year later, one mail of today counts for more than three of then.
    await write('a@example.com', 180)
    expect((await suggested('wang'))[0]).toBe('王安')
  })

  it('[CO-03] are kept for so many that are written to, and not for mails to everybody', async () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ address: `n${index}@x.example`, name: '' }))
    const count = async () => (await database.db.selectFrom('recent_recipients').selectAll().execute()).length
    await noteRecipients(database, asker, many, 1)
    expect(await count()).toBe(0)
    for (let start = 0; start < maxRecent + 20; start += 40) {
      const some = Array.from({ length: 40 }, (_, index) => ({
        address: `r${start + index}@x.example`,
        name: '',
      }))
      await noteRecipients(database, asker, some, (start + 1) * 1e9)
    }
    expect(await count()).toBe(maxRecent)
    expect(await people.suggest(asker, 'r319@')).toHaveLength(1)
    expect(await people.suggest(asker, 'r9@')).toHaveLength(0)
  })

  it('[CO-03] who have gone are not suggested to those who wrote to them', async () => {
    const { id } = await add('gone', '王走')
    await noteRecipients(database, asker, [{ address: 'gone@example.com', name: '王走' }], 1)
    expect(await suggested('wangz')).toEqual(['王走'])
    await accounts.setActive(id, false)
    expect(await suggested('wangz')).toEqual([])
  })
})
