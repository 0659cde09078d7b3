import { expect, test } from 'vitest'
import { type Answers, allOf, choose, click, textOf } from '../../../testing'
import { openReports } from '../testing/open-reports'
import { funnel } from '../testing/sample-reports'

const AT = '/reports/funnel?from=2026-11-15&to=2026-11-21'

test('every step says how many came so far, from the one before and from the view, and with how much', async () => {
  await using studio = await openReports(AT)
  await studio.sees('浏览', '4.6 万', '¥101.2 万')
  expect(studio.asked('reportFunnel')).toEqual([
    {
      from: '2026-11-15',
      to: '2026-11-21',
      steps: 'lead,login,order,payment',
      window_hours: 168,
    },
  ])
  await studio.until(() => document.querySelectorAll('.rp-funnel > li').length === 5)
  await click(allOf('radio').find((radio) => textOf(radio.closest('label') as Element).trim() === '表'))
  await studio.until(() => allOf('row').length === 5)
  expect(textOf(allOf('row')[4] as Element).split('\n')).toEqual([
    '支付',
    '511',
    '1.1%',
    '79.8%',
    '129',
    '¥1,011,780.00',
  ])
})

test('steps, window, page, channel and container are chosen, and stand in the address', async () => {
  await using studio = await openReports(AT)
  await click(await studio.find('checkbox', '登录'))
  await choose(await studio.find('combobox', '时限'), '时限 1 天')
  await choose(await studio.find('combobox', '渠道'), '好友分享')
  await choose(await studio.find('combobox', '打开环境'), '微信')
  await studio.until(() => studio.asked('reportFunnel').at(-1)?.container === 'wx')
  expect(studio.asked('reportFunnel').at(-1)).toMatchObject({
    steps: 'lead,order,payment',
    window_hours: 24,
    channel: 'share_code',
    container: 'wx',
  })
  expect(studio.address()).toContain('steps=lead%2Corder%2Cpayment')
})

test('the last step stays, as without one there is no funnel', async () => {
  await using studio = await openReports(`${AT}&steps=lead`)
  expect(((await studio.find('checkbox', '留资')) as HTMLInputElement).disabled).toBe(true)
})

test('without any view it says so', async () => {
  const { as_of, steps } = funnel()
  await using studio = await openReports(AT, {
    reportFunnel: { as_of, steps: steps.map((step) => ({ ...step, visitors: 0, amount: 0 })) },
  })
  await studio.sees('这段时间没有符合条件的浏览')
})

test('versions, or what visitors of an experiment got, stand beside each other step by step', async () => {
  await using studio = await openReports(`${AT}&code=etf-course&by=variant&beside=12.A%2C12.B`, {
    reportFunnel: ({ variant }: { variant?: string }) => ({
      ...funnel(),
      steps: funnel().steps.map((step) => ({ ...step, visitors: variant === '12.B' ? 200 : 100 })),
    }),
  } as Answers)
  await studio.sees('实验 12 · 方案 A', '实验 12 · 方案 B', '200')
  expect(studio.asked('reportFunnel')).toEqual(
    expect.arrayContaining(['12.A', '12.B'].map((variant) => expect.objectContaining({ variant }))),
  )
  await choose(await studio.find('combobox', '并排比较'), '比较版本')
  await choose(await studio.find('combobox', '选择要比较的'), '第 2 版')
  await studio.until(() => studio.asked('reportFunnel').at(-1)?.version === 2)
  expect(studio.address()).toContain('by=version&beside=2')
})

test('without a page there is nothing to hold beside each other', async () => {
  await using studio = await openReports(`${AT}&by=version&beside=1%2C2`)
  await studio.sees('浏览', '4.6 万')
  expect(studio.asked('reportFunnel').some(({ version }) => version !== undefined)).toBe(false)
})
