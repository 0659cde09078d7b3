import type { Role } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import { type Answers, allOf, choose, click, createTestStudio, refusal, type } from '../../testing'
import type { NoteRow, Version } from './note-rows'

const out: Version = {
  note_id: 11,
  staff_id: 7,
  adviser: '李雷',
  adviser_no: 'A0000000000001',
  text: '关注季报里的现金流。',
  good_until: '2036-12-20',
  state: 'out',
  is_registered: true,
  is_own: false,
  written_by: '王芳',
  written_at: '2026-11-20T02:02:03Z',
  decided_by: '赵敏',
  decided_at: '2026-11-20T03:02:03Z',
  reason: '',
  ended_by: null,
  ended_at: null,
  ended_why: '',
}
const waiting: Version = {
  ...out,
  note_id: 12,
  text: '年报已披露，留意存货。',
  state: 'waiting',
  written_at: '2026-11-21T02:02:03Z',
  decided_by: null,
  decided_at: null,
}
const row: NoteRow = {
  code: '609901',
  name: '江岸酒业',
  newest_id: 12,
  written_at: waiting.written_at,
  out,
  waiting,
  returned: null,
}

const openNotes = (answers: Answers = {}, at = '/instrument-notes', roles: Role[] = ['operator']) =>
  createTestStudio({
    at,
    roles,
    answers: {
      instrumentNoteList: { list: [row], next: null },
      instrumentNoteHistory: { list: [waiting, out], next: null },
      instrumentFind: { list: [{ code: '609902', name: '北辰软件', exchange: 'SSE', sector: '' }] },
      speakerList: {
        list: [
          { staff_id: 7, name: '李雷', adviser_no: 'A0000000000001' },
          { staff_id: 9, name: '韩梅梅', adviser_no: '' },
        ],
        next: null,
      },
      ...answers,
    },
  })
const OPEN = '/instrument-notes?share=609901'

test('the list says of each share what customers read and what waits', async () => {
  await using studio = await openNotes({
    instrumentNoteList: {
      list: [
        row,
        {
          ...row,
          code: '609902',
          name: '北辰软件',
          out: { ...out, is_registered: false },
          waiting: null,
          returned: { ...waiting, state: 'returned', text: '退回的一版' },
        },
        { ...row, code: '609903', name: '东溪芯片', out: { ...out, state: 'expired' }, waiting: null },
      ],
      next: null,
    },
  })
  await studio.sees(
    '江岸酒业',
    '关注季报里的现金流。',
    '展示中',
    '有效期至 2036-12-20',
    '年报已披露',
    '待审核',
  )
  await studio.sees('顾问已离职或编号变更，客户看不到', '退回的一版', '已退回', '已过期', '2026-11-21 10:02')
})

test('the list is narrowed by state and by words, which stand in the address', async () => {
  await using studio = await openNotes({}, '/instrument-notes?q=jajy')
  await choose(await studio.find('combobox', '状态'), '待审核')
  await studio.until(() => studio.asked('instrumentNoteList').some(({ state }) => state === 'waiting'))
  expect(studio.asked('instrumentNoteList').at(-1)).toEqual({ q: 'jajy', state: 'waiting', limit: 50 })
  expect(studio.address()).toBe('/instrument-notes?q=jajy&state=waiting')
})

test('another member approves what waits, after being told that it replaces what is out', async () => {
  await using studio = await openNotes({ instrumentNoteDecide: { state: 'out' } }, OPEN, ['compliance'])
  await studio.sees(
    '客户正在看',
    '等待审核',
    '登记编号 A0000000000001',
    '王芳 2026-11-20 10:02',
    '赵敏 2026-11-20 11:02',
  )
  await studio.sees('2026-11-20 11:02 至 现在')
  await click(await studio.find('button', /^通\s*过$/))
  await studio.sees('通过后立即替换客户正在看的那一版。')
  expect(studio.asked('instrumentNoteDecide')).toEqual([])
  await click(allOf('button', /^通\s*过$/).at(-1))
  await studio.sees('已通过，客户现在可以看到')
  expect(studio.asked('instrumentNoteDecide')).toEqual([{ note_id: 12, decision: 'approved', reason: '' }])
})

test('what is returned goes back with a reason, and a colleague’s decision is told', async () => {
  await using studio = await openNotes({ instrumentNoteDecide: refusal('conflict') }, OPEN, ['approver'])
  await click(await studio.find('button', /^退\s*回$/))
  await type(await studio.find('field', '理由'), '数据不是最新的')
  await click(allOf('button', /^退\s*回$/).at(-1))
  await studio.sees('内容已被他人修改')
  expect(studio.asked('instrumentNoteDecide')).toEqual([
    { note_id: 12, decision: 'returned', reason: '数据不是最新的' },
  ])
})

test('who wrote it does not decide, but may take it back', async () => {
  const own = { ...row, waiting: { ...waiting, is_own: true } }
  await using studio = await openNotes(
    { instrumentNoteList: { list: [own], next: null }, instrumentNoteWithdraw: {} },
    OPEN,
    ['operator', 'approver'],
  )
  await studio.sees('您撰写的点评由其他同事审核')
  for (const name of [/^通\s*过$/, /^退\s*回$/]) expect(allOf('button', name)).toEqual([])
  await click(await studio.find('button', /^撤\s*回$/))
  await type(await studio.find('field', '理由'), '选错了顾问')
  await click(allOf('button', /^撤\s*回$/).at(-1))
  await studio.until(() => studio.asked('instrumentNoteWithdraw').length === 1)
  expect(studio.asked('instrumentNoteWithdraw')).toEqual([{ note_id: 12, reason: '选错了顾问' }])
})

test('what is out is withdrawn with a reason, and what it means is said before', async () => {
  await using studio = await openNotes({ instrumentNoteWithdraw: {} }, OPEN)
  await click(await studio.find('button', /^撤\s*下$/))
  await studio.sees('撤下后客户立即看不到')
  await type(await studio.find('field', '理由'), '公司发布了重大公告')
  await click(allOf('button', /^撤\s*下$/).at(-1))
  await studio.sees('已撤下，客户现在看不到')
  expect(studio.asked('instrumentNoteWithdraw')).toEqual([{ note_id: 11, reason: '公司发布了重大公告' }])
})

test('a change begins with what waits, says that it replaces it, and does not overwrite a colleague’s', async () => {
  await using studio = await openNotes({ instrumentNoteWrite: refusal('conflict') }, OPEN)
  await click(await studio.find('button', /^修\s*改$/))
  await studio.sees('这只证券有一版正在等待审核，提交后由新的一版代替它。')
  const text = await studio.find('field', '点评')
  expect((text as HTMLTextAreaElement).value).toBe('年报已披露，留意存货。')
  await type(text, '年报已披露，留意存货和分红。')
  await click(await studio.find('button', '提交审核'))
  await studio.sees('这只证券的点评刚被同事改过')
  expect(studio.asked('instrumentNoteWrite')).toMatchObject([
    { code: '609901', base_id: 12, staff_id: 7, text: '年报已披露，留意存货和分红。' },
  ])
  await click(await studio.find('button', /^取\s*消$/))
  await studio.sees('放弃修改？')
})

test('a new one is of a share that was searched, by an adviser with a number, and knows what is there', async () => {
  await using studio = await openNotes({
    instrumentNoteWrite: { note_id: 21 },
    instrumentNoteHistory: { list: [{ ...out, note_id: 20 }], next: null },
  })
  await click(await studio.find('button', '写点评'))
  await click(await studio.find('button', '提交审核'))
  await studio.sees('请选择', '请填写')
  const share = await studio.find('combobox', '证券')
  await type(share, 'bcrj')
  await studio.until(() => studio.asked('instrumentFind').some(({ q }) => q === 'bcrj'))
  await choose(share, '北辰软件 609902')
  await studio.sees('这只证券已有点评')
  const adviser = await studio.find('combobox', '投资顾问')
  await click(adviser)
  // Staff without a number do not advise.
  await studio.sees('李雷 A0000000000001')
  expect(document.body.textContent).not.toContain('韩梅梅')
  await choose(adviser, '李雷')
  await type(await studio.find('field', '点评'), '订单集中在第四季度确认。')
  await click(await studio.find('button', '提交审核'))
  await studio.sees('已提交，等待其他同事审核')
  expect(studio.asked('instrumentNoteWrite')).toMatchObject([
    { code: '609902', base_id: 20, staff_id: 7, text: '订单集中在第四季度确认。' },
  ])
})

test('every version says from when until when customers could read it', async () => {
  await using studio = await openNotes(
    {
      instrumentNoteHistory: {
        list: [
          { ...out, state: 'replaced', ended_by: '赵敏', ended_at: '2026-11-22T03:02:03Z' },
          { ...out, note_id: 10, state: 'expired', good_until: '2026-11-19', text: '更早的一版' },
          {
            ...waiting,
            note_id: 9,
            state: 'withdrawn',
            ended_by: '王芳',
            ended_at: '2026-11-18T03:02:03Z',
            ended_why: '写错了',
          },
        ],
        next: null,
      },
    },
    OPEN,
    ['auditor'],
  )
  await studio.sees('2026-11-20 11:02 至 2026-11-22 11:02', '已被新版替换', '更早的一版', '写错了')
  await studio.sees('2026-11-20 11:02 至 2026-11-19 24:00')
  for (const name of ['写点评', /^修\s*改$/, /^撤\s*下$/, /^通\s*过$/])
    expect(allOf('button', name)).toEqual([])
})
