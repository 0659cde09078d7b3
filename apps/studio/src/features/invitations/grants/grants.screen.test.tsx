import { expect, test } from 'vitest'
import { type Answers, allOf, choose, click, createTestStudio, press, refusal, type } from '../../../testing'
import type { GrantDetail, GrantRow } from './grant-rows'

const held: GrantRow = {
  grant_id: 12,
  activity_id: 'friends',
  activity_title: '邀请好友',
  prize_id: 'friends-3',
  prize_name: '定制笔记本',
  uid: 42,
  handset: '138****8000',
  state: 'held',
  signs: ['same_device', 'virtual_number'],
  void_why: '',
  delivery: '',
  granted_at: '2026-11-20T02:02:03Z',
  settled_at: null,
}
const waiting: GrantRow = { ...held, grant_id: 13, state: 'waiting', signs: [] }

const detail: GrantDetail = {
  grant: held,
  need: 3,
  invited: 4,
  counted: 4,
  suspicious: 2,
  invites: [
    {
      invite_id: 1,
      handset: '165****0031',
      created_at: held.granted_at,
      counted_at: held.granted_at,
      signs: ['same_device'],
      is_suspicious: true,
      verdict: null,
      decided_by: null,
      decided_why: '',
    },
    {
      invite_id: 2,
      handset: '',
      created_at: held.granted_at,
      counted_at: null,
      signs: [],
      is_suspicious: false,
      verdict: 'honest',
      decided_by: '小李',
      decided_why: '一家人',
    },
  ],
}

const openGrants = (
  answers: Answers = {},
  at = '/prize-grants',
  roles: ['operator' | 'auditor'] = ['operator'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      inviteActivityList: {
        list: [
          {
            activity_id: 'friends',
            title: '邀请好友',
            start_at: held.granted_at,
            end_at: '2027-11-01T00:00:00Z',
            rule_id: null,
            rule_name: null,
            rules: '规则',
            gift: '',
            share_title: '来看看',
            share_desc: '',
            is_open: true,
            state: 'on',
            invited: 4,
            counted: 4,
            granted: 2,
            held: 1,
            waiting: 1,
            revision: 1,
            updated_at: held.granted_at,
          },
        ],
      },
      prizeGrantList: { list: [held, { ...waiting, delivery: 'SF1', state: 'done' }], next: null },
      prizeGrantDetail: ({ grant_id }) => ({ ...detail, grant: grant_id === 12 ? held : waiting }),
      ...answers,
    },
  })

/** A button, once it can be pressed. */
const usable = (studio: Awaited<ReturnType<typeof openGrants>>, name: string) =>
  studio.until(() => allOf('button', name).find((button) => !(button as HTMLButtonElement).disabled))

/** Puts a file into the field of a dialog, as if dropped by hand. */
async function drop(text: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.ant-modal input[type=file]')
  if (!field) throw new Error('There is no field for a file.')
  const file = new File([text], 'deliveries.csv', { type: 'text/csv' })
  Object.defineProperty(field, 'files', { value: [file], configurable: true })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('what was promised says why it is held, and by what it was sent', async () => {
  await using studio = await openGrants()
  await studio.sees('定制笔记本', '138****8000', '待核实', '多人同一设备', '虚拟运营商号码', '已发放', 'SF1')
})

test('the list is narrowed down by its state and by a whole phone, which stands in no address', async () => {
  await using studio = await openGrants({ prizeGrantFind: { uid: 42 } })
  await click((await studio.find('radio', '待发放')).closest('label'))
  await studio.until(() => studio.asked('prizeGrantList').some(({ state }) => state === 'waiting'))
  const field = await studio.find('field', '手机号')
  await type(field, '8000')
  await press(field, 'Enter')
  await studio.sees('请输入完整的手机号。')
  await type(field, '138 0013 8000')
  await press(field, 'Enter')
  await studio.sees('只显示客户 42 的奖品。')
  expect(studio.asked('prizeGrantFind')).toEqual([{ handset: '13800138000' }])
  expect(studio.address()).toBe('/prize-grants?uid=42')
})

test('who may only read has nothing to decide', async () => {
  await using studio = await openGrants({}, '/prize-grants?grant=12', ['auditor'])
  await studio.sees('这一档需要 3 人。共邀请 4 人，计入 4 人，其中 2 人有疑点。', '165****0031', '已注销')
  for (const name of [/^放\s*行$/, /^作\s*废$/, '查看完整手机号', '导出待发放', '导入单号'])
    expect(allOf('button', name)).toEqual([])
  expect(allOf('field', '手机号')).toEqual([])
})

test('a held prize is voided with a reason; what a colleague decided meanwhile is said', async () => {
  await using studio = await openGrants({ prizeGrantDecide: refusal('conflict') }, '/prize-grants?grant=12')
  await click(await studio.find('button', /^作\s*废$/))
  await studio.sees('客户会在“我的奖品”里看到这里写的原因')
  await click(allOf('button', /^作\s*废$/).at(-1) as HTMLElement)
  await studio.sees('请写明理由，至少 2 个字')
  expect(studio.asked('prizeGrantDecide')).toEqual([])
  await type(await studio.find('field', '原因'), '同一设备批量注册')
  await click(allOf('button', /^作\s*废$/).at(-1) as HTMLElement)
  await studio.sees('内容已被他人修改')
  expect(studio.asked('prizeGrantDecide')).toEqual([
    { grant_id: 12, verdict: 'faked', reason: '同一设备批量注册' },
  ])
  studio.answer({ prizeGrantDecide: {} })
  await click(allOf('button', /^作\s*废$/).at(-1) as HTMLElement)
  await studio.sees('已作废，奖品退回库存')
})

test('a held prize is released with a reason', async () => {
  await using studio = await openGrants({ prizeGrantDecide: {} }, '/prize-grants?grant=12')
  await click(await studio.find('button', /^放\s*行$/))
  await type(await studio.find('field', '原因'), '电话核实过')
  await click(allOf('button', /^放\s*行$/).at(-1) as HTMLElement)
  await studio.sees('已放行，可以发放了')
  expect(studio.asked('prizeGrantDecide')).toEqual([
    { grant_id: 12, verdict: 'honest', reason: '电话核实过' },
  ])
})

test('a prize that waits is noted as handed over, with or without a number', async () => {
  await using studio = await openGrants({ prizeGrantHandOver: {} }, '/prize-grants?grant=13')
  await click(await studio.find('button', '登记已发放'))
  await type(await studio.find('field', '快递单号或券码（没有就不填）'), 'SF123')
  await click(await studio.find('button', /^登\s*记$/))
  await studio.until(() => studio.asked('prizeGrantHandOver').length === 1)
  expect(studio.asked('prizeGrantHandOver')).toEqual([{ grant_id: 13, delivery: 'SF123' }])
})

test('a whole phone is shown to who says why', async () => {
  await using studio = await openGrants(
    { prizeGrantReveal: { handset: '13800138000' } },
    '/prize-grants?grant=13',
  )
  await click(await studio.find('button', '查看完整手机号'))
  await type(await studio.find('field', '理由'), '寄送奖品')
  await click(await studio.find('button', /^查\s*看$/))
  await studio.sees('13800138000')
  expect(studio.asked('prizeGrantReveal')).toEqual([{ grant_id: 13, reason: '寄送奖品' }])
})

test('files are of one activity, which is chosen first', async () => {
  await using studio = await openGrants({
    inviteActivityDetail: refusal('notFound'),
    prizeGrantExport: { name: '待发放.csv', text: 'grant_id' },
  })
  expect(await studio.find('button', '导出待发放')).toHaveProperty('disabled', true)
  await choose(await studio.find('combobox', '活动'), '邀请好友')
  await click(await usable(studio, '导出待发放'))
  await studio.sees('活动“邀请好友”里待发放的奖品', '1 条')
  await type(await studio.find('field', '导出理由'), '寄送奖品')
  await click(await studio.find('button', /^导\s*出$/))
  await studio.sees('已导出 待发放.csv')
  expect(studio.asked('prizeGrantExport')).toEqual([
    { filter: { activity_id: 'friends' }, format: 'csv', with_handsets: false, reason: '寄送奖品' },
  ])
})

const report = {
  is_stored: false,
  ready: 1,
  wrong: 0,
  rows: [
    {
      line: 2,
      grant_id: '13',
      delivery: 'SF1',
      prize_name: '定制笔记本',
      handset: '138****8000',
      outcome: 'ready' as const,
      problem: '',
    },
  ],
}

test('a file of deliveries is checked whole, and stored once that is good', async () => {
  await using studio = await openGrants(
    {
      inviteActivityDetail: refusal('notFound'),
      prizeGrantImport: ({ is_check }) => ({ ...report, is_stored: !is_check }),
    },
    '/prize-grants?activity_id=friends',
  )
  await click(await usable(studio, '导入单号'))
  await drop('grant_id,delivery\n13,SF1')
  await studio.sees('检查通过，1 份奖品将登记为已发放', 'SF1')
  await click(await studio.find('button', '登记 1 份已发放'))
  await studio.sees('已登记 1 份为已发放')
  const file = btoa('grant_id,delivery\n13,SF1')
  expect(studio.asked('prizeGrantImport')).toEqual([
    { activity_id: 'friends', file, is_check: true },
    { activity_id: 'friends', file, is_check: false },
  ])
})

test('a file with one line that is wrong says what is wrong with it and is not stored', async () => {
  await using studio = await openGrants(
    {
      inviteActivityDetail: refusal('notFound'),
      prizeGrantImport: {
        ...report,
        ready: 0,
        wrong: 1,
        rows: report.rows.map((row) => ({
          ...row,
          outcome: 'refused' as const,
          problem: '这份奖品已经登记为已发放',
        })),
      },
    },
    '/prize-grants?activity_id=friends',
  )
  await click(await usable(studio, '导入单号'))
  await drop('grant_id,delivery\n13,SF1')
  await studio.sees('有 1 行不对，一行也不会登记', '这份奖品已经登记为已发放')
  expect(await studio.find('button', /^登\s*记$/)).toHaveProperty('disabled', true)
})
