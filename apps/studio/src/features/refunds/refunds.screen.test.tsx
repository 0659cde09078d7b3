import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  click,
  createTestStudio,
  press,
  refusal,
  type TestStudio,
  textOf,
  type,
} from '../../testing'
import type { RefundRow } from './refund-row'
import { SAMPLE_PID, sampleRefund } from './testing/sample-refund'

const NUMBER = `${SAMPLE_PID}R01`

const listOf = (...list: RefundRow[]): Answer<'refundList'> => ({
  list,
  next: null,
  waiting: list.filter(({ state }) => state === 'asked').length,
  abnormal: list.filter(({ state }) => state === 'abnormal').length,
})

const openRefunds = (answers: Answers = {}, { at = '/refunds', roles = ['finance'] as const } = {}) =>
  createTestStudio({ at, roles, answers: { refundList: listOf(sampleRefund()), ...answers } })

const dialogWith = (studio: TestStudio, text: string) =>
  studio.until(() => allOf('dialog').find((one) => textOf(one).includes(text)))

test('those that wait are shown first, and the others by a press', async () => {
  await using studio = await openRefunds()
  await studio.sees('待审批 1', SAMPLE_PID, '¥1,980.00', '成员申请', '买家不再需要', '李四')
  expect(studio.asked('refundList')).toEqual([{ state: 'asked', limit: 50 }])
  await click(await studio.find('radio', '全部'))
  await studio.until(() => studio.asked('refundList').length === 2)
  expect(studio.asked('refundList').at(-1)).toEqual({ limit: 50 })
  expect(studio.address()).toBe('/refunds?state=all')
})

test('where none waits, that is said', async () => {
  await using studio = await openRefunds({ refundList: listOf() })
  await studio.sees('没有等待审批的退款。')
})

test('by keyboard a refund is looked at, left, and released, with its amount in words', async () => {
  await using studio = await openRefunds({ refundDecide: { state: 'released' } })
  const open = (await studio.find('button', `同意退款 ${NUMBER}`)) as HTMLButtonElement
  open.focus()
  await press(open, 'Enter')
  const dialog = await dialogWith(studio, '确认退款')
  await studio.sees('¥1,980.00', '壹仟玖佰捌拾元整', '微信支付', '李四', '不能撤回')
  await studio.until(() => dialog.contains(document.activeElement))
  // Nothing has been sent yet, and Escape keeps it that way.
  await press(dialog, 'Escape')
  await studio.until(() => document.activeElement === open)
  expect(studio.asked('refundDecide')).toEqual([])
  await press(open, 'Enter')
  const again = await dialogWith(studio, '确认退款')
  const submit = await studio.find('button', '确认退款 ¥1,980.00', again)
  submit.focus()
  studio.answer({ refundList: listOf() })
  await press(submit, 'Enter')
  await studio.sees('已同意退款 ¥1,980.00，正在退回', '没有等待审批的退款。')
  expect(studio.asked('refundDecide')).toEqual([
    { out_refund_no: NUMBER, amount: 198_000, decision: 'released', why: '' },
  ])
})

test('a refund that a colleague has decided meanwhile is not decided again', async () => {
  await using studio = await openRefunds({ refundDecide: refusal('conflict') })
  await click(await studio.find('button', `同意退款 ${NUMBER}`))
  const dialog = await dialogWith(studio, '确认退款')
  await click(await studio.find('button', '确认退款 ¥1,980.00', dialog))
  await studio.sees('已被其他同事处理，请看最新的状态')
})

test('a refund is declined by who says why', async () => {
  await using studio = await openRefunds({ refundDecide: { state: 'declined' } })
  await click(await studio.find('button', `不同意退款 ${NUMBER}`))
  const dialog = await dialogWith(studio, '不同意退款')
  await click(await studio.find('button', '不同意', dialog))
  expect(studio.asked('refundDecide')).toEqual([])
  await type(await studio.find('field', '原因', dialog), '服务已经使用完毕')
  await click(await studio.find('button', '不同意', dialog))
  await studio.sees('已记录为未同意')
  expect(studio.asked('refundDecide')).toEqual([
    { out_refund_no: NUMBER, amount: 198_000, decision: 'declined', why: '服务已经使用完毕' },
  ])
})

test('who has asked for a refund is told that somebody else decides', async () => {
  await using studio = await openRefunds({
    refundList: listOf(sampleRefund({ asked_by: { member_id: 1, name: '王芳' } })),
  })
  await studio.sees('您申请的，由其他同事审批')
})

test('who may not let money go sees no buttons for it', async () => {
  await using studio = await createTestStudio({
    at: '/refunds',
    roles: ['operator'],
    answers: { refundList: listOf(sampleRefund()) },
  })
  await studio.sees(SAMPLE_PID)
  expect(
    allOf('button')
      .map(textOf)
      .filter((text) => text.includes('同意')),
  ).toEqual([])
})

test('one that its supplier could not pay out is asked for once more, after a question', async () => {
  await using studio = await openRefunds(
    { refundList: listOf(sampleRefund({ state: 'abnormal' })), refundRetry: { state: 'released' } },
    { at: '/refunds?state=abnormal' },
  )
  await click(await studio.find('button', `再次请求退款 ${NUMBER}`))
  const dialog = await dialogWith(studio, '再次请求退款 ¥1,980.00？')
  expect(studio.asked('refundRetry')).toEqual([])
  await click(await studio.find('button', '再次请求', dialog))
  await studio.sees('已再次请求，结果会更新在这里')
  expect(studio.asked('refundRetry')).toEqual([{ out_refund_no: NUMBER }])
})
