import { expect, test, vi } from 'vitest'
import {
  type Answers,
  allOf,
  click,
  createTestStudio,
  pageDetail,
  pageRow,
  press,
  refusal,
  type TestStudio,
  type,
} from '../../../testing'
import { ScheduleDialog } from './schedule-dialog'

const around: Answers = {
  pageDetail: pageDetail(),
  pageSchedule: { schedule: null, findings: [] },
}

async function openSchedule(answers: Answers = around) {
  const onClose = vi.fn()
  const onScheduled = vi.fn()
  const onShow = vi.fn()
  const studio = await createTestStudio({
    at: '/pages/etf/edit',
    roles: ['approver'],
    answers,
    screen: (
      <ScheduleDialog
        code="etf"
        revision={9}
        isOpen
        onClose={onClose}
        onScheduled={onScheduled}
        onShow={onShow}
      />
    ),
  })
  await studio.find('dialog')
  return { studio, onClose, onScheduled, onShow }
}

const fieldOf = (label: string) => allOf('field', label)[0] as HTMLInputElement

async function write(studio: TestStudio, label: string, words: string): Promise<void> {
  const field = await studio.find('field', label)
  await type(field, words)
  await press(field, 'Enter')
}

test('one of the two times is enough, and without any there is nothing to be set', async () => {
  const { studio, onClose, onScheduled } = await openSchedule()
  await using _ = studio
  await studio.sees('定时“页面 etf”', '定时发布的是现在的草稿', '时间为北京时间')
  // There is no schedule yet that could be cancelled.
  expect(allOf('button', '取消定时')).toEqual([])
  await click(await studio.find('button', '保存定时'))
  await studio.sees('请至少设置一个时间')
  expect(studio.asked('pageSchedule')).toEqual([])

  await write(studio, '下线时间', '2099/12/31')
  await studio.until(() => fieldOf('下线时间').value === '2099-12-31 23:59')
  await click(await studio.find('button', '保存定时'))
  await studio.sees('定时已保存')
  // What was on the screen goes live, and nothing that was saved since.
  expect(studio.asked('pageSchedule')).toEqual([
    { code: 'etf', revision: 9, publish_at: null, take_down_at: '2099-12-31T15:59:59.000Z' },
  ])
  expect(onScheduled).toHaveBeenCalledWith(null)
  expect(onClose).toHaveBeenCalledOnce()
})

test('the enter key takes a time and sends nothing', async () => {
  const { studio } = await openSchedule()
  await using _ = studio
  await write(studio, '发布时间', '2099-12-31 09:30')
  await studio.until(() => fieldOf('发布时间').value === '2099-12-31 09:30')
  await press(fieldOf('发布时间'), 'Enter')
  expect(studio.asked('pageSchedule')).toEqual([])
  await click(await studio.find('button', '保存定时'))
  await studio.until(() => studio.asked('pageSchedule')[0]?.publish_at === '2099-12-31T01:30:00.000Z')
})

test('times that could not be stored stay, whether the page had moved on or nobody answered', async () => {
  const { studio, onClose } = await openSchedule({ ...around, pageSchedule: refusal('conflict') })
  await using _ = studio
  await write(studio, '发布时间', '2099-12-31 09:30')
  await click(await studio.find('button', '保存定时'))
  await studio.sees('页面刚刚又有修改，请关闭后重新打开')
  studio.answer({ pageSchedule: refusal('pastMoment') })
  await click(await studio.find('button', '保存定时'))
  await studio.sees('这个时间已经过去，请改成以后的时间')
  expect(fieldOf('发布时间').value).toBe('2099-12-31 09:30')
  expect(onClose).not.toHaveBeenCalled()
})

test('what stands in the way leads to its block, and nothing is set', async () => {
  const finding = {
    rule: 'no-risk',
    severity: 'error' as const,
    path: 'page_schema[0]',
    blockId: 'b7',
    message: '缺少风险提示',
  }
  const { studio, onClose, onScheduled, onShow } = await openSchedule({
    ...around,
    pageSchedule: { schedule: null, findings: [finding] },
  })
  await using _ = studio
  await write(studio, '发布时间', '2099-12-31')
  await click(await studio.find('button', '保存定时'))
  await studio.sees('还不能定时，请先处理以下问题', '缺少风险提示')
  expect(onScheduled).not.toHaveBeenCalled()
  await click(await studio.find('button', '去看看'))
  expect(onShow).toHaveBeenCalledWith('b7')
  expect(onClose).toHaveBeenCalledOnce()
})

test('what is only a hint stands in nobody’s way', async () => {
  const { studio, onScheduled } = await openSchedule({
    ...around,
    pageSchedule: {
      schedule: null,
      findings: [{ rule: 'long', severity: 'warning', path: 'title', message: '标题很长' }],
    },
  })
  await using _ = studio
  await write(studio, '发布时间', '2099-12-31')
  await click(await studio.find('button', '保存定时'))
  await studio.sees('定时已保存')
  expect(onScheduled).toHaveBeenCalledOnce()
})

test('a page that did not come can be asked for again; nothing is set of one that is unknown', async () => {
  const { studio } = await openSchedule({ ...around, pageDetail: refusal('serverError') })
  await using _ = studio
  const again = await studio.find('button', '重试')
  expect(allOf('button', '保存定时')[0]).toHaveProperty('disabled', true)
  studio.answer({
    pageDetail: pageDetail(
      pageRow('etf', {
        schedule: {
          publish_at: null,
          version: null,
          take_down_at: '2099-12-31T15:59:59Z',
          by: '李雷',
          problem: null,
        },
      }),
    ),
  })
  await click(again)
  await studio.sees('李雷 设置的定时', '取消定时')
  expect(fieldOf('下线时间').value).toBe('2099-12-31 23:59')
  expect(studio.text()).not.toContain('上次定时没有执行')
})
