import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  click,
  createTestStudio,
  dashboard,
  nameOf,
  selfWith,
  settings,
  textOf,
} from '../testing'

const answers: Answers = {
  memberSessions: { list: [] },
  auditList: { list: [], next: null },
  memberOptions: { list: [] },
}

test('home is the first section of a member, and the navigation says where one is', async () => {
  await using studio = await createTestStudio({
    at: '/',
    roles: ['auditor'],
    answers: {
      ...answers,
      dashboard: dashboard(),
      studioSettings: settings(),
    },
  })
  await studio.until(() => studio.address() === '/home')
  const present = () => allOf('link').filter((link) => link.getAttribute('aria-current') === 'page')
  await studio.until(() => present().map(nameOf).join() === '首页')
  const nav = document.querySelector('nav') as HTMLElement
  expect(allOf('heading', undefined, nav).map(textOf)).toEqual([
    '页面制作',
    '客户',
    '活动',
    '内容',
    '商品与订单',
    '合规',
    '管理',
  ])

  await click(await studio.find('link', '审计'))
  await studio.sees('没有符合条件的记录')
  expect(present().map(nameOf)).toEqual(['审计'])
  expect(document.title).toBe('审计 · 营造')
  // Screen reader users are told where they are.
  expect(textOf(document.activeElement as HTMLElement)).toBe('审计')
})

test('the skip link leads past the navigation and leaves the address to the screen', async () => {
  await using studio = await createTestStudio({ at: '/audit?subject=lead:42', roles: ['auditor'], answers })
  await click(await studio.find('link', '跳到正文'))
  expect(document.activeElement?.tagName).toBe('MAIN')
  expect(studio.address()).toBe('/audit?subject=lead:42')
})

test('the menu of one’s own leads to the part of the account that was asked for', async () => {
  await using studio = await createTestStudio({
    at: '/audit',
    roles: ['auditor'],
    answers: {
      ...answers,
      memberSessions: {
        list: [
          {
            session_id: 'b'.repeat(43),
            is_this: false,
            ip: '10.0.0.1',
            device: 'Safari · macOS',
            created_at: '2026-11-20T00:00:00Z',
            last_seen_at: '2026-11-20T01:00:00Z',
          },
        ],
      },
    },
  })
  await click(await studio.find('button', /王芳/))
  await click(await studio.find('menuitem', '我的登录'))
  await studio.sees('Safari · macOS')
  expect(studio.address()).toBe('/account#sessions')
})

test('a member whose roles have changed meanwhile sees what they open now', async () => {
  let member = selfWith(['auditor'])
  await using studio = await createTestStudio({
    at: '/audit',
    answers: { ...answers, studioSession: () => ({ member, needs_setup: false }) },
  })
  await studio.sees('没有符合条件的记录')
  member = selfWith(['editor'])
  await studio.refresh()
  await studio.sees('没有权限查看这里')
  expect(allOf('link', '审计')).toEqual([])
})

test('a login that ends on a screen with nothing to lose leads to the login, and back', async () => {
  let member: ReturnType<typeof selfWith> | null = selfWith(['auditor'])
  await using studio = await createTestStudio({
    at: '/audit?subject=lead:42',
    answers: { ...answers, studioSession: () => ({ member, needs_setup: false }) },
  })
  await studio.sees('没有符合条件的记录')
  member = null
  await studio.refresh()
  await studio.sees('使用管理员为您开通的账号登录')
  expect(studio.text()).not.toContain('没有符合条件的记录')
  expect(studio.address()).toBe('/audit?subject=lead:42')
})
