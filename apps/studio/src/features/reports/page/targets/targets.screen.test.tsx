import { expect, test } from 'vitest'
import { allOf, choose, click, type } from '../../../../testing'
import { openReports } from '../../testing/open-reports'
import { pageReport } from '../../testing/sample-reports'
import { TargetsPart } from './targets-part'

const span = { from: '2026-11-15', to: '2026-11-21' }
const screen = <TargetsPart code="etf-course" targets={pageReport().targets} span={span} today="2026-11-21" />

test('a target is set with its amount in fen, and taken away after a question', async () => {
  await using studio = await openReports(
    '/any',
    { reportTargetSet: { target_id: 3 }, reportTargetRemove: {} },
    { screen },
  )
  await studio.sees('3,841 / 6,000', '完成 64%', '时间过去 43.8%', '已完成', '已结束')
  await click(await studio.find('button', '设置目标'))
  await choose(
    await studio.find('combobox', '指标', document.querySelector('[role=dialog]') as HTMLElement),
    '支付金额',
  )
  const goal = await studio.find('field', '目标值（元）')
  await type(goal, '0.001')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('请填写大于 0 的金额')
  await type(goal, '1,980.5')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('已保存目标')
  expect(studio.asked('reportTargetSet')).toEqual([
    { code: 'etf-course', measure: 'amount', goal: 198_050, from: '2026-11-15', to: '2026-11-21' },
  ])
  await click(await studio.find('button', /^删除目标：留资/))
  await studio.sees('页面的数据不受影响')
  await click(await studio.find('button', /^删\s*除$/))
  await studio.until(() => studio.asked('reportTargetRemove').length === 1)
  expect(studio.asked('reportTargetRemove')).toEqual([{ target_id: 1 }])
})

test('who may only read sees targets and cannot change them', async () => {
  await using studio = await openReports('/any', {}, { roles: ['auditor'], screen })
  await studio.sees('3,841 / 6,000')
  expect(allOf('button', /设置目标|删除目标/)).toEqual([])
})
