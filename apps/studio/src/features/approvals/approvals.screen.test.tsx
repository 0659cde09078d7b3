import { expect, test } from 'vitest'
import { allOf, approvalPolicy, click, createTestStudio, press, refusal, textOf, type } from '../../testing'
import { reviewList, submissionRow } from './testing/sample-review'

const rows = [
  submissionRow(11, {
    risks: ['money', 'advice'],
    steps: ['approver', 'compliance'],
    open_steps: ['approver', 'compliance'],
    warnings: 2,
  }),
  submissionRow(12, { is_overdue: true }),
]

test('the queue says what each page is, what is still open and what is late; keys lead through it', async () => {
  await using studio = await createTestStudio({
    at: '/approvals',
    roles: ['approver'],
    answers: { reviewList: reviewList(rows, { counts: { mine: 2, waiting: 3, overdue: 1 } }) },
  })
  await studio.sees(
    '待我审批（2）',
    '全部待审（3）',
    '1 个已超过审批时限',
    '涉及收款',
    '投资建议',
    '待业务审批',
    '待合规审批',
    '2 条建议',
    '无建议',
    '已超时（2026-11-21 08:00）',
    '2026-11-21 08:00 前',
  )
  expect(studio.asked('reviewList')[0]).toMatchObject({ view: 'mine' })
  expect(document.querySelector('.ap-late')?.textContent).toContain('已超时')
  await press(document.body, 'j')
  await studio.until(() => document.activeElement?.textContent === '页面 11')
  await press(document.activeElement, 'j')
  expect(document.activeElement?.textContent).toBe('页面 12')
  await press(document.activeElement, 'ArrowUp')
  expect(document.activeElement?.getAttribute('href')).toBe('/studio/approvals/11')
})

test('every part of the queue is asked for by its own call, and says that it is empty', async () => {
  await using studio = await createTestStudio({
    at: '/approvals?view=ended',
    roles: ['editor'],
    answers: { reviewList: refusal('serverError') },
  })
  await click(await studio.find('button', '重试'))
  studio.answer({ reviewList: reviewList([]) })
  await click(await studio.find('button', '重试'))
  await studio.sees('没有已退回、已撤回或已被替换的提交。')
  expect(studio.asked('reviewList').at(-1)).toMatchObject({ view: 'ended' })
  // A member who may not set anything sees no way to the settings.
  expect(studio.text()).not.toContain('审批设置')
})

test('more of a long queue comes behind what is there', async () => {
  await using studio = await createTestStudio({
    at: '/approvals?view=approved',
    roles: ['auditor'],
    answers: {
      reviewList: ({ after }) =>
        after === undefined
          ? reviewList([submissionRow(11, { state: 'approved', mine: [] })], { next: '0.11' })
          : reviewList([submissionRow(10, { state: 'approved', mine: [], is_published: true })]),
    },
  })
  await click(await studio.find('button', '加载更多'))
  await studio.sees('页面 10', '访客可见')
  expect(studio.asked('reviewList').at(-1)).toMatchObject({ view: 'approved', after: '0.11' })
})

test('published pages whose references changed are listed with what changed', async () => {
  await using studio = await createTestStudio({
    at: '/approvals?view=changed',
    roles: ['operator'],
    answers: {
      reviewList: reviewList([]),
      reviewChanged: {
        list: [
          {
            code: 'etf',
            title: 'ETF 训练营',
            version: 3,
            changed: [{ kind: 'products', before: '199 元', after: '299 元' }],
          },
        ],
      },
    },
  })
  await studio.sees('ETF 训练营', '商品或价格', '审批时：199 元', '现在：299 元')
  expect((await studio.find('link', '打开页面')).getAttribute('href')).toBe('/studio/pages/etf/edit')
})

const delegation = {
  delegation_id: 5,
  step: 'approver' as const,
  from: { member_id: 1, name: '王芳' },
  to: { member_id: 2, name: '李雷' },
  begins_at: '2026-11-20T00:00:00Z',
  ends_at: '2026-12-20T00:00:00Z',
  ended_at: null,
}

test('that pages need approval is asked once more before it is set, as it stays', async () => {
  await using studio = await createTestStudio({
    at: '/approvals?view=settings',
    roles: ['compliance'],
    answers: {
      reviewList: reviewList([]),
      delegationList: { list: [] },
      approvalPolicySet: refusal('conflict'),
    },
  })
  await click(await studio.find('switch', '页面要通过审批才能发布'))
  await studio.sees('打开后不能再关闭', '现在没有委托')
  await type(await studio.find('field', '审批时限'), '48')
  await click(await studio.find('button', '保存'))
  const dialog = await studio.find('dialog')
  expect(studio.asked('approvalPolicySet')).toEqual([])
  await click(await studio.find('button', '要求审批', dialog))
  await studio.sees('设置刚刚被其他同事修改')
  expect(studio.asked('approvalPolicySet')).toEqual([
    {
      revision: 1,
      is_required: true,
      ordinary_steps: ['approver'],
      risky_steps: ['approver', 'compliance'],
      due_hours: 48,
    },
  ])
  studio.answer({
    approvalPolicySet: approvalPolicy({ is_required: true }),
    approvalPolicy: approvalPolicy({ revision: 2, is_required: true, due_hours: 48 }),
  })
  await click(await studio.find('button', '保存'))
  await click(await studio.find('button', '要求审批', allOf('dialog').at(-1)))
  await studio.sees('审批设置已保存', '已要求审批，不能再关闭')
  expect(await studio.find('switch', '页面要通过审批才能发布')).toHaveProperty('disabled', true)
})

test('a delegation is ended after a question; an approver gives one to a colleague for some days', async () => {
  await using studio = await createTestStudio({
    at: '/approvals?view=settings',
    roles: ['approver'],
    answers: {
      reviewList: reviewList([]),
      delegationList: { list: [delegation] },
      delegationEnd: {},
      memberOptions: {
        list: [
          { member_id: 1, name: '王芳' },
          { member_id: 2, name: '李雷' },
        ],
      },
      delegationSet: refusal('pastMoment'),
    },
  })
  await studio.sees('王芳 委托 李雷 业务审批', '2026-11-20 08:00 至 2026-12-20 08:00')
  // Only others may change the policy.
  expect(allOf('button', '保存')).toEqual([])
  await click(await studio.find('button', '结束对 李雷 的委托'))
  await click(await studio.find('button', '结束', await studio.find('dialog')))
  await studio.until(() => studio.asked('delegationEnd')[0]?.delegation_id === 5)
  await studio.sees('委托已结束')
  await click(await studio.find('button', '委托他人'))
  const dialog = await studio.until(() => allOf('dialog').find((one) => textOf(one).includes('同事')))
  await click(await studio.find('button', '委托', dialog))
  await studio.sees('请选择同事', '请填写时间')
  expect(studio.asked('delegationSet')).toEqual([])
})
