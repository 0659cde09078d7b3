import { expect, test } from 'vitest'
import { choose } from '../../../testing'
import { openReports } from '../testing/open-reports'

test('any page is chosen by its title, for the days that are looked at', async () => {
  await using studio = await openReports('/reports/pages?span=30')
  expect((await studio.find('link', '投资者开放日')).getAttribute('href')).toBe(
    '/studio/reports/pages/open-day?span=30',
  )
  await choose(await studio.find('combobox', '选择页面'), 'ETF 定投训练营')
  await studio.until(() => studio.address() === '/reports/pages/etf-course?span=30')
  await studio.sees('ETF 定投训练营 的数据')
})
