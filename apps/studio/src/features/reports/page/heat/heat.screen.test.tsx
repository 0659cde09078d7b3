import { expect, test, vi } from 'vitest'
import { type Answers, allOf, click, nameOf, textOf } from '../../../../testing'
import { openReports } from '../../testing/open-reports'
import { block, blocks } from '../../testing/sample-reports'
import { HeatPart } from './heat-part'

const wanted = { code: 'etf-course', from: '2026-11-15', to: '2026-11-21' }

const list = [
  block('form', 'leadForm', { exposures: 400, clicks: 100, done: 60, failed: 9 }),
  block('hero', 'image', { exposures: 900, clicks: 9 }),
  block('gone', 'text', { exposures: 30 }),
]

const frame = () => document.querySelector('.rp-heat-stage iframe') as HTMLIFrameElement

/** The part alone: the rest of the report has tests of its own. */
const openPart = (narrow: { version?: number }, answers: Answers) =>
  openReports('/any', answers, { screen: <HeatPart wanted={{ ...wanted, ...narrow }} /> })

/** Opens it over a page. jsdom loads none and has no layout: the elements in the frame are given their boxes. */
async function openWith(
  html: string,
  boxes: Record<string, [top: number, height: number]>,
  answers: Answers = { reportBlocks: blocks(list) },
) {
  const studio = await openPart({}, answers)
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const element of page.querySelectorAll<HTMLElement>('[data-id]')) {
    const [top, height] = boxes[element.dataset.id ?? ''] ?? [0, 0]
    element.getBoundingClientRect = () => new DOMRect(0, top, height === 0 ? 0 : 375, height)
  }
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(page)
  await studio.until(() => frame() !== null)
  frame().dispatchEvent(new Event('load'))
  return studio
}

const blockMarks = () => [...document.querySelectorAll<HTMLElement>('.rp-heat-block')]
const rows = () => allOf('row').filter((row) => row.closest('.rp-heat-table'))

test('blocks wear their colour over the page with the number in words, in the order of the page', async () => {
  await using studio = await openWith(
    '<div data-id="hero">开营</div><form data-id="form">预约 <input></form>',
    { hero: [0, 200], form: [200, 300] },
  )
  await studio.sees('画面是第 2 版（已发布）')
  await studio.until(() => blockMarks().length === 2)
  expect(blockMarks().map((mark) => [textOf(mark).trim(), mark.className.match(/rp-heat-\d/)?.[0]])).toEqual([
    ['曝光 40%', 'rp-heat-2'],
    ['曝光 90%', 'rp-heat-4'],
  ])
  expect(blockMarks().map(nameOf)).toContainEqual(expect.stringMatching(/：曝光率 40%，点击率 25%$/))
  expect(rows().map((row) => row.dataset.rowKey)).toEqual(['hero', 'form', 'gone'])
  await studio.sees('开营', '不在画面中')

  await click(await studio.find('radio', '点击率'))
  await studio.until(() => textOf(blockMarks()[0] as Element).trim() === '点击 25%')
  expect(blockMarks().map((mark) => mark.className.match(/rp-heat-\d/)?.[0])).toEqual([
    'rp-heat-4',
    'rp-heat-0',
  ])
  await studio.sees('0–5%', '20–25%')
})

test('a row marks its block and a block its row, by the pointer and by the keyboard', async () => {
  await using studio = await openWith('<div data-id="hero">开营</div>', { hero: [0, 200] })
  await studio.until(() => blockMarks().length === 1)
  const [mark] = blockMarks() as [HTMLElement]
  const row = () => rows()[0] as HTMLElement
  row().querySelector('button')?.focus()
  await studio.until(() => mark.classList.contains('rp-heat-marked'))
  mark.focus()
  await studio.until(() => row().classList.contains('st-row-open'))
  mark.blur()
  await studio.until(() => !row().classList.contains('st-row-open'))
  row().dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  await studio.until(() => mark.classList.contains('rp-heat-marked'))
})

test('what blocks stand in has no colour of its own', async () => {
  const section = block('box', 'section', { exposures: 900 })
  await using studio = await openWith(
    '<section data-id="box"><div data-id="hero">开营</div></section>',
    { box: [0, 400], hero: [0, 200] },
    { reportBlocks: blocks([section, ...list]) },
  )
  await studio.until(() => blockMarks().length === 2)
  expect(blockMarks().map((mark) => mark.classList.contains('rp-heat-none'))).toEqual([true, false])
})

test('what is told as one of many is a row after all blocks, and neither in the picture nor in its colours', async () => {
  const others = block('*', '*', { exposures: 5_000, clicks: 5_000, failed: 3 })
  await using studio = await openWith(
    '<div data-id="hero">开营</div><form data-id="form">预约 <input></form>',
    { hero: [0, 200], form: [200, 300] },
    { reportBlocks: blocks([others, ...list]) },
  )
  await studio.until(() => blockMarks().length === 2)
  expect(rows().map((row) => row.dataset.rowKey)).toEqual(['hero', 'form', 'gone', '*'])
  const row = rows().at(-1) as HTMLElement
  expect(textOf(row).split(/\s+/)).toEqual([
    '其他',
    '种类太多，合在一起统计',
    '5,000',
    '5,000',
    '100%',
    '0',
    '3',
  ])
  expect(row.querySelector('button')).toBe(null)
  await click(await studio.find('radio', '点击率'))
  await studio.sees('0–5%', '20–25%')
})

test('a page that cannot be drawn leaves the table alone', async () => {
  {
    await using studio = await openWith('<p>not a page</p>', {})
    await studio.sees('这个页面的画面显示不出来，请看表格。', '90%')
    expect(frame()).toBe(null)
  }
  await using studio = await openPart(
    {},
    { reportBlocks: blocks(list), versionList: { list: [], next: null } },
  )
  await studio.sees('这个页面的画面显示不出来，请看表格。', '90%')
})

test('the version that was chosen is the one that is drawn', async () => {
  await using studio = await openPart({ version: 1 }, { reportBlocks: blocks(list) })
  await studio.until(() => frame()?.getAttribute('src') === '/look/1')
  // Scripts of a page never run in the Studio's own window.
  expect(frame().getAttribute('sandbox')).toBe('allow-same-origin')
})

test('codes of a block that failed stand beside it in words', async () => {
  await using studio = await openPart(
    {},
    {
      reportBlocks: blocks([
        block('form', 'leadForm', {
          exposures: 500,
          clicks: 20,
          failed: 5,
          codes: [
            { code: 400024, count: 4 },
            { code: 0, count: 1 },
          ],
        }),
      ]),
    },
  )
  await studio.sees('验证码过期 4 次', '网络无应答 1 次')
})
