import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ManualClock } from '../jobs/ManualClock'
import { type HostileServer, openHostileServer } from '../outer/testing/openHostileServer'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import { placesOf } from './homeSettings'
import { pictureOrigins } from './pictureOrigins'

const sky = { cityname: '上海', temLow: 12, temHigh: '18', stateDetailed: '多云', windState: '东风' }
const clock = new ManualClock(Date.UTC(2026, 10, 21, 9))
let source: HostileServer
let answer: string
let gateway: TestGateway

beforeAll(async () => {
  source = await openHostileServer((_request, response) => response.end(answer))
  gateway = await openTestGateway(
    {
      weatherUrl: `http://127.0.0.1:${source.port}/today`,
      innerHosts: [`127.0.0.1:${source.port}`],
      networkPlaces: [{ networks: ['10.0.0.0/8', '2001:db8::/32'], place: '总部' }],
      noticeTitle: '通知',
      noticeHtml: '<p>请注意</p>',
      icpNumber: '京ICP备00000000号',
      organisation: '示例公司',
    },
    clock,
  )
})
afterAll(async () => {
  await gateway.close()
  await source.close()
})
beforeEach(() => {
  answer = JSON.stringify(sky)
})

const arriveFrom = async (address: string, name: 'alice' | 'bob' = 'alice') => {
  const browser = await gateway.signedIn(name)
  browser.remoteAddress = address
  return browser
}

it('[SE-25] [HO-03] tells each session of its own sign-in and the one before it', async () => {
  const browser = gateway.browser()
  browser.remoteAddress = '10.1.2.3'
  await browser.signIn('alice', 'canary-Alice-77')
  const first = await browser.ask('loginLog')
  expect(first).toMatchObject({
    ip1: '10.1.2.3',
    isp1: '总部',
    ct1: new Date(clock.now()).toISOString(),
    ct2: null,
  })
  clock.advance(60_000)
  const second = await arriveFrom('127.0.0.1')
  expect(await second.ask('loginLog')).toMatchObject({
    ip1: '127.0.0.1',
    isp1: '',
    ip2: '10.1.2.3',
    ct2: first.ct1,
  })
  expect((await second.ask('welcome')).userinfo).toMatchObject({
    last_login: first.ct1,
    login_ip: '10.1.2.3',
    login_isp: '总部',
  })
  expect(await browser.ask('loginLog')).toEqual(first)
  expect((await (await gateway.signedIn('bob')).ask('loginLog')).ct2).toBeNull()
})

it('[SE-25] keeps the latest thousand sign-ins of an account, and cuts what a browser says', async () => {
  const { signInLog } = gateway.services
  const { db } = gateway.store.database
  const from = { clientAddress: '192.0.2.1\0', userAgent: 'x'.repeat(10_000) }
  const session = { id: 's', accountId: gateway.bob.id, csrfToken: '', isLocked: false }
  for (let count = 0; count < 1005; count += 1) await signInLog.note({ ...session, id: `s${count}` }, from)
  const kept = await db.selectFrom('sign_ins').where('account_id', '=', gateway.bob.id).selectAll().execute()
  expect(kept).toHaveLength(1000)
  expect(kept.at(-1)?.user_agent).toHaveLength(400)
  expect((await signInLog.around({ ...session, id: 's1004' })).previous).toBeDefined()
  expect((await signInLog.around({ ...session, id: 'forgotten' })).current).toBeUndefined()
})

it('[HO-01] [HO-02] counts what is unread and what it weighs, for its owner alone', async () => {
  const [alice, bob] = [await gateway.signedIn('alice'), await gateway.signedIn('bob')]
  const raw = sampleMail('hello')
  await gateway.store.mail.mailbox(gateway.alice.id).append('INBOX', raw)
  const { userinfo } = await alice.ask('welcome')
  expect(userinfo).toMatchObject({ unread: 1, capacity_total: 0, capacity_used_rate: 0 })
  expect(Math.round(userinfo.capacity_used! * 1024 * 1024)).toBe(raw.length)
  expect((await bob.ask('welcome')).userinfo).toMatchObject({ unread: 0, capacity_used: 0 })
})

it('[HO-04] [HO-06] says what the organisation has to say', async () => {
  expect(await (await gateway.signedIn('alice')).ask('welcome')).toMatchObject({
    system_name: '通知',
    system_remark: '<p>请注意</p>',
    name: '示例公司',
    is_icp: true,
    icp_no: '京ICP备00000000号',
    icp_link: 'https://beian.miit.gov.cn/',
  })
})

it('[HO-04] asks the source of the weather twice an hour at most, and does without it when it talks nonsense', async () => {
  clock.advance(30 * 60_000)
  expect((await (await gateway.signedIn('alice')).ask('welcome')).weatherinfo).toEqual({
    ...sky,
    temLow: '12',
  })
  const { weather } = gateway.services
  const asked = source.seen.length
  expect(await weather()).toMatchObject({ city: '上海', low: '12' })
  expect(source.seen).toHaveLength(asked)
  expect(source.seen.at(-1)?.headers.cookie).toBeUndefined()
  for (const said of ['<html>', '{}', '{"cityname":{}}', `"${'x'.repeat(70_000)}"`]) {
    answer = said
    clock.advance(30 * 60_000)
    expect([said.slice(0, 20), await weather()]).toEqual([said.slice(0, 20), undefined])
  }
})

it('[HO-05] [C2] lets pages load pictures from nowhere but where those of the home page lie', () => {
  const banner = { title: 'x', link: '' }
  const link = { title: 'x', desc: '', icon: '', url: '/x' }
  expect(
    pictureOrigins({
      banners: [{ ...banner, image: "https://cdn.example.com/a;script-src 'unsafe-inline'" }],
      welcomeAds: [{ ...banner, image: '/ads/1.png' }],
      welcomeLinks: [{ title: 'x', links: [link, { ...link, icon: 'http://intranet:8080/i.png' }] }],
    }),
  ).toEqual(['https://cdn.example.com', 'http://intranet:8080'])
})

it.each([
  ['10.255.0.1', '总部'],
  ['::ffff:10.0.0.1', '总部'],
  ['192.0.2.7', '仓库'],
  ['192.0.2.8', ''],
  ['2001:db8::7', '海外'],
  ['not an address', ''],
  ['', ''],
])('[SE-25] %j is at %j', (address, place) => {
  const placeOf = placesOf([
    { networks: ['10.0.0.0/8'], place: '总部' },
    { networks: ['192.0.2.7'], place: '仓库' },
    { networks: ['2001:db8::/32'], place: '海外' },
  ])
  expect(placeOf(address)).toBe(place)
})
