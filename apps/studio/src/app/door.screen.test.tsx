import { useState } from 'react'
import { expect, test } from 'vitest'
import { allOf, click, createTestStudio, refusal, selfWith, textOf, type } from '../testing'
import { useKeepThroughLogin } from '../ui/kept-screen'

/** A screen whose work must not be lost. */
function Draft() {
  useKeepThroughLogin()
  const [text, setText] = useState('')
  return <input aria-label="草稿" value={text} onChange={({ target }) => setText(target.value)} />
}

test('a login that ends while somebody works is asked for above their work, of the same member', async () => {
  const member = selfWith(['editor'])
  let session: { member: typeof member | null; needs_setup: boolean } = { member, needs_setup: false }
  await using studio = await createTestStudio({
    at: '/pages/etf/edit',
    answers: { studioSession: () => session, studioSignIn: refusal('wrongCredentials') },
    screen: <Draft />,
  })
  await type(await studio.find('field', '草稿'), '写了一半')
  session = { member: null, needs_setup: false }
  await studio.refresh()
  const dialog = await studio.find('dialog')
  expect(textOf(dialog)).toContain('请重新登录，页面上的修改都还在。')
  const login = await studio.find('field', '账号', dialog)
  expect(login).toHaveProperty('value', 'wangfang')
  expect(login).toHaveProperty('disabled', true)
  await type(await studio.find('field', '密码', dialog), 'not this one')
  await click(await studio.find('button', '登录并继续', dialog))
  await studio.sees('账号或密码错误')
  await studio.until(() => document.activeElement === allOf('field', '密码', dialog)[0])

  studio.answer({ studioSignIn: { member } })
  await type(await studio.find('field', '密码', dialog), 'the right one')
  await click(await studio.find('button', '登录并继续', dialog))
  await studio.until(() => allOf('dialog').length === 0)
  expect(allOf('field', '草稿')[0]).toHaveProperty('value', '写了一半')
  expect(studio.asked('studioSignIn').at(-1)).toEqual({ login: 'wangfang', password: 'the right one' })
})

test('whoever was given a new password meanwhile chooses one above their work; another account leaves it', async () => {
  const member = selfWith(['editor'])
  let session = { member, needs_setup: false }
  await using studio = await createTestStudio({
    at: '/pages/etf/edit',
    answers: { studioSession: () => session },
    screen: <Draft />,
  })
  await type(await studio.find('field', '草稿'), '写了一半')
  session = { member: { ...member, must_change_password: true }, needs_setup: false }
  await studio.refresh()
  const dialog = await studio.find('dialog')
  await studio.find('field', '收到的密码', dialog)
  expect(allOf('field', '草稿')).toHaveLength(1)
  await click(await studio.find('button', '换一个账号登录', dialog))
  await studio.until(() => studio.around.left === 1)
})
