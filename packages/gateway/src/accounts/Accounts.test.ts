import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../doors/database/Database'
import { openTestDatabase } from '../testing/openTestDatabase'
import { type Accounts, createAccounts } from './Accounts'
import { createDirectory } from './createDirectory'

let database: Database
let accounts: Accounts

beforeEach(async () => {
  database = await openTestDatabase()
  accounts = createAccounts(database, ['example.com', 'xn--fsqu00a.xn--0zwm56d'], () => 1_000)
})
afterEach(() => database.close())

describe('accounts', () => {
  it('[GW-05] makes an account and finds it by account name, address and job number', async () => {
    const research = await accounts.createDepartment('研发部')
    const account = await accounts.create({
      address: 'Li.Wang@Example.com',
      displayName: '王莉',
      jobNumber: 'E1001',
      departmentId: research.id,
    })
    expect(account).toEqual({
      id: account.id,
      address: 'li.wang@example.com',
      loginName: 'li.wang',
      displayName: '王莉',
      englishName: '',
      gender: 'unknown',
      jobNumber: 'e1001',
      department: { id: research.id, name: '研发部' },
      isActive: true,
      isBlocked: false,
      isAdmin: false,
      hasPassword: false,
      createdAt: 1_000,
    })
    for (const name of ['li.wang', ' LI.WANG ', 'li.wang@example.com', 'E1001']) {
      expect(await accounts.findByLogin(name)).toEqual(account)
    }
    expect(await accounts.findByLogin('wang')).toBeUndefined()
    expect(await accounts.list()).toEqual([account])
  })

  const broken: [
    name: string,
    field: string,
    account: { address: string; displayName: string; jobNumber?: string },
  ][] = [
    ['an address that is none', 'address', { address: 'li wang', displayName: 'Li' }],
    ['a domain of others', 'address', { address: 'li@elsewhere.com', displayName: 'Li' }],
    ['a name that nobody can sign in with', 'address', { address: 'li+1@example.com', displayName: 'Li' }],
    ['the address of a list', 'address', { address: 'dept_3@example.com', displayName: 'Li' }],
    ['the address of everybody', 'address', { address: 'everyone@example.com', displayName: 'Li' }],
    ['no name to show', 'displayName', { address: 'li@example.com', displayName: ' ' }],
    [
      'a job number with blanks',
      'jobNumber',
      { address: 'li@example.com', displayName: 'Li', jobNumber: '1 2' },
    ],
  ]
  it.each(broken)('[GW-05] refuses %s', async (_, field, account) => {
    await expect(accounts.create(account)).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { [field]: [expect.any(String)] } },
    })
  })

  it('[GW-05] refuses what another signs in with', async () => {
    const first = await accounts.create({ address: 'li@example.com', displayName: 'Li', jobNumber: '1001' })
    await accounts.addAlias('sales@example.com', first.id)
    const conflict = { kind: 'conflict' }
    const create = (address: string, jobNumber?: string) =>
      accounts.create({ address, displayName: 'X', jobNumber })
    await expect(create('li@example.com')).rejects.toMatchObject(conflict)
    await expect(create('sales@example.com')).rejects.toMatchObject(conflict)
    await expect(create('x@example.com', '1001')).rejects.toMatchObject(conflict)
    await expect(create('1001@example.com')).rejects.toMatchObject(conflict)
    await expect(create('y@example.com', 'li')).rejects.toMatchObject(conflict)
    await expect(accounts.addAlias('li@example.com', first.id)).rejects.toMatchObject(conflict)
  })

  it('[SE-01] names nobody by an account name that two domains have', async () => {
    await accounts.create({ address: 'li@example.com', displayName: 'Li' })
    const other = await accounts.create({ address: 'li@例子.测试', displayName: 'Li' })
    expect(await accounts.findByLogin('li')).toBeUndefined()
    expect(await accounts.findByLogin('li@例子.测试')).toEqual(other)
    expect(await accounts.findByAddress('LI@xn--fsqu00a.xn--0zwm56d')).toBe(other.id)
  })
})

describe('passwords', () => {
  it('[SE-01] lets in who has the password, and nobody else', async () => {
    const { id } = await accounts.create({
      address: 'li@example.com',
      displayName: 'Li',
      password: 'right-1',
    })
    expect(await accounts.checkPassword('li', 'right-1')).toBe(id)
    expect(await accounts.checkPassword('li', 'wrong-1')).toBeUndefined()
    expect(await accounts.checkPassword('li', '')).toBeUndefined()
    expect(await accounts.checkPassword('nobody', 'right-1')).toBeUndefined()
    await accounts.setPassword(id, '新密码-2')
    expect(await accounts.checkPassword('li', 'right-1')).toBeUndefined()
    expect(await accounts.checkPassword('li', '新密码-2')).toBe(id)
  })

  it('[SE-01] lets nobody into an account without a password, or one that is not active', async () => {
    const { id } = await accounts.create({ address: 'li@example.com', displayName: 'Li' })
    expect(await accounts.checkPassword('li', '')).toBeUndefined()
    await accounts.setPassword(id, 'right-1')
    await accounts.setActive(id, false)
    expect(await accounts.checkPassword('li', 'right-1')).toBeUndefined()
    expect(await accounts.findByAddress('li@example.com')).toBeUndefined()
    await expect(accounts.setPassword(999, 'x')).rejects.toMatchObject({ kind: 'notFound' })
  })

  it('[A8] keeps passwords as salted argon2id hashes', async () => {
    for (const name of ['li', 'wang']) {
      await accounts.create({ address: `${name}@example.com`, displayName: name, password: 'same-1' })
    }
    const rows = await database.db.selectFrom('accounts').select('password_hash as hash').execute()
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0]?.hash).not.toBe(rows[1]?.hash)
  })
})

describe('the directory', () => {
  const lookUp = (address: string) => createDirectory(database, ['example.com']).lookUp(address)
  const names = async (address: string) => {
    const target = await lookUp(address)
    return target.kind === 'people' ? target.members.map((member) => member.name) : target.kind
  }

  it('[GW-02] tells people, strangers and other domains apart', async () => {
    const { id } = await accounts.create({ address: 'li@example.com', displayName: 'Li' })
    expect(await lookUp('LI@EXAMPLE.COM')).toEqual({
      kind: 'people',
      members: [{ accountId: id, address: 'li@example.com', name: 'Li' }],
      isList: false,
    })
    expect(await lookUp('nobody@example.com')).toEqual({ kind: 'unknown' })
    expect(await lookUp('li@elsewhere.com')).toEqual({ kind: 'remote' })
    expect(await lookUp('"a@example.com"@evil.test')).toEqual({ kind: 'remote' })
    expect(await lookUp('no address')).toEqual({ kind: 'unknown' })
    await accounts.setActive(id, false)
    expect(await lookUp('li@example.com')).toEqual({ kind: 'unknown' })
  })

  it('[GW-02] finds those behind an alias', async () => {
    const li = await accounts.create({ address: 'li@example.com', displayName: 'Li' })
    const wang = await accounts.create({ address: 'wang@example.com', displayName: 'Wang' })
    await accounts.addAlias('sales@example.com', wang.id)
    await accounts.addAlias('Sales@example.com', li.id)
    await accounts.addAlias('sales@example.com', li.id)
    expect(await lookUp('sales@example.com')).toMatchObject({ kind: 'people', isList: false })
    expect(await names('sales@example.com')).toEqual(['Li', 'Wang'])
    await accounts.removeAlias('sales@example.com', li.id)
    expect(await names('sales@example.com')).toEqual(['Wang'])
  })

  it('[GW-02] finds everybody, and a department with those below it', async () => {
    const top = await accounts.createDepartment('Research')
    const below = await accounts.createDepartment('Materials', top.id)
    const empty = await accounts.createDepartment('Empty')
    await accounts.create({ address: 'a@example.com', displayName: 'A', departmentId: top.id })
    await accounts.create({ address: 'b@example.com', displayName: 'B', departmentId: below.id })
    await accounts.create({ address: 'c@example.com', displayName: 'C' })
    const gone = await accounts.create({ address: 'd@example.com', displayName: 'D', departmentId: top.id })
    await accounts.setActive(gone.id, false)
    await accounts.create({ address: 'e@xn--fsqu00a.xn--0zwm56d', displayName: 'E', departmentId: empty.id })
    expect(await names('everyone@example.com')).toEqual(['A', 'B', 'C'])
    expect(await names(`dept_${top.id}@example.com`)).toEqual(['A', 'B'])
    expect(await names(`dept_${below.id}@example.com`)).toEqual(['B'])
    expect(await lookUp('everyone@example.com')).toMatchObject({ isList: true })
    expect(await names('dept_999@example.com')).toBe('unknown')
    await expect(accounts.createDepartment('Orphan', 999)).rejects.toMatchObject({ kind: 'invalid' })
  })
})
