import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { HomeStage, usualHome } from './stage/HomeStage'

const meta: Meta<typeof HomeStage> = { title: 'Mailbox/Home', component: HomeStage }
export default meta
type Story = StoryObj<typeof HomeStage>

/** Everything that an organisation can put on the page. */
const fullHome = {
  ...usualHome,
  weather: { city: '上海', low: '12', high: '18', state: '多云', wind: '东风 3 级' },
  board: {
    notice: {
      title: '系统维护通知',
      html: '<p>周六 <b>22:00</b> 起维护两小时。<a href="https://example.com/plan">详情</a></p><script>document.title="!"</script><img src="https://evil.example/x.png" onerror="document.title=1">',
    },
    linkGroups: [
      {
        title: '办公',
        links: [
          { title: '考勤系统', description: '打卡与请假', url: 'https://hr.example.com/' },
          { title: '报销', description: '', url: 'https://fin.example.com/' },
        ],
      },
      {
        title: 'IT',
        links: [{ title: 'Helpdesk', description: 'Ask for help', url: 'https://it.example.com/' }],
      },
    ],
    footer: {
      organisation: '示例科技有限公司',
      registration: { number: '京ICP备00000000号', url: 'https://beian.miit.gov.cn/' },
    },
  },
}

/** Somebody comes back, with mail that is not read; a press on the figure asks for just that. */
export const Content: Story = {
  args: { onNavigate: fn() },
  play: async ({ canvas, args }) => {
    await canvas.findByText('10.20.3.7', { exact: false })
    await userEvent.click(canvas.getByRole('link', { name: /unread message/ }))
    await expect(args.onNavigate).toHaveBeenCalledWith({ kind: 'folder', folder: 'INBOX', isUnread: true })
  },
}

/** A notice, links, weather and a registered site, at night, in Chinese; nothing of the notice runs. */
export const FullDark: Story = {
  args: { locale: 'zh-hans', colorScheme: 'dark', home: fullHome },
  play: async ({ canvas }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('系统维护通知')
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('周六'))
    await expect(frame.contentDocument?.querySelector('script, [onerror], img[src^="http"]')).toBeNull()
    await userEvent.click(canvas.getByRole('tab', { name: 'IT' }))
    await canvas.findByRole('link', { name: /Helpdesk/ })
    await expect(document.title).not.toBe('!')
  },
}

/** On a telephone, in traditional Chinese. */
export const FullNarrow: Story = {
  args: { locale: 'zh-tw', width: 360, home: fullHome },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '登入安全' })
  },
}

const drawn = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 2"><rect width="8" height="2" fill="${color}"/></svg>`)}`

/** The organisation's own banners and advertisements; the reader turns them by hand. */
export const Banners: Story = {
  args: {
    locale: 'zh-hans',
    width: 768,
    home: {
      board: {
        banners: [
          { title: '年会报名', imageUrl: drawn('#2f74c4'), url: 'https://example.com/party' },
          { title: '健康讲座', imageUrl: drawn('#3d8f6a') },
        ],
        ads: [{ title: '食堂菜单', imageUrl: drawn('#b26a00') }],
      },
    },
  },
  play: async ({ canvas }) => {
    const banners = within(await canvas.findByRole('region', { name: '使用小贴士' }))
    await expect(banners.getByRole('link', { name: '年会报名' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    )
    await userEvent.click(banners.getByRole('button', { name: '停止轮播' }))
    await userEvent.click(banners.getByRole('button', { name: '下一张' }))
    await banners.findByRole('img', { name: '健康讲座' })
    await userEvent.click(banners.getByRole('button', { name: '下一张' }))
    await banners.findByRole('img', { name: '年会报名' })
    await canvas.findByRole('img', { name: '食堂菜单' })
  },
}

/** The first time, nobody has been here before. */
export const First: Story = {
  args: { home: {}, width: 360, colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await canvas.findByText('This is your first sign-in.')
  },
}

/** The mail system does not answer. */
export const Failed: Story = {
  args: { prepare: (adapter) => adapter.control.fail({ kind: 'offline', call: 'home.info', times: 99 }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
  },
}

/** The answer takes its time. */
export const Waiting: Story = {
  args: { prepare: (adapter) => adapter.control.setLatency(600_000) },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Loading your home page' })
  },
}
