import { expect, test } from 'vitest'
import { allOf, textOf } from '../../../../testing'
import { openReports } from '../../testing/open-reports'
import { forms } from '../../testing/sample-reports'
import { FormsPart } from './forms-part'

const wanted = { code: 'etf-course', from: '2026-11-15', to: '2026-11-21' }

test('a form says how far people came, and why they stopped in words', async () => {
  await using studio = await openReports('/any', {}, { screen: <FormsPart wanted={wanted} /> })
  await studio.sees('表单漏斗', '提交率 9.3%', '发出验证码', '验证码错误', '网络无应答', '自行离开')
  const row = allOf('row').find((one) => textOf(one).startsWith('开始填写')) as HTMLElement
  expect(textOf(row).split('\n')).toEqual(['开始填写', '9,870', '24%', '24%'])
  studio.answer({ reportForms: { ...forms(), forms: [] } })
  await studio.refresh()
  await studio.sees('页面上的表单还没有人看到')
})

test('what is told as one of many comes after the forms of the page, and says nothing of why people stopped', async () => {
  const [form] = forms().forms
  if (!form) throw new Error('There is no form.')
  const others: typeof form = {
    ...form,
    block_id: '*',
    block: '*',
    stops: [{ after: 'seen', code: null, views: 40_000 }],
  }
  await using studio = await openReports(
    '/any',
    { reportForms: { ...forms(), forms: [others, form] } },
    { screen: <FormsPart wanted={wanted} /> },
  )
  await studio.sees('表单漏斗：其他', '种类太多，合在一起统计 · 提交率 9.3%', '其他原因')
  expect(allOf('heading').map(textOf).at(-1)).toBe('表单漏斗：其他')
})
