import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { allOf, click, createTestStudio, memberRow, press, refusal, textOf, type } from '../../testing'

const own = memberRow(1, { name: '王芳', login: 'wangfang', roles: ['administrator'] })

test('an administrator adds a member, sees the first password once and can pass it on', async () => {
  await using studio = await createTestStudio({
    at: '/members',
    roles: ['administrator'],
    answers: {
      memberList: { list: [own, memberRow(2, { is_locked: true }), memberRow(3, { status: 'disabled' })] },
      memberAdd: refusal('alreadyExists'),
    },
  })
  await studio.sees('已锁定', '已停用', '从未登录', '2026-11-01 08:00')
  await click(await studio.find('button', '添加成员'))
  const dialog = await studio.find('dialog')
  const submit = () => allOf('button', '添加成员', dialog)[0] as HTMLElement
  await click(submit())
  await studio.sees('请输入姓名', '请输入账号')
  await type(await studio.find('field', '姓名', dialog), '韩梅梅')
  await type(await studio.find('field', '账号', dialog), 'Han Meimei')
  await click(submit())
  await studio.until(() => dialog.querySelectorAll('.ant-form-item-explain-error').length === 1)
  expect(studio.asked('memberAdd')).toEqual([])

  await type(await studio.find('field', '账号', dialog), 'HanMeimei')
  await click(submit())
  await studio.sees('这个账号已被使用，请换一个')
  // A new member gets the least role until somebody ticks more.
  expect(studio.asked('memberAdd')).toEqual([{ login: 'hanmeimei', name: '韩梅梅', roles: ['editor'] }])

  let give = (_: Answer<'memberAdd'>): void => undefined
  studio.answer({
    memberAdd: () =>
      new Promise((resolve) => {
        give = resolve
      }),
  })
  await click(submit())
  await studio.until(() => studio.asked('memberAdd').length === 2)
  await studio.until(() => submit().className.includes('loading'))
  await click(submit())
  // Whoever left now would never see the password.
  await press(dialog, 'Escape')
  give({ member_id: 9, first_password: 'apple river stone' })
  await studio.sees('已添加 韩梅梅', 'apple river stone', '只显示这一次')
  expect(studio.asked('memberAdd')).toHaveLength(2)
  await click(await studio.find('button', '复制账号和密码'))
  await studio.sees('已复制')
  expect(studio.around.copied).toEqual(['账号：HanMeimei\n首次密码：apple river stone'])
  expect(studio.asked('memberList')).toHaveLength(1)
  await click(await studio.find('button', '我已转交或记下'))
  await studio.misses('apple river stone')
  await studio.until(() => studio.asked('memberList').length === 2)
})

test('what takes something away asks first, and the own account is not one of them', async () => {
  await using studio = await createTestStudio({
    at: '/members',
    roles: ['administrator'],
    answers: { memberList: { list: [own, memberRow(2)] }, memberChange: refusal('lastAdministrator') },
  })
  await click(await studio.find('button', '王芳 的更多操作'))
  expect((await studio.find('menuitem', '重置密码')).getAttribute('aria-disabled')).toBe('true')
  expect((await studio.find('menuitem', '停用')).getAttribute('aria-disabled')).toBe('true')
  await press(document.activeElement ?? document.body, 'Escape')

  await click(await studio.find('button', '成员2 的更多操作'))
  const off = await studio.until(() =>
    allOf('menuitem', '停用').find((one) => one.getAttribute('aria-disabled') !== 'true'),
  )
  await click(off)
  await studio.sees('停用 成员2？', '立即在所有设备上退出登录')
  // Enter pressed without reading leaves everything as it was.
  await studio.until(() => textOf(document.activeElement ?? document.body).replace(/\s/g, '') === '取消')
  expect(studio.asked('memberChange')).toEqual([])
  await click(await studio.find('button', '停用'))
  await studio.sees('至少要保留一位可用的管理员')
  expect(studio.asked('memberChange')).toEqual([{ member_id: 2, status: 'disabled' }])
})

test('roles are changed, and logins of a member are ended one by one', async () => {
  await using studio = await createTestStudio({
    at: '/members',
    roles: ['administrator'],
    answers: {
      memberList: { list: [own, memberRow(2)] },
      memberOptions: { list: [] },
      memberChange: {},
      memberSessions: ({ member_id }) => ({
        list: [
          {
            session_id: 'a'.repeat(43),
            is_this: member_id === undefined,
            ip: '10.0.0.1',
            device: 'Chrome · Windows',
            created_at: '2026-11-20T00:00:00Z',
            last_seen_at: '2026-11-20T01:00:00Z',
          },
        ],
      }),
      memberEndSession: refusal('notFound'),
    },
  })
  await click(await studio.find('button', '编辑 成员2'))
  const dialog = await studio.find('dialog')
  expect(allOf('field', '账号', dialog)[0]).toHaveProperty('disabled', true)
  await click(await studio.find('checkbox', /^运营/, dialog))
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('请至少选择一个角色')
  await click(await studio.find('checkbox', /^审批/, dialog))
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('已保存')
  expect(studio.asked('memberChange')).toEqual([{ member_id: 2, name: '成员2', roles: ['approver'] }])
  // The member's own permissions may have changed too.
  await studio.until(() => studio.asked('studioSession').length === 2)

  await click(await studio.find('button', '成员2 的更多操作'))
  await click(await studio.find('menuitem', '查看登录'))
  await studio.sees(
    '成员2 的登录',
    'Chrome · Windows',
    '10.0.0.1 · 2026-11-20 08:00 登录 · 最近活跃 2026-11-20 09:00',
  )
  expect(studio.asked('memberSessions')).toEqual([{ member_id: 2 }])
  await click(await studio.find('button', '结束 Chrome · Windows 的登录'))
  await studio.sees('内容不存在或已被删除')
  studio.answer({ memberEndSession: {}, memberSessions: { list: [] } })
  await click(await studio.find('button', '结束 Chrome · Windows 的登录'))
  await studio.sees('该登录已结束', '没有正在进行的登录')
})
