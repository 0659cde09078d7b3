import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  allOf,
  click,
  createTestStudio,
  doWith,
  memberRow,
  noReply,
  press,
  refusal,
  textOf,
  type,
} from '../../testing'

type Row = Answer<'memberList'>['list'][number]

const openMembers = (...list: Row[]) =>
  createTestStudio({ at: '/members', roles: ['administrator'], answers: { memberList: { list } } })

test('a password is reset after a question, shown once, and lost by no slip of a key or the mouse', async () => {
  await using studio = await openMembers(memberRow(2, { is_locked: true }))
  studio.answer({ memberResetPassword: refusal('notFound') })
  await doWith(studio, '成员2', '重置密码')
  await studio.sees('重置 成员2 的密码？', '旧密码立即失效')
  expect(studio.asked('memberResetPassword')).toEqual([])
  await click(await studio.find('button', '重置密码'))
  await studio.sees('内容不存在或已被删除')
  await studio.until(() => allOf('dialog').length === 0)

  studio.answer({ memberResetPassword: { first_password: 'apple river stone' } })
  await doWith(studio, '成员2', '重置密码')
  await click(await studio.find('button', '重置密码'))
  await studio.sees('已重置 成员2 的密码', 'apple river stone', 'login2')
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('apple river')))
  await press(dialog, 'Escape')
  await click(dialog.closest('.ant-modal-wrap'))
  expect(textOf(dialog)).toContain('apple river stone')
  expect(allOf('button', undefined, dialog).map(textOf)).toEqual(['复制账号和密码', '我已转交或记下'])

  // It also lifts a lock, which the list shows once the password was noted.
  studio.answer({ memberList: { list: [memberRow(2)] } })
  await studio.sees('已锁定')
  await click(await studio.find('button', '我已转交或记下', dialog))
  await studio.misses('已锁定')
  await studio.misses('apple river stone')
  expect(studio.asked('memberResetPassword')).toEqual(Array(2).fill({ member_id: 2 }))
})

test('a browser that copies nothing says that it has to be done by hand', async () => {
  await using studio = await openMembers(memberRow(2))
  studio.answer({ memberResetPassword: { first_password: 'apple river stone' } })
  await doWith(studio, '成员2', '重置密码')
  await click(await studio.find('button', '重置密码'))
  await studio.sees('apple river stone')
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('The office forbids it')) },
  })
  // The legacy API, which jsdom lacks.
  document.execCommand = () => false
  await click(await studio.find('button', '复制账号和密码'))
  await studio.sees('浏览器不允许复制，请手动选中后复制')
  Reflect.deleteProperty(document, 'execCommand')
  expect(studio.around.copied).toEqual([])
})

test('a member who was disabled is enabled without a question, and offered nothing that is done already', async () => {
  await using studio = await openMembers(memberRow(2, { status: 'disabled', last_seen_at: null }))
  studio.answer({ memberChange: noReply, memberOptions: { list: [] } })
  await click(await studio.find('button', '成员2 的更多操作'))
  await studio.find('menuitem', '启用')
  expect(allOf('menuitem').map(textOf)).toEqual(['查看登录', '重置密码', '启用'])
  await click(await studio.find('menuitem', '启用'))
  await studio.sees('网络异常', '已停用')
  studio.answer({ memberChange: {}, memberList: { list: [memberRow(2)] } })
  await doWith(studio, '成员2', '启用')
  await studio.sees('已启用 成员2', '正常')
  expect(studio.asked('memberChange').at(-1)).toEqual({ member_id: 2, status: 'active' })
})

test('what was typed about a member stays when it could not be stored, and goes when nobody wants it', async () => {
  await using studio = await openMembers(memberRow(2, { roles: ['operator', 'auditor'] }))
  studio.answer({ memberChange: refusal('lastAdministrator') })
  const open = async () => {
    await click(await studio.find('button', '编辑 成员2'))
    return studio.find('dialog')
  }
  let dialog = await open()
  const ticked = () =>
    allOf('checkbox', undefined, dialog).flatMap((box) => ((box as HTMLInputElement).checked ? [1] : [0]))
  expect(ticked()).toEqual([0, 0, 1, 0, 0, 1, 0])
  await type(await studio.find('field', '姓名', dialog), '  ')
  await press(await studio.find('field', '姓名', dialog), 'Enter')
  await studio.sees('请输入姓名')
  await type(await studio.find('field', '姓名', dialog), '李雷')
  await click(await studio.find('checkbox', /^编辑/, dialog))
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('至少要保留一位可用的管理员')
  expect(allOf('field', '姓名', dialog)[0]).toHaveProperty('value', '李雷')
  expect(ticked()).toEqual([1, 0, 1, 0, 0, 1, 0])
  await click(await studio.find('button', '取消', dialog))
  await studio.until(() => allOf('dialog').length === 0)

  dialog = await open()
  expect(allOf('field', '姓名', dialog)[0]).toHaveProperty('value', '成员2')
  expect(ticked()).toEqual([0, 0, 1, 0, 0, 1, 0])
})

test('without a list there is a way to ask again, and members can be added all the same', async () => {
  await using studio = await createTestStudio({
    at: '/members',
    roles: ['administrator'],
    answers: { memberList: refusal('serverError') },
  })
  const again = await studio.find('button', '重试')
  expect(allOf('row')).toEqual([])
  await click(await studio.find('button', '添加成员'))
  const dialog = await studio.find('dialog')
  await click(await studio.find('button', '取消', dialog))
  studio.answer({ memberList: { list: [memberRow(2)] } })
  await click(again)
  await studio.sees('成员2', 'login2')
})

test('the logins of a member that did not come can be asked for again', async () => {
  await using studio = await openMembers(memberRow(2))
  studio.answer({ memberSessions: refusal('serverError') })
  await doWith(studio, '成员2', '查看登录')
  const again = await studio.find('button', '重试')
  studio.answer({ memberSessions: { list: [] } })
  await click(again)
  await studio.sees('没有正在进行的登录。')
})
