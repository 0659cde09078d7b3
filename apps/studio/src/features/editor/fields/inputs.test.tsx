// @vitest-environment jsdom
import type { Field } from '@yingzao/schema/server'
import { color, datetime, fieldsOf, html, image, units } from '@yingzao/schema/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { choose, click, compose, leave, press, type } from '../../../testing/hand'
import { mountInput } from '../testing/mount-input'

// antd takes its time in jsdom on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

let shown: Awaited<ReturnType<typeof mountInput>>

afterEach(() => shown?.[Symbol.asyncDispose]())

async function show(schema: z.ZodType, present: unknown): Promise<void> {
  const [field] = fieldsOf(z.object({ it: schema }))
  shown = await mountInput(field as Field, present)
}

const input = () => shown.input()
const text = z.string().max(10).default('').meta({ title: '文字' })

describe('a text', () => {
  test('is written as it is typed', async () => {
    await show(text, '旧')
    expect(input()?.value).toBe('旧')
    await type(input(), '新的')
    expect(shown.written).toEqual(['新的'])
  })

  test('that is composed is written once, when the words are there', async () => {
    await show(text, '')
    await compose(input() as HTMLInputElement, ['n', 'ni', 'nih', "ni'hao"], '你好')
    expect(shown.written).toEqual(['你好'])
    expect(input()?.value).toBe('你好')
  })

  test('that may be missing goes when it is emptied', async () => {
    await show(text.unwrap().optional(), '旧')
    await type(input(), '')
    expect(shown.written).toEqual([undefined])
  })

  test('over its maximum is kept, and the counter says so', async () => {
    await show(text, '')
    await type(input(), '一二三四五六七八九十一')
    expect(shown.written).toEqual(['一二三四五六七八九十一'])
    expect(shown.place.textContent).toContain('11 / 10')
  })

  test('gives way to a value from elsewhere', async () => {
    await show(text, '旧')
    await type(input(), '新')
    await shown.replace('撤销之后')
    expect(input()?.value).toBe('撤销之后')
  })
})

describe('a number', () => {
  const number = z.int().min(1).max(10).default(4).meta({ title: '位数' })

  test('half typed stays as it is, and the page keeps its number', async () => {
    await show(number, 4)
    await type(input(), '')
    await type(input(), '-')
    expect(shown.written).toEqual([])
    expect(input()?.value).toBe('-')
    await leave(input())
    expect(input()?.value).toBe('4')
  })

  test('out of its range becomes the nearest one inside when the input is left', async () => {
    await show(number, 4)
    await type(input(), '12')
    expect(shown.written).toEqual([])
    expect(shown.place.textContent).toContain('请填写 1 到 10 的整数')
    await leave(input())
    expect(shown.written).toEqual([10])
  })

  test('is stepped by arrows within its range, by ten with Shift', async () => {
    await show(number, 4)
    await press(input(), 'ArrowUp')
    await press(input(), 'ArrowDown', { shiftKey: true })
    expect(shown.written).toEqual([5, 1])
  })

  test('in full-width digits is a number', async () => {
    await show(number, 4)
    await type(input(), '７')
    expect(shown.written).toEqual([7])
  })

  test('of units goes when it is emptied and may be missing', async () => {
    await show(units({ title: '宽' }).optional(), 300)
    await type(input(), '')
    expect(shown.written).toEqual([undefined])
  })
})

test('a switch writes yes and no', async () => {
  await show(z.boolean().default(true).meta({ title: '遮罩' }), true)
  await click(input())
  await click(input())
  expect(shown.written).toEqual([false, true])
})

describe('a choice', () => {
  test('of a few stands side by side', async () => {
    const options = { left: '左', right: '右' }
    await show(z.enum(['left', 'right']).default('left').meta({ title: '对齐', options }), 'left')
    await click(shown.place.querySelectorAll('input[type=radio]')[1])
    expect(shown.written).toEqual(['right'])
  })

  test('of many is a list', async () => {
    const options = { 1: '方块样式', 2: '时分秒样式', 3: '文字样式', 4: '翻牌样式' }
    await show(z.literal([1, 2, 3, 4]).default(1).meta({ title: '样式', options }), 1)
    await choose(input(), '翻牌')
    expect(shown.written).toEqual([4])
  })
})

describe('an address', () => {
  test('is written once a page may carry it, and says why it may not before', async () => {
    await show(z.string().max(200).default('').meta({ title: '链接', control: 'link' }), '/old')
    await type(input(), 'javascript:alert(1)')
    expect(shown.place.textContent).toContain('地址无法识别，没有保存')
    await type(input(), 'https://evil.example.org/')
    expect(shown.place.textContent).toContain('域名不在允许名单内，没有保存；允许 *.example.com')
    expect(shown.written).toEqual([])
    await type(input(), 'https://h5.example.com/a')
    expect(shown.written).toEqual(['https://h5.example.com/a'])
    expect(shown.place.textContent).toContain('域名在允许名单内')
  })

  test('of a picture may be typed too', async () => {
    await show(image({ title: '图片' }), '')
    const more = [...shown.place.querySelectorAll('button')]
    await click(more.find(({ textContent }) => textContent === '填写地址'))
    await type(input(), 'data:image/png;base64,AA')
    expect(shown.written).toEqual([])
    await type(input(), 'https://cdn.example.org/a.png')
    expect(shown.written).toEqual(['https://cdn.example.org/a.png'])
  })
})

test('a colour is written when it is one', async () => {
  await show(color({ title: '颜色' }), '')
  await type(input(), '#ff')
  expect(shown.written).toEqual([])
  await type(input(), '#fff4ec')
  await type(input(), 'url(x)')
  expect(shown.written).toEqual(['#fff4ec'])
})

test('a timestamp is the one that clocks in Beijing show', async () => {
  await show(datetime({ title: '结束时间' }), Date.UTC(2026, 10, 21, 0, 30))
  expect(input()?.value).toBe('2026-11-21 08:30:00')
  await click(input())
  await type(input(), '2027-01-01 00:00:00')
  await press(input(), 'Enter')
  expect(shown.written).toEqual([Date.UTC(2026, 11, 31, 16)])
})

test('rich text is written clean', async () => {
  await show(html({ title: '内容' }), '<b>旧</b>')
  const place = input() as HTMLElement
  expect(place.innerHTML).toBe('<b>旧</b>')
  await type(
    place,
    '<strong>粗</strong><script>x()</script><a href="https://evil.example.org">坏</a><em>斜</em>',
  )
  expect(shown.written).toEqual(['<b>粗</b>x()<a>坏</a><i>斜</i>'])
})

test('rich text is shown in the colours of the page, and its sizes and colours stay', async () => {
  const stored = '<h2>题</h2><p><span class="yz-l yz-brand">字</span></p>'
  await show(html({ title: '内容' }), stored)
  const place = input() as HTMLElement
  const around = place.closest<HTMLElement>('.ed-html')?.style
  expect(around?.getPropertyValue('--yz-brand-deep')).toMatch(/^#[\da-f]{6}$/)
  await type(place, place.innerHTML.replace('字', '新字'))
  expect(shown.written).toEqual([stored.replace('字', '新字')])
})

describe('a value of several kinds', () => {
  const percent = z
    .union([z.number().min(0).max(100), z.string().max(64)])
    .default(0)
    .meta({ title: '百分比' })

  test('stays the kind that was chosen while a name begins with digits', async () => {
    await show(percent, 0)
    await click(shown.place.querySelectorAll('input[type=radio]')[1])
    await type(input(), '2026')
    await type(input(), '2026-spring')
    expect(shown.written).toEqual(['2026-spring'])
    expect(input()?.value).toBe('2026-spring')
  })

  test('goes back to its default when it is emptied', async () => {
    await show(percent, 'vacancy-1')
    await type(input(), '')
    expect(shown.written).toEqual([0])
  })
})
