import { expect, test } from 'vitest'
import { choose, textOf } from '../../../testing'
import { openReports } from '../testing/open-reports'

test('channels are read in words, with what came of each', async () => {
  await using studio = await openReports('/reports/channels?from=2026-11-15&to=2026-11-21')
  await studio.sees('来源 wechat · 活动 autumn', '公众号首条', '另有 3 个渠道')
  const row = [...document.querySelectorAll('tbody tr')].find((one) => one.textContent?.includes('好友分享'))
  expect(textOf(row as Element)).toContain('15,415')
  await choose(await studio.find('combobox', '选择页面'), 'ETF 定投训练营')
  await studio.until(() => studio.asked('reportChannels').length === 2)
  expect(studio.asked('reportChannels')[1]).toEqual({
    from: '2026-11-15',
    to: '2026-11-21',
    code: 'etf-course',
  })
  await studio.until(() => studio.address().endsWith('&code=etf-course'))
})
