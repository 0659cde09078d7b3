import { afterEach, expect, test, vi } from 'vitest'
import type { Answer } from '../../state/calls'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  leadRow,
  leave,
  pageRow,
  press,
  type TestStudio,
  type,
} from '../../testing'
import { leadAddress } from './lead-filter'

const found = (...list: Answer<'leadList'>['list']): Answer<'leadList'> => ({
  list,
  next: null,
  total: list.length,
  is_total_capped: false,
})

const answers: Answers = {
  leadList: found(leadRow(1)),
  memberOptions: ({ role }) => ({
    list: role === 'operator' ? [{ member_id: 5, name: '李雷' }] : [{ member_id: 1, name: '王芳' }],
  }),
  pageList: ({ q }) => ({
    list: q === '训练' ? [pageRow('etf-course', { title: 'ETF 训练营' })] : [],
    next: null,
    counts: { draft: 0, published: 0, taken_down: 0, archived: 0 },
  }),
}

const openInbox = (at: string) => createTestStudio({ at, roles: ['operator'], answers })

/** Waits until the inbox shows what its URL says, which changes a moment before the inbox renders. */
async function shows(studio: TestStudio, address: string): Promise<void> {
  await studio.until(() => studio.address() === address)
  const filter = new URLSearchParams(address.split('?')[1]).toString()
  await studio.until(() => leadAddress.write(studio.asked('leadList').at(-1) ?? {}).toString() === filter)
}

const dayFields = () => [...document.querySelectorAll<HTMLInputElement>('.ant-picker-range input')]

const days = () => dayFields().map(({ value }) => value)

/** Types a day into one of the two fields, and confirms it with Enter. */
async function typeDay(side: number, text: string): Promise<void> {
  await click(dayFields()[side])
  await type(dayFields()[side], text)
  await press(dayFields()[side], 'Enter')
}

afterEach(() => vi.useRealTimers())

test('the last days are those of Beijing, wherever the reader sits', async () => {
  // In Beijing it is the 23rd already.
  vi.setSystemTime(Date.parse('2026-11-22T17:00:00Z'))
  await using studio = await openInbox('/leads?status=new')
  await studio.sees('客户1')
  const preset = async (name: string) => {
    await click(document.querySelector('.ant-picker-range input'))
    await click(
      await studio.until(() =>
        [...document.querySelectorAll('.ant-picker-presets li')].find(
          ({ textContent }) => textContent === name,
        ),
      ),
    )
  }
  await preset('近 7 天')
  await shows(studio, '/leads?status=new&from=2026-11-17&to=2026-11-23')
  await preset('昨天')
  await shows(studio, '/leads?status=new&from=2026-11-22&to=2026-11-22')
  await preset('今天')
  await studio.until(() => studio.asked('leadList').at(-1)?.from === '2026-11-23')
  expect(studio.asked('leadList').at(-1)).toMatchObject({ status: 'new', to: '2026-11-23' })
})

test('days that are typed are asked for once both are there, and stand in the address', async () => {
  await using studio = await openInbox('/leads?status=new')
  await studio.sees('客户1')
  await typeDay(0, '2026-11-01')
  // One half alone might still get its other half.
  expect(studio.address()).toBe('/leads?status=new')
  await typeDay(1, '2026-11-07')
  await shows(studio, '/leads?status=new&from=2026-11-01&to=2026-11-07')
  expect(studio.asked('leadList').map(({ from, to }) => [from, to])).toEqual([
    [undefined, undefined],
    ['2026-11-01', '2026-11-07'],
  ])
})

test.each([
  ['from', 0, '2026-11-01', '/leads?from=2026-11-01'],
  ['to', 1, '2026-11-07', '/leads?to=2026-11-07'],
] as const)('one day alone narrows by %s, and the other side stays open', async (_, side, day, address) => {
  await using studio = await openInbox('/leads')
  await studio.sees('客户1')
  await typeDay(side, day)
  await leave(dayFields()[1 - side])
  await shows(studio, address)
})

test('an end before its beginning is not asked for as it stands', async () => {
  await using studio = await openInbox('/leads')
  await studio.sees('客户1')
  await typeDay(0, '2026-11-07')
  await typeDay(1, '2026-11-01')
  await studio.until(() => studio.asked('leadList').length === 2 || days()[1] === '')
  for (const { from = '', to = '9' } of studio.asked('leadList')) expect(from <= to).toBe(true)
})

test('what is no day is taken for none, and the days before stay', async () => {
  await using studio = await openInbox('/leads?from=2026-11-01&to=2026-11-07')
  await studio.sees('客户1')
  await typeDay(0, '2026-02-30')
  await leave(dayFields()[0])
  await typeDay(1, '昨天')
  await leave(dayFields()[1])
  await studio.until(() => days().join(' ') === '2026-11-01 2026-11-07')
  expect(studio.address()).toBe('/leads?from=2026-11-01&to=2026-11-07')
})

test('days are taken back by their own cross, and nothing else is', async () => {
  await using studio = await openInbox('/leads?status=new&from=2026-11-01&to=2026-11-07')
  await studio.sees('客户1')
  await click(document.querySelector('.ant-picker-range .ant-picker-clear'))
  await shows(studio, '/leads?status=new')
  await studio.until(() => days().join('') === '')
})

test('what an address says is shown in the fields, and what it cannot say is asked of nobody', async () => {
  await using studio = await openInbox(
    '/leads?status=lost&assignee=5&consent=maybe&from=2026-11-01&to=yesterday&cps_id=wx-1&page_code=gone&lead=abc',
  )
  await studio.sees('客户1', '李雷', 'gone')
  // A page that is not ours has left leads too, and is named by its code.
  expect(studio.asked('leadList')).toEqual([
    { assignee: 5, from: '2026-11-01', cps_id: 'wx-1', page_code: 'gone', limit: 50 },
  ])
  expect(allOf('field', '渠道编号')[0]).toHaveProperty('value', 'wx-1')
  expect(document.querySelector('.ant-picker-range input')).toHaveProperty('value', '2026-11-01')
  expect(allOf('dialog')).toEqual([])
})

test('each choice narrows what the others found, and all of them go at once', async () => {
  await using studio = await openInbox('/leads?consent=recorded')
  await studio.sees('客户1')
  await choose(await studio.find('combobox', '负责人'), '我负责的')
  await shows(studio, '/leads?assignee=me&consent=recorded')
  await choose(await studio.find('combobox', '负责人'), '李雷')
  await shows(studio, '/leads?assignee=5&consent=recorded')
  await choose(await studio.find('combobox', '同意记录'), '无记录')
  await shows(studio, '/leads?assignee=5&consent=not_recorded')
  await click(await studio.find('radio', '跟进中'))
  await shows(studio, '/leads?status=following&assignee=5&consent=not_recorded')
  await click(await studio.find('radio', '全部'))
  await studio.until(() => studio.address() === '/leads?assignee=5&consent=not_recorded')
  await click(await studio.find('button', '清空条件'))
  await studio.until(() => studio.address() === '/leads')
  await studio.until(() => allOf('button', '清空条件').length === 0)
})

test('a page is found by a part of its title, a channel by the enter key or by leaving its field', async () => {
  await using studio = await openInbox('/leads')
  await studio.sees('客户1')
  const page = await studio.find('combobox', '来源页面')
  await click(page)
  await type(page, '训练')
  await studio.until(() => studio.asked('pageList').some(({ q }) => q === '训练'))
  await click(
    await studio.until(() =>
      [...document.querySelectorAll('.ant-select-item-option')].find(({ textContent }) =>
        textContent?.includes('ETF 训练营 etf-course'),
      ),
    ),
  )
  await shows(studio, '/leads?page_code=etf-course')

  const channel = await studio.find('field', '渠道编号')
  await type(channel, ' wx-1 ')
  // A search for every character would fetch what nobody wants to see.
  expect(studio.address()).toBe('/leads?page_code=etf-course')
  await press(channel, 'Enter')
  await shows(studio, '/leads?page_code=etf-course&cps_id=wx-1')
  await type(channel, 'wx-2')
  await leave(channel)
  await shows(studio, '/leads?page_code=etf-course&cps_id=wx-2')
  await type(channel, '')
  await studio.until(() => studio.address() === '/leads?page_code=etf-course')
})

test('the number of a lead is no phone, and is looked for as it was typed', async () => {
  await using studio = await openInbox('/leads')
  const field = await studio.find('field', '手机号、后四位、姓名、编号')
  await type(field, '#12345678')
  await leave(field)
  await shows(studio, '/leads?q=%2312345678')
  await type(field, '1234567')
  await press(field, 'Enter')
  await studio.sees('按编号查找请在前面加 #')
  expect(field).toHaveProperty('value', '1234567')
  // Whoever types on has read it.
  await type(field, '王')
  await studio.misses('按编号查找请在前面加 #')
  await press(field, 'Enter')
  await shows(studio, '/leads?q=%E7%8E%8B')
  await type(field, '')
  await studio.until(() => studio.address() === '/leads')
})
