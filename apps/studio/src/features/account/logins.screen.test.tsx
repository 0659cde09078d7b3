import { expect, test } from 'vitest'
import { allOf, click, createTestStudio, noReply, refusal, type } from '../../testing'

const login = (letter: string, is_this: boolean, device: string) => ({
  session_id: letter.repeat(43),
  is_this,
  ip: '10.0.0.1',
  device,
  created_at: '2026-11-20T00:00:00Z',
  last_seen_at: '2026-11-20T01:00:00Z',
})

const here = login('a', true, 'Edge · Windows')
const there = login('b', false, 'Safari · macOS')

const typed = () => allOf('field', /密码/).map((field) => (field as HTMLInputElement).value)

test('a login elsewhere is ended, and one that could not be is still there', async () => {
  await using studio = await createTestStudio({
    at: '/account#sessions',
    roles: ['operator'],
    answers: { memberSessions: { list: [here, there] }, memberEndSession: noReply },
  })
  await studio.sees('本机', '10.0.0.1 · 2026-11-20 08:00 登录 · 最近活跃 2026-11-20 09:00')
  await click(await studio.find('button', '结束 Safari · macOS 的登录'))
  await studio.sees('网络异常', 'Safari · macOS')
  studio.answer({ memberEndSession: {}, memberSessions: { list: [here] } })
  await click(await studio.find('button', '结束 Safari · macOS 的登录'))
  await studio.sees('该登录已结束')
  await studio.misses('Safari · macOS')
  expect(studio.asked('memberEndSession').at(-1)).toEqual({ session_id: 'b'.repeat(43) })
  // The member's own logins, and nobody else's.
  expect(studio.asked('memberSessions')[0]).toEqual({})
})

test('a password that was refused is still there to be mended, and says why', async () => {
  await using studio = await createTestStudio({
    at: '/account',
    roles: ['operator'],
    answers: { memberSessions: { list: [here] }, studioChangePassword: refusal('weakPassword') },
  })
  await click(await studio.find('button', '修改密码'))
  await studio.sees('请输入当前密码', '请输入新密码', '请再输一次新密码')
  await type(await studio.find('field', '当前密码'), 'the old one')
  await type(await studio.find('field', '新密码'), 'password1234')
  await type(await studio.find('field', '再输一次新密码'), 'password1234')
  await click(await studio.find('button', '修改密码'))
  await studio.sees('密码太容易被猜到，请换一个')
  expect(typed()).toEqual(['the old one', 'password1234', 'password1234'])

  studio.answer({ studioChangePassword: refusal('wrongCredentials') })
  await type(await studio.find('field', '新密码'), 'four plain words')
  await click(await studio.find('button', '修改密码'))
  await studio.sees('两次输入的密码不一样')
  expect(studio.asked('studioChangePassword')).toHaveLength(1)
  await type(await studio.find('field', '再输一次新密码'), 'four plain words')
  await click(await studio.find('button', '修改密码'))
  // Not the message of the login, where the name may be what is wrong.
  await studio.sees('当前密码不正确')
  expect(studio.text()).not.toContain('账号或密码错误')
})

test('the list of logins that did not come says so beside the password, which can be changed all the same', async () => {
  await using studio = await createTestStudio({
    at: '/account',
    roles: ['operator'],
    answers: { memberSessions: refusal('serverError') },
  })
  const again = await studio.find('button', '重试')
  await studio.find('field', '当前密码')
  studio.answer({ memberSessions: { list: [here] } })
  await click(again)
  await studio.sees('Edge · Windows')
})
