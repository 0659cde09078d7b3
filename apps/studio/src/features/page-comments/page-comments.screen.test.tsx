import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { type Answers, allOf, click, createTestStudio, noReply, press, type } from '../../testing'
import { CommentThreads } from '.'
import type { Thread } from './thread-card'
import { wording } from './wording'

vi.setConfig({ testTimeout: 30_000 })

const NOW = new Date().toISOString()
const said = (comment_id: number, more: Partial<Thread> = {}): Thread => ({
  comment_id,
  words: '请核对副标题',
  mentions: [],
  version: 3,
  revision: 2,
  written_by: { member_id: 2, name: '李审批' },
  written_at: '2026-11-21T02:02:03Z',
  edited_at: null,
  deleted_at: null,
  block_id: null,
  settled_at: null,
  settled_by: null,
  answers: [],
  ...more,
})
const own = { written_by: { member_id: 1, name: '王芳' }, written_at: NOW }
const answer = (comment_id: number, more: Partial<Thread['answers'][number]> = {}) => {
  const { block_id: _, settled_at: __, settled_by: ___, answers: ____, ...comment } = said(comment_id)
  return { ...comment, ...more }
}
const listOf = (...list: Thread[]) => ({ list, open: [], next: null })
const MEMBERS = {
  list: [
    { member_id: 2, name: '李审批' },
    { member_id: 5, name: '赵编辑' },
  ],
}

let codes = 0
type Props = Omit<Parameters<typeof CommentThreads>[0], 'code'>
/** Each on a page of its own, as what was typed is kept. */
const openThreads = (answers: Answers = {}, props: Props = {}) => {
  codes += 1
  return createTestStudio({
    at: '/home',
    roles: ['editor'],
    answers: { pageCommentList: listOf(said(10)), memberOptions: MEMBERS, ...answers },
    screen: <Foldable {...props} code={`page-${codes}`} />,
  })
}

/** A panel that can be closed. */
function Foldable(props: Parameters<typeof CommentThreads>[0]) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        面板
      </button>
      {isOpen && <CommentThreads {...props} />}
    </>
  )
}

/** antd measures by a field of its own, outside of the form. */
const field = () => document.querySelector<HTMLTextAreaElement>('.pc-form textarea')

describe('threads', () => {
  test('say what they are about, who said what, and whether they are settled', async () => {
    await using studio = await openThreads(
      {
        pageCommentList: listOf(
          said(12, {
            block_id: 'hero',
            settled_at: NOW,
            settled_by: '王芳',
            answers: [answer(13, { words: '@赵编辑 已改', mentions: [{ member_id: 5, name: '赵编辑' }] })],
          }),
          said(11, { block_id: 'gone', words: '', deleted_at: NOW }),
          said(10),
        ),
      },
      { titleOf: (id) => (id === 'hero' ? '头图' : undefined) },
    )
    await studio.sees(
      '头图',
      '李审批',
      '请核对副标题',
      '@赵编辑',
      wording.blockGone,
      wording.deleted,
      wording.page,
    )
    await studio.sees(/王芳 于 .+ 标记为已解决/)
    expect(allOf('button', wording.remove)).toEqual([])
    await click(await studio.find('button', wording.filters.mine))
    await studio.until(() => studio.asked('pageCommentList').at(-1)?.show === 'mine')
  })

  test('are settled by S and answered by R, and J and K go from one to the next', async () => {
    await using studio = await openThreads({
      pageCommentList: listOf(said(11), said(10)),
      pageCommentSettle: {},
      pageCommentWrite: { comment_id: 20 },
    })
    await studio.until(() => document.querySelectorAll('[data-thread]').length === 2)
    const present = () => document.activeElement?.getAttribute('data-thread')
    document.querySelector<HTMLElement>('[data-thread]')?.focus()
    for (const [key, id] of [
      ['j', '10'],
      ['j', '10'],
      ['k', '11'],
    ] as const) {
      await press(document.activeElement, key)
      expect(present()).toBe(id)
    }
    await press(document.activeElement, 's')
    await studio.until(() => studio.asked('pageCommentSettle').length === 1)
    expect(studio.asked('pageCommentSettle')).toEqual([{ comment_id: 11, is_settled: true }])
    await press(document.querySelector('[data-thread="10"]'), 'r')
    await type(field(), '好的')
    // When typed, these are just letters.
    await press(field(), 's')
    await press(field(), 'Enter', { ctrlKey: true })
    await studio.until(() => field() === null)
    expect(studio.asked('pageCommentWrite')).toMatchObject([{ answers: 10, words: '好的', block_id: null }])
    expect(studio.asked('pageCommentSettle')).toHaveLength(1)
  })

  test('that a link leads to is shown alone, and has the focus', async () => {
    let asked = 0
    await using studio = await openThreads({}, { at: 13, onShowAll: () => (asked += 1) })
    await studio.until(() => document.activeElement?.getAttribute('data-thread') === '10')
    expect(studio.asked('pageCommentList').at(-1)).toMatchObject({ comment_id: 13 })
    await click(await studio.find('button', wording.showAll))
    expect(asked).toBe(1)
    studio.answer({ pageCommentList: listOf() })
    await studio.refresh()
    await studio.sees(wording.gone)
  })

  test('that cannot be read are asked for again', async () => {
    await using studio = await openThreads({ pageCommentList: noReply })
    await studio.find('alert')
    studio.answer({ pageCommentList: listOf() })
    await click(await studio.find('button', '重试'))
    await studio.sees(wording.none.open, wording.noneHint)
  })
})

describe('a new comment', () => {
  test('is about the block that is selected, and calls by name who is typed', async () => {
    await using studio = await openThreads(
      { pageCommentWrite: { comment_id: 20 } },
      { target: 'hero', titleOf: () => '头图' },
    )
    await click(await studio.find('button', wording.add))
    await studio.sees(wording.about('头图'))
    await studio.until(() => studio.asked('memberOptions').length === 1)
    await type(field(), '@赵编辑 请看')
    await click(await studio.find('button', /^发\s*送$/))
    await studio.sees(wording.sent)
    expect(studio.asked('pageCommentWrite')).toMatchObject([
      { block_id: 'hero', answers: null, words: '@赵编辑 请看', mentions: [5] },
    ])
    expect(field()).toBeNull()
  })

  test('is kept when it does not come through and when the panel closes, and is sent again as the same', async () => {
    await using studio = await openThreads({ pageCommentWrite: noReply })
    await click(await studio.find('button', wording.add))
    await type(field(), '请看')
    await click(await studio.find('button', /^发\s*送$/))
    await studio.find('alert')
    await click(await studio.find('button', '面板'))
    expect(field()).toBeNull()
    await click(await studio.find('button', '面板'))
    await studio.until(() => field()?.value === '请看')
    studio.answer({ pageCommentWrite: { comment_id: 20 } })
    await click(await studio.find('button', /^发\s*送$/))
    await studio.until(() => field() === null)
    const [first, second] = studio.asked('pageCommentWrite')
    expect(second?.write_id).toBe(first?.write_id)
    await click(await studio.find('button', wording.add))
    await type(field(), '再看')
    await click(await studio.find('button', /^发\s*送$/))
    await studio.until(() => studio.asked('pageCommentWrite').length === 3)
    expect(studio.asked('pageCommentWrite')[2]?.write_id).not.toBe(first?.write_id)
  })

  test('begins when it is asked for elsewhere, once', async () => {
    let begun = 0
    await using studio = await openThreads({}, { isAsked: true, onBegun: () => (begun += 1) })
    await studio.until(() => document.activeElement === field() && field() !== null)
    expect(begun).toBe(1)
    await click(await studio.find('button', /^取\s*消$/))
    expect(field()).toBeNull()
  })
})

describe('one’s own comment', () => {
  test('is changed while it is fresh', async () => {
    await using studio = await openThreads({
      pageCommentList: listOf(said(10, own)),
      pageCommentEdit: {},
    })
    await click(await studio.find('button', wording.edit))
    expect(field()?.value).toBe('请核对副标题')
    await type(field(), '请核对标题')
    await click(await studio.find('button', /^保\s*存$/))
    await studio.until(() => field() === null)
    expect(studio.asked('pageCommentEdit')).toEqual([{ comment_id: 10, words: '请核对标题', mentions: [] }])
  })

  test('is taken back after a question, which says what is left of it', async () => {
    await using studio = await openThreads({
      pageCommentList: listOf(
        said(11, { ...own, answers: [answer(12)] }),
        said(10, { ...own, written_at: said(10).written_at }),
      ),
      pageCommentDelete: { is_gone: false },
    })
    await studio.until(() => allOf('button', wording.remove).length === 2)
    // The ten minutes for the author of the other one are over.
    expect(allOf('button', wording.edit)).toHaveLength(1)
    await click(allOf('button', wording.remove)[0])
    await studio.sees(wording.removing.stays)
    expect(studio.asked('pageCommentDelete')).toEqual([])
    await click(allOf('button', /^删\s*除$/).at(-1))
    await studio.until(() => studio.asked('pageCommentDelete').length === 1)
    expect(studio.asked('pageCommentDelete')).toEqual([{ comment_id: 11 }])
  })
})

test('names are offered behind an @ and picked by the keyboard', async () => {
  await using studio = await openThreads({ pageCommentWrite: { comment_id: 20 } })
  await click(await studio.find('button', wording.add))
  await studio.until(() => studio.asked('memberOptions').length === 1)
  await type(field(), '@赵')
  await press(field(), '@')
  await studio.until(() =>
    document.querySelector('.ant-mentions-dropdown, [role=menu], .ant-mentions-dropdown-menu'),
  )
  await press(field(), 'Enter')
  await studio.until(() => field()?.value.includes('@赵编辑'))
})
