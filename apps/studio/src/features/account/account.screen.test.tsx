import { expect, test } from 'vitest'
import { allOf, click, createTestStudio, type } from '../../testing'

const login = (session_id: string, is_this: boolean, device: string) => ({
  session_id: session_id.repeat(43),
  is_this,
  ip: '10.0.0.1',
  device,
  created_at: '2026-11-20T00:00:00Z',
  last_seen_at: '2026-11-20T01:00:00Z',
})

test('the menu leads to the password, which is changed once both ways of typing agree', async () => {
  await using studio = await createTestStudio({
    at: '/nowhere',
    roles: ['editor'],
    answers: {
      memberSessions: { list: [login('a', true, 'Edge · Windows'), login('b', false, 'Safari · macOS')] },
      studioChangePassword: {},
    },
  })
  await click(await studio.find('button', /王芳/))
  await click(await studio.find('menuitem', '修改密码'))
  await studio.sees('我的账号', '账号 wangfang', 'Safari · macOS')
  expect(studio.address()).toBe('/account#password')
  // Not the hidden field for password managers.
  await studio.until(() => document.activeElement === allOf('field', '当前密码')[0])

  await type(await studio.find('field', '当前密码'), 'the old one')
  await type(await studio.find('field', '新密码'), 'four plain words')
  await type(await studio.find('field', '再输一次新密码'), 'four plain words')
  await click(await studio.find('button', '修改密码'))
  await studio.sees('密码已修改，其他设备上的登录已退出')
  expect(studio.asked('studioChangePassword')).toEqual([
    { old_password: 'the old one', password: 'four plain words' },
  ])
  expect(allOf('field', /密码/).map((field) => (field as HTMLInputElement).value)).toEqual(['', '', ''])
})

test('after a change of password the list of logins is asked for again, as the others have ended', async () => {
  let isChanged = false
  await using studio = await createTestStudio({
    at: '/account',
    roles: ['editor'],
    answers: {
      memberSessions: () => ({
        list: isChanged
          ? [login('a', true, 'Edge · Windows')]
          : [login('a', true, 'Edge · Windows'), login('b', false, 'Safari · macOS')],
      }),
      studioChangePassword: () => {
        isChanged = true
        return {}
      },
    },
  })
  await studio.sees('本机', 'Safari · macOS')
  // The member's own login is ended by logging out, not here.
  expect(allOf('button', /的登录$/)).toHaveLength(1)
  await type(await studio.find('field', '当前密码'), 'the old one')
  await type(await studio.find('field', '新密码'), 'four plain words')
  await type(await studio.find('field', '再输一次新密码'), 'four plain words')
  await click(await studio.find('button', '修改密码'))
  await studio.misses('Safari · macOS')
})
