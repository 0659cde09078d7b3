import type { Role } from '@yingzao/contract/studio'
import { expect, test, vi } from 'vitest'
import type { Answer } from '../../../state/calls'
import {
  type Answers,
  allOf,
  approvalPolicy,
  click,
  createTestStudio,
  pageDetail,
  pageRow,
  refusal,
  settings,
  type,
} from '../../../testing'
import { PublishDialog } from './publish-dialog'

type Submission = Answer<'reviewList'>['list'][number]

const document = { code: 'etf', title: 'ETF 训练营', page_schema: [] }

function submission(change: Partial<Submission> = {}): Submission {
  return {
    submission_id: 11,
    code: 'etf',
    title: 'ETF 训练营',
    version: 4,
    hash: 'a'.repeat(64),
    state: 'waiting',
    risks: ['money'],
    steps: ['approver', 'compliance'],
    open_steps: ['approver', 'compliance'],
    mine: [],
    why_not_mine: 'author',
    withdrawal: 'own',
    errors: 0,
    warnings: 0,
    note: '',
    submitted_by: '王芳',
    submitted_at: '2026-11-20T00:00:00Z',
    due_at: '2026-11-21T00:00:00Z',
    is_overdue: false,
    ended_at: null,
    is_published: false,
    look: '/look/11',
    ...change,
  }
}

/** The submissions of a page; each part of the list has those of its state. */
const submitted =
  (...all: Submission[]) =>
  ({ view }: { view: string }): Answer<'reviewList'> => ({
    list: all.filter(({ state }) =>
      view === 'ended' ? !['waiting', 'approved'].includes(state) : state === view,
    ),
    next: null,
    counts: { mine: 0, waiting: 0, overdue: 0 },
  })

const stored = (one: Submission): Answer<'reviewDetail'> => ({
  submission: one,
  document,
  findings: [],
  accepted: [],
  decisions: [],
  authors: [],
  base: null,
  changed: [],
  glass: null,
  preview: { url: 'https://pages.example.com/preview/etf', frame_url: '/preview/etf' },
})

async function openDialog(roles: readonly Role[], answers: Answers) {
  const onClose = vi.fn()
  const onPublished = vi.fn()
  const studio = await createTestStudio({
    at: '/pages',
    roles,
    screen: <PublishDialog code="etf" revision={4} isOpen onClose={onClose} onPublished={onPublished} />,
    answers: {
      approvalPolicy: approvalPolicy({ is_required: true }),
      pageDetail: pageDetail(pageRow('etf', { title: 'ETF 训练营' }), { document }),
      studioSettings: settings(),
      reviewList: submitted(),
      ...answers,
    },
  })
  return { studio, onClose, onPublished }
}

test('a writer submits the draft with a note, is led to where it is looked at, and can take it back', async () => {
  const finding = { rule: 'no-risk', severity: 'error' as const, path: 'title', message: '缺少风险提示' }
  const { studio } = await openDialog(['editor'], {
    reviewSubmit: { submission: null, findings: [finding] },
  })
  await using _ = studio
  await studio.sees('提交审批“ETF 训练营”', '页面要通过审批才能发布')
  await type(await studio.find('field', '给审批同事的说明（可不填）'), '周五上线')
  await click(await studio.find('button', '提交审批'))
  await studio.sees('还不能提交，请先处理以下问题', '缺少风险提示')

  studio.answer({
    reviewSubmit: { submission: submission(), findings: [] },
    reviewList: submitted(submission()),
  })
  await click(await studio.find('button', '提交审批'))
  await studio.sees('已提交审批（第 4 版）', '还差：业务审批、合规审批')
  expect(studio.asked('reviewSubmit').at(-1)).toEqual({ code: 'etf', revision: 4, note: '周五上线' })
  expect((await studio.find('link', '查看审批')).getAttribute('href')).toBe('/studio/approvals/11')
  expect(allOf('button', '提交审批')).toEqual([])

  studio.answer({
    reviewWithdraw: {},
    reviewList: submitted(submission({ state: 'withdrawn', withdrawal: null })),
  })
  await click(await studio.find('button', '撤回提交'))
  await studio.sees('已撤回提交')
  await studio.find('button', '提交审批')
  expect(studio.asked('reviewWithdraw')).toEqual([{ submission_id: 11, words: '' }])
})

test('what was approved with the same content can be published at once, by who may', async () => {
  const approved = submission({ state: 'approved', open_steps: [], why_not_mine: null })
  const { studio, onClose, onPublished } = await openDialog(['approver'], {
    reviewSubmit: { submission: approved, findings: [] },
    reviewDetail: stored(approved),
    reviewPublish: refusal('notApproved'),
  })
  await using _ = studio
  await studio.sees('页面要通过审批才能发布')
  await click(await studio.find('button', '提交审批'))
  await studio.sees('内容与已通过的版本相同，可以直接发布')
  await click(await studio.find('button', '发布'))
  await studio.sees('页面还没有通过审批，请先提交审批')
  studio.answer({ reviewPublish: { is_published: true, version: 4, findings: [], changed: [] } })
  await click(await studio.find('button', '发布'))
  await studio.until(() => onClose.mock.calls.length === 1)
  expect(onPublished).toHaveBeenCalledWith(4)
  expect(studio.asked('reviewPublish').at(-1)).toEqual({ submission_id: 11, hash: approved.hash })
})

test('a draft that is what was approved is published; one that is not has to be submitted again', async () => {
  const approved = submission({ state: 'approved', open_steps: [], why_not_mine: null })
  const { studio } = await openDialog(['approver'], {
    reviewList: submitted(submission({ submission_id: 10, state: 'returned' }), approved),
    reviewDetail: stored(approved),
  })
  await using _ = studio
  await studio.sees('第 4 版已通过审批', '可以直接发布。')
  await studio.find('button', '发布')
  expect(allOf('button', '提交审批')).toEqual([])
  studio.answer({ reviewDetail: { ...stored(approved), document: { ...document, title: '旧的标题' } } })
  await studio.refresh()
  await studio.sees('之后页面又有修改，发布前请重新提交审批。')
  await studio.find('button', '提交审批')
  expect(allOf('button', '发布')).toEqual([])
})

test('where no approval is needed, a page goes live as it did', async () => {
  const { studio } = await openDialog(['approver'], { approvalPolicy: approvalPolicy() })
  await using _ = studio
  await studio.sees('发布“ETF 训练营”', '首次发布')
  expect(studio.asked('reviewList')).toEqual([])
})
