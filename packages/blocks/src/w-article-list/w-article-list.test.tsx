// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { wArticleListSpec } from './props'
import { wArticleList } from './w-article-list'

describeBlock({ spec: wArticleListSpec, view: wArticleList, examples, live })

const note = (id: number, more: object = {}) => ({
  article_id: `${id}`,
  title: `第 ${id} 篇`,
  summary: '开头',
  player: { player_id: '1', nick: '慢慢变富', avatar: '' },
  published_at: Date.UTC(2026, 10, 20, 16),
  is_member_only: false,
  is_locked: false,
  ...more,
})
const answerOf = (list: object[], total = list.length) => ({
  code: 1,
  msg: 'success',
  response: { list, total, page: 1, page_size: 2 },
})
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

async function begin(replies: object[], address: Record<string, string> = {}, competition_id = '') {
  const page = createTestPage()
  page.query.mockImplementation((name) => address[name] ?? '')
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(wArticleList, { title: '', competition_id })
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  return {
    page,
    block,
    box: block.querySelector('[data-notes]') as HTMLElement,
    links: () => [...block.querySelectorAll('a')],
    async tap(name: string) {
      block.querySelector<HTMLElement>(`[data-does=${name}]`)?.click()
      await settled()
    },
    async comeBack() {
      page.isLoggedIn.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    },
  }
}

describe('wArticleList', () => {
  test('says what each is, by whom and of which day in China, and leads to it', async () => {
    const { links } = await begin([answerOf([note(2), note(1, { is_member_only: true, summary: '' })])])
    expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['/h5-page/simulateTrading/article?article_id=2', '第 2 篇开头慢慢变富2026-11-21'],
      ['/h5-page/simulateTrading/article?article_id=1', '第 1 篇慢慢变富2026-11-21会员可看'],
    ])
  })

  test.each<[Record<string, string>, string, object]>([
    [{}, '', {}],
    [{ player_id: '7' }, '', { player_id: '7' }],
    [{ competition_id: 'b' }, '', { competition_id: 'b' }],
    [{ player_id: '7', competition_id: 'b' }, 'a', { player_id: '7', competition_id: 'a' }],
    [{ player_id: 'x' }, '', {}],
  ])('at %j of %j asks for %j', async (address, named, asked) => {
    const { page } = await begin([answerOf([])], address, named)
    expect(page.ask.mock.calls).toEqual([['simulateArticleList', { ...asked, page: 1 }]])
  })

  test('shows nothing and asks nothing where the address names a note', async () => {
    const { page, box } = await begin([], { article_id: '3' })
    expect([box.hidden, page.ask.mock.calls.length]).toEqual([true, 0])
    const other = await begin([answerOf([])], { article_id: 'no-number' })
    expect([other.box.hidden, other.page.ask.mock.calls.length]).toEqual([false, 1])
  })

  test('shows more when it is asked to, and goes on with the first that is new', async () => {
    const { links, tap, block } = await begin([answerOf([note(3), note(2)], 3), answerOf([note(1)], 3)])
    document.body.append(block)
    await tap('more')
    expect(links()).toHaveLength(3)
    expect(document.activeElement).toBe(links()[2])
    block.remove()
  })

  test('shows who has logged in what was locked', async () => {
    const { links, comeBack, page } = await begin([
      answerOf([note(1, { is_locked: true, summary: '' })]),
      answerOf([note(1, { is_member_only: true })]),
    ])
    expect(links()[0]?.textContent).not.toContain('开头')
    await comeBack()
    expect(page.ask).toHaveBeenCalledTimes(2)
    expect(links().map(({ textContent }) => textContent)).toEqual(['第 1 篇开头慢慢变富2026-11-21会员可看'])
  })
})
