import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  press,
  refusal,
  type TestStudio,
  type,
} from '../../testing'
import type { CommentRow } from './comment-rows'

const AT = '2026-11-20T02:02:03Z'

function comment(comment_id: number, change: Partial<CommentRow> = {}): CommentRow {
  return {
    comment_id,
    tour_id: 'autumn',
    tour_title: '秋季巡讲',
    speech_title: null,
    uid: 40 + comment_id,
    nick_name: `客户${comment_id}`,
    handset: '138****8000',
    content: `评论${comment_id}`,
    state: 'held',
    reason: '',
    thumbs_up: 0,
    created_at: AT,
    decided_by: null,
    decided_at: null,
    refused_before: 0,
    is_blocked: false,
    ...change,
  }
}

/** Comments as the gateway stores them: a decision moves those that are where its sender believes. */
function gatewayWith(comments: readonly CommentRow[]) {
  const rows = comments.map((row) => ({ ...row }))
  const answers = {
    tourRows: { list: [] },
    commentRows: ({ state, uid }) => ({
      list: rows.filter((row) => row.state === state && (uid === undefined || row.uid === uid)),
      held: rows.filter((row) => row.state === 'held').length,
      next: null,
    }),
    commentDecide({ comment_ids, from, to, reason }) {
      const moved = rows.filter((row) => comment_ids.includes(row.comment_id) && row.state === from)
      for (const row of moved) Object.assign(row, { state: to, reason })
      return { decided: moved.map((row) => row.comment_id) }
    },
  } satisfies Answers
  return { rows, answers }
}

type Role = 'operator' | 'compliance' | 'auditor'

async function openComments(
  comments: readonly CommentRow[] = [comment(1), comment(2), comment(3)],
  { answers = {}, at = '/comments', role = 'operator' }: { answers?: Answers; at?: string; role?: Role } = {},
) {
  const gateway = gatewayWith(comments)
  const studio = await createTestStudio({ at, roles: [role], answers: { ...gateway.answers, ...answers } })
  return { studio, rows: gateway.rows }
}

/** Presses a key where the focus is. */
const key = (name: string) => press(document.activeElement, name)

const current = () => document.querySelector('tr[aria-selected=true] .cm-content')?.textContent

/** Waits until keys act on this comment. */
const at = (studio: TestStudio, text: string) => studio.until(() => current() === text)

/** Returns what the list shows. */
const shown = () => [...document.querySelectorAll('.cm-content')].map(({ textContent }) => textContent)

test('a comment stands there in full, with who wrote it, where, and what was refused of them before', async () => {
  const { studio } = await openComments([
    comment(1, {
      content: '老师讲得很好。\n请问何时再来？',
      speech_title: '资产配置入门',
      refused_before: 2,
      is_blocked: true,
    }),
    comment(2, { state: 'refused' }),
  ])
  await using _ = studio
  await studio.sees('请问何时再来？', '138****8000', '秋季巡讲 · 资产配置入门', '此前驳回 2 条', '已禁言')
  await studio.sees('2026-11-20 10:02', '待审（1）')
  expect(studio.asked('commentRows')).toEqual([{ state: 'held', limit: 50 }])
  expect(shown()).toHaveLength(1)
})

test('keys go up and down the list, which ends at its ends, and take the focus with them', async () => {
  const { studio } = await openComments()
  await using _ = studio
  await at(studio, '评论1')
  await key('j')
  await at(studio, '评论2')
  expect(document.activeElement?.getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0')
  await key('ArrowDown')
  await key('j')
  await at(studio, '评论3')
  await key('k')
  await key('ArrowUp')
  await key('k')
  await at(studio, '评论1')
  expect(document.activeElement?.textContent).toContain('评论1')
  expect(document.querySelectorAll('tr[tabindex="0"]')).toHaveLength(1)
})

test('A passes a comment, which leaves at once; the next one is current and the number goes down', async () => {
  const { studio } = await openComments()
  await using _ = studio
  await at(studio, '评论1')
  await key('j')
  await key('a')
  await at(studio, '评论3')
  expect(shown()).toEqual(['评论1', '评论3'])
  expect(document.activeElement?.textContent).toContain('评论3')
  await studio.sees('待审（2）', '已通过 1 条')
  await key('a')
  // After the last row, the one before it.
  await at(studio, '评论1')
  await studio.until(() => studio.asked('commentDecide').length === 2)
  expect(studio.asked('commentDecide')).toEqual([
    { comment_ids: [2], from: 'held', to: 'out', reason: '' },
    { comment_ids: [3], from: 'held', to: 'out', reason: '' },
  ])
  // The list was not requested again with every key.
  expect(studio.asked('commentRows')).toHaveLength(1)
})

test('D turns down with the reason of a digit, with the last one, or with words of one’s own', async () => {
  const { studio } = await openComments()
  await using _ = studio
  await at(studio, '评论1')
  await key('d')
  await studio.sees('驳回这条评论', '涉及他人隐私')
  await studio.until(() => document.activeElement?.matches('[type=radio]:checked'))
  await key('3')
  await key('Enter')
  await at(studio, '评论2')
  await key('d')
  await studio.until(() => document.activeElement?.matches('[type=radio]:checked'))
  await key('Enter')
  await at(studio, '评论3')
  await key('d')
  const field = await studio.find('field', '原因')
  await type(field, '4')
  await press(field, 'Enter')
  await studio.sees('请写明理由，至少 2 个字')
  await type(field, '4 月的老话题')
  await press(field, 'Enter')
  await studio.sees('都审完了，没有待审的评论。')
  expect(studio.asked('commentDecide').map(({ to, reason }) => [to, reason])).toEqual([
    ['refused', '含不文明用语'],
    ['refused', '含不文明用语'],
    ['refused', '4 月的老话题'],
  ])
})

test('Z has the last decision wait again, and the one before it after that', async () => {
  const { studio, rows } = await openComments()
  await using _ = studio
  await at(studio, '评论1')
  await key('a')
  await key('a')
  await at(studio, '评论3')
  await key('z')
  await at(studio, '评论2')
  await studio.sees('待审（2）')
  await key('z')
  await at(studio, '评论1')
  await studio.until(() => studio.asked('commentDecide').length === 4)
  expect(studio.asked('commentDecide').slice(2)).toEqual([
    { comment_ids: [2], from: 'out', to: 'held', reason: '' },
    { comment_ids: [1], from: 'out', to: 'held', reason: '' },
  ])
  await studio.sees('已放回待审 1 条')
  expect(rows.map(({ state }) => state)).toEqual(['held', 'held', 'held'])
  expect(shown()).toEqual(['评论1', '评论2', '评论3'])
  expect(allOf('button', '撤销（Z）')).toEqual([])
})

test('what a colleague has decided meanwhile is said, and there is nothing to undo', async () => {
  const { studio, rows } = await openComments()
  await using _ = studio
  await at(studio, '评论1')
  Object.assign(rows[0] ?? {}, { state: 'refused' })
  await key('a')
  await studio.sees('同事已处理这条评论')
  expect(shown()).toEqual(['评论2', '评论3'])
  await studio.until(() => allOf('button', '撤销（Z）').length === 0)
  await key('z')
  expect(studio.asked('commentDecide')).toHaveLength(1)
})

test('a decision that fails brings its row back, and says why', async () => {
  const { studio } = await openComments(undefined, { answers: { commentDecide: refusal('serverError') } })
  await using _ = studio
  await at(studio, '评论1')
  await key('a')
  await studio.sees('服务器开小差了')
  await studio.until(() => shown().length === 3)
  await studio.sees('待审（3）')
  expect(shown()).toEqual(['评论1', '评论2', '评论3'])
  expect(allOf('button', '撤销（Z）')).toEqual([])
})

test('X chooses several, which are passed or turned down at once; Esc forgets the choice', async () => {
  const { studio } = await openComments([comment(1), comment(2), comment(3), comment(4)])
  await using _ = studio
  await at(studio, '评论1')
  await key('x')
  await key('j')
  await key('x')
  await studio.sees('已选 2 条')
  await key('Escape')
  await studio.misses('已选 2 条')
  await key('x')
  await key('k')
  await key('x')
  await key('j')
  await key('j')
  await key('a')
  await studio.until(() => shown().join() === '评论3,评论4')
  await at(studio, '评论3')
  await click(await studio.find('checkbox', '全选'))
  await studio.sees('已选 2 条')
  await click(allOf('button', /^驳\s*回$/)[0])
  await studio.sees('驳回 2 条评论')
  await click(allOf('button', /^驳\s*回$/).at(-1))
  await studio.sees('都审完了，没有待审的评论。')
  expect(studio.asked('commentDecide')).toEqual([
    { comment_ids: [1, 2], from: 'held', to: 'out', reason: '' },
    { comment_ids: [3, 4], from: 'held', to: 'refused', reason: '含联系方式或广告' },
  ])
})

test('B blocks who wrote it, with what waits of them; a second time it takes that back', async () => {
  const { studio, rows } = await openComments([comment(1), comment(2, { uid: 41 }), comment(3)])
  await using _ = studio
  studio.answer({
    commenterBlock({ uid, is_blocked, refuse_held }) {
      for (const row of rows.filter((one) => one.uid === uid))
        Object.assign(row, { is_blocked, ...(refuse_held && { state: 'refused' }) })
      return { refused: refuse_held ? 2 : 0 }
    },
  })
  await at(studio, '评论1')
  await key('b')
  await studio.sees('禁言“客户1”？')
  await click(await studio.find('checkbox', '同时驳回该用户待审评论'))
  await click(allOf('button', /^禁\s*言$/).at(-1))
  await studio.sees('请写明理由，至少 2 个字')
  await type(await studio.find('field', '原因'), '多次发布广告')
  await click(allOf('button', /^禁\s*言$/).at(-1))
  await studio.sees('已禁言，同时驳回 2 条')
  await studio.until(() => shown().join() === '评论3')
  Object.assign(rows[2] ?? {}, { is_blocked: true })
  await studio.refresh()
  await at(studio, '评论3')
  await studio.find('button', '解除 客户3 的禁言')
  await press(document.querySelector('tr[aria-selected=true]'), 'b')
  await type(await studio.find('field', '原因'), '误操作')
  await click(allOf('button', '解除禁言').at(-1))
  await studio.sees('已解除禁言')
  expect(studio.asked('commenterBlock')).toEqual([
    { uid: 41, is_blocked: true, reason: '多次发布广告', refuse_held: true },
    { uid: 43, is_blocked: false, reason: '误操作', refuse_held: false },
  ])
})

test('keys do nothing while somebody types, holds them down, means the browser or has a dialog open', async () => {
  const { studio } = await openComments()
  await using _ = studio
  await at(studio, '评论1')
  const field = await studio.find('field', '评论内容')
  await press(field, 'a')
  await press(field, 'j')
  await press(document.body, 'a', { ctrlKey: true })
  await press(document.body, 'a', { repeat: true })
  await key('?')
  const dialog = await studio.find('dialog')
  await studio.sees('快捷键', '撤销上一次通过或驳回，评论回到待审')
  await press(dialog, 'a')
  await press(document.body, 'a')
  await press(document.body, 'j')
  expect(studio.asked('commentDecide')).toEqual([])
  expect(current()).toBe('评论1')
})

test('the same is done by buttons, also to what was passed before', async () => {
  const { studio } = await openComments([
    comment(1),
    comment(2, { state: 'out', decided_by: '李雷', decided_at: AT }),
  ])
  await using _ = studio
  await click(await studio.find('button', '通过 客户1 的评论'))
  await studio.sees('都审完了，没有待审的评论。')
  // Requested again, as some may have arrived in the meantime.
  await studio.until(() => studio.asked('commentRows').length === 2)
  await click((await studio.find('radio', '已通过')).closest('label'))
  await studio.sees('已通过：李雷，2026-11-20 10:02')
  await click(await studio.find('button', '驳回 客户2 的评论'))
  await click(allOf('button', /^驳\s*回$/).at(-1))
  await studio.until(() => studio.asked('commentDecide').length === 2)
  expect(studio.asked('commentDecide')[1]).toEqual({
    comment_ids: [2],
    from: 'out',
    to: 'refused',
    reason: '含联系方式或广告',
  })
  await studio.until(() => shown().join() === '评论1')
})

test('the next part is asked for before the last row is reached', async () => {
  const { studio } = await openComments([], {
    answers: {
      commentRows: ({ after }) =>
        after === undefined
          ? { list: [comment(1), comment(2)], held: 3, next: 'more' }
          : { list: [comment(3)], held: 3, next: null },
    },
  })
  await using _ = studio
  await studio.sees('评论3', '已显示 3 条')
  expect(studio.asked('commentRows').map(({ after }) => after)).toEqual([undefined, 'more'])
})

test('who may only read decides about nothing, by button or by key', async () => {
  const { studio } = await openComments(undefined, { role: 'auditor' })
  await using _ = studio
  await at(studio, '评论1')
  await key('j')
  await at(studio, '评论2')
  for (const name of ['a', 'd', 'b', 'x', 'z', '?']) await key(name)
  for (const name of ['通过 客户1 的评论', '驳回 客户1 的评论', '禁言 客户1'])
    expect(allOf('button', name)).toEqual([])
  expect(allOf('checkbox')).toEqual([])
  expect(allOf('dialog')).toEqual([])
  expect(studio.asked('commentDecide')).toEqual([])
})

test('compliance decides too, without the list of tours, and narrows by a tour at hand', async () => {
  const { studio } = await openComments(
    [comment(1), comment(2, { tour_id: 'spring', tour_title: '春季巡讲' })],
    {
      role: 'compliance',
    },
  )
  await using _ = studio
  await choose(await studio.find('combobox', '巡讲'), '春季巡讲')
  await studio.until(() => studio.asked('commentRows').some(({ tour_id }) => tour_id === 'spring'))
  expect(studio.asked('tourRows')).toEqual([])
  await click(await studio.find('button', '通过 客户2 的评论'))
  await studio.until(() => studio.asked('commentDecide').length === 1)
})
