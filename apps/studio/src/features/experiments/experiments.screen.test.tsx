import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  click,
  createTestStudio,
  pageDetail,
  pageRow,
  refusal,
  type,
} from '../../testing'
import { detailOf, experiment, result, running } from './testing/sample-experiment'

const openExperiments = (
  answers: Answers = {},
  at = '/experiments',
  roles: ['editor' | 'approver' | 'auditor'] = ['approver'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      experimentList: { list: [experiment], next: null },
      experimentDetail: detailOf(experiment),
      experimentResult: result,
      pageList: { list: [], next: null, counts: { draft: 0, published: 0, taken_down: 0, archived: 0 } },
      experimentPlan: { visitors_per_day: 100, rate: 0.1, units: 3_839, days: 77 },
      ...answers,
    },
  })

const RUNNING = { experimentDetail: detailOf(running) }
const AT = '/experiments?experiment=12'

test('experiments say what they try, where they stand and on which page', async () => {
  await using studio = await openExperiments()
  await studio.sees('首屏标题', 'ETF 入门课', '未开始', '提交线索')
})

test('one is started with the drafts that were looked at; what is in the way is listed by version', async () => {
  const message = '变体中的“支付按钮”和页面不同。'
  const finding = { rule: 'experiment-kept-block', severity: 'error' as const, path: '', message, fix: '' }
  await using studio = await openExperiments(
    { experimentStart: { is_started: false, revision: 1, findings: [{ key: 'B', findings: [finding] }] } },
    AT,
  )
  await click(await studio.find('button', '开始实验'))
  await studio.sees('指标、人数和流量不能再改')
  await click(await studio.find('button', /^开\s*始$/))
  await studio.sees('实验没有开始', '版本 B（写明时长）', message)
  expect(studio.asked('experimentStart')).toEqual([
    { experiment_id: 12, base_revision: 1, drafts: [{ key: 'B', revision: 3 }] },
  ])
})

test('while it runs the interval is drawn and told, and that nothing is decided yet', async () => {
  await using studio = await openExperiments(RUNNING, AT)
  await studio.sees('实验进行中', '95%', '还看不出差别', '+30.4%', '-21% ～ +82%')
  expect(document.querySelector('.ex-plot')?.getAttribute('aria-label')).toContain('-21% 到 +82%')
})

test('a wrong ratio hides the result and says so', async () => {
  const [epoch] = result.epochs
  const hidden = epoch?.variants.map((one) => ({ ...one, converted: null, rate: null, compared: null })) ?? []
  const epochs = epoch ? [{ ...epoch, is_mismatched: true, ratio_chance: 0.00001, variants: hidden }] : []
  await using studio = await openExperiments({ ...RUNNING, experimentResult: { ...result, epochs } }, AT)
  await studio.sees('结果不可信，已隐藏', '小于 0.1%')
  expect(document.querySelector('.ex-plot')).toBeNull()
})

test('a winner is chosen with a warning while it is early, and its publication is told', async () => {
  await using studio = await openExperiments(
    { ...RUNNING, experimentEnd: { is_ended: true, revision: 3, version: 4, findings: [] } },
    AT,
  )
  await click(await studio.find('button', '结束并选择版本'))
  await studio.sees('人数还没有到计划的数量')
  await click(await studio.find('radio', /写明时长/))
  await click(await studio.find('button', '结束并采用'))
  await studio.sees('第 4 版已发布')
  expect(studio.asked('experimentEnd')).toEqual([
    { experiment_id: 12, base_revision: 2, winner: 'B', page_revision: 4 },
  ])
})

test('who writes pages makes one and is told how long it takes; shares that make up no hundred are refused', async () => {
  await using studio = await openExperiments({ experimentChange: { revision: 2 } }, AT, ['editor'])
  expect(allOf('button', '开始实验')).toEqual([])
  await click(await studio.find('button', /^修\s*改$/))
  await studio.sees('每组约需 3,839 人，大约 77 天')
  await type(await studio.find('field', '版本 B 的流量（%）'), '40')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('各版本的流量合计必须是 100%')
  expect(studio.asked('experimentChange')).toEqual([])
  await type(await studio.find('field', '版本 B 的流量（%）'), '50')
  await click(await studio.find('button', /采\s*用/))
  await click(await studio.find('button', /^保\s*存$/))
  await studio.until(() => studio.asked('experimentChange').length === 1)
  expect(studio.asked('experimentChange')[0]).toMatchObject({ planned_units: 3_839, base_revision: 1 })
})

test('who only reads finds nothing to press', async () => {
  await using studio = await openExperiments(RUNNING, AT, ['auditor'])
  await studio.sees('还看不出差别')
  for (const name of ['结束并选择版本', '停止', '新建实验']) expect(allOf('button', name)).toEqual([])
})

test('the page of a version is made by copying the one that is tried, and stays in the form', async () => {
  await using studio = await openExperiments(
    {
      experimentChange: { revision: 2 },
      pageCopy: { code: 'etf-course-c' },
      pageDetail: pageDetail(pageRow('etf-course', { title: 'ETF 入门课' })),
    },
    AT,
    ['editor'],
  )
  await click(await studio.find('button', /^修\s*改$/))
  await click(await studio.find('button', '复制原页面作为版本 B'))
  const dialog = await studio.until(() =>
    // Within the drawer of the experiment, which names the page as well.
    allOf('dialog').find((one) => one.querySelector('input[id$=code]')),
  )
  await type(await studio.find('field', '页面代码', dialog), 'etf-course-c')
  await click(await studio.find('button', /^复\s*制$/, dialog))
  await studio.until(() => studio.asked('pageCopy').length === 1)
  expect(studio.asked('pageCopy')[0]).toMatchObject({ from: 'etf-course', code: 'etf-course-c' })
  await click(await studio.find('button', /^保\s*存$/))
  await studio.until(() => studio.asked('experimentChange').length === 1)
  expect(studio.asked('experimentChange')[0]?.variants[1]).toMatchObject({
    key: 'B',
    page_code: 'etf-course-c',
  })
  expect(studio.address()).toBe(AT)
})

test.each([
  ['nobody has come yet', { units: 0, converted: 0, rate: null, compared: null }, {}, /还没有访客看到实验/],
  ['all have come who were to', {}, { is_complete: true }, /已经齐了，按他们一次判定/],
] as const)('the result says so where %s', async (_when, variant, change, said) => {
  const epochs = result.epochs.map((epoch) => ({
    ...epoch,
    ...change,
    variants: epoch.variants.map((one) => ({ ...one, ...variant })),
  }))
  await using studio = await openExperiments({ ...RUNNING, experimentResult: { ...result, epochs } }, AT)
  await studio.sees(said)
})

test('what came before the page was changed stands apart; a result that does not come can be asked for again', async () => {
  const [epoch] = result.epochs
  const epochs = epoch
    ? [
        { ...epoch, epoch: 2, page_version: 4 },
        { ...epoch, ended_at: '2026-11-19T01:00:00Z' },
      ]
    : []
  await using studio = await openExperiments({ ...RUNNING, experimentResult: refusal('serverError') }, AT)
  const again = await studio.find('button', /重\s*试/)
  studio.answer({ experimentResult: { ...result, epochs } })
  await click(again)
  await studio.sees(/第 4 版/)
})
