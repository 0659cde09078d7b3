import { expect, test } from 'vitest'
import { type Answers, allOf, choose, click, createTestStudio, refusal, textOf, type } from '../../testing'
import type { SwitchRow } from './switch-rows'

const row: SwitchRow = {
  switch_id: 7,
  scope: 'word',
  value: '特价',
  value_name: '',
  reason: '监管要求',
  set_by: '陈运营',
  set_at: '2026-11-28T02:20:00Z',
  lift_asked_by: null,
  lift_asked_at: null,
  is_own_ask: false,
  lifted_by: null,
  lifted_at: null,
}
const asked: SwitchRow = { ...row, lift_asked_by: '王芳', lift_asked_at: '2026-11-28T03:00:00Z' }
const lifted: SwitchRow = {
  ...asked,
  switch_id: 3,
  scope: 'page',
  value: 'spring',
  value_name: '春季活动',
  lifted_by: '林合规',
  lifted_at: '2026-11-28T04:00:00Z',
}

const open = (
  answers: Answers = {},
  roles: ['operator' | 'compliance' | 'auditor'] = ['operator'],
  at = '/switches',
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      switchList: { active: [row], list: [lifted], next: null },
      pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
      ...answers,
    },
  })

test('what is off stands there with who, when and why', async () => {
  await using studio = await open()
  await studio.sees(
    '词语：特价',
    '原因：监管要求',
    '陈运营 于 2026-11-28 10:20 停用',
    '页面：春季活动',
    '林合规 · 2026-11-28 12:00',
  )
  await studio.sees('紧急停用中：1 项')
})

test('whoever works here is told above every screen', async () => {
  await using studio = await open(
    { auditList: { list: [], next: null }, memberOptions: { list: [] } },
    ['auditor'],
    '/audit',
  )
  await studio.sees('紧急停用中：1 项', '词语：特价')
})

test('nothing is off: that is said, and no banner stands there', async () => {
  await using studio = await open({ switchList: { active: [], list: [], next: null } })
  await studio.sees('目前没有停用任何内容', '还没有停用过')
  await studio.misses('紧急停用中')
})

test('a switch is set once its effect was seen', async () => {
  await using studio = await open({
    switchList: { active: [], list: [], next: null },
    switchEffect: {
      pages: 2,
      blocks: 3,
      list: [
        { code: 'spring', title: '春季活动', blocks: 2, is_gone: false },
        { code: 'etf', title: '', blocks: 1, is_gone: false },
      ],
      stops: [],
    },
    switchSet: { switch_id: 7 },
  })
  await click(await studio.find('button', '紧急停用'))
  await choose(await studio.find('combobox', '停用什么'), '词语')
  await type(await studio.find('field', '词语'), '特价')
  await type(await studio.find('field', '原因'), '监管要求')
  await click(await studio.find('button', '下一步：查看影响'))
  await studio.sees('2 个页面受影响，共 3 个组件消失', '春季活动', '2 个组件')
  expect(studio.asked('switchSet')).toEqual([])
  await click(await studio.find('button', '确认停用'))
  await studio.sees('已停用，几秒内对所有访客生效')
  expect(studio.asked('switchSet')).toEqual([{ scope: 'word', value: '特价', reason: '监管要求' }])
})

test('one asks that it is lifted, and another lifts it', async () => {
  await using studio = await open({ switchAskLift: {} })
  await click(await studio.find('button', '申请恢复：词语：特价'))
  studio.answer({ switchList: { active: [{ ...asked, is_own_ask: true }], list: [], next: null } })
  await click(await studio.find('button', /^申请恢复$/, document.querySelector('.ant-modal') as HTMLElement))
  await studio.sees('由您申请，须由另一位合规或管理员确认')
  expect(studio.asked('switchAskLift')).toEqual([{ switch_id: 7 }])
})

test('who may lift is asked before it is done, and told when somebody else was faster', async () => {
  await using studio = await open(
    {
      switchList: { active: [asked], list: [], next: null },
      switchLift: refusal('conflict'),
    },
    ['compliance'],
  )
  await studio.sees('王芳 于 2026-11-28 11:00 申请恢复，等待另一位同事确认')
  await click(await studio.find('button', '确认恢复：词语：特价'))
  await studio.sees('请先确认停用的原因已经消除')
  await click(await studio.find('button', /^确认恢复$/, document.querySelector('.ant-modal') as HTMLElement))
  await studio.sees('其他同事刚刚操作过，请查看最新状态')
})

test('who may only look sees no way to change anything', async () => {
  await using studio = await open({}, ['auditor'])
  await studio.sees('词语：特价')
  expect(
    allOf('button')
      .map(textOf)
      .filter((text) => /停用|恢复|影响/.test(text)),
  ).toEqual([])
})
