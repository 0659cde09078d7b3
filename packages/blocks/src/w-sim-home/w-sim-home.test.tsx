// @vitest-environment jsdom
import { errors } from '@yingzao/contract/client'
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { wSimHomeProps, wSimHomeSpec } from './props'
import { wSimHome } from './w-sim-home'

describeBlock({ spec: wSimHomeSpec, view: wSimHome, examples, live })

const portfolio = (id: number, more: object = {}) => ({
  player_id: String(id),
  nick: `选手${id}`,
  avatar: '',
  rank: id,
  return: 1.5,
  win_rate: 50,
  max_drawdown: 3,
  followers: 8,
  is_followed: false,
  ...more,
})
const account = (more: object = {}) => ({
  player_id: '9',
  nick: '我自己',
  is_disqualified: false,
  reason: '',
  asset: 100_000_000,
  cash: 5_000,
  return: 0,
  rank: 4,
  ...more,
})
const answerOf = (more: object = {}) => ({
  code: 1,
  msg: 'success',
  response: {
    competition_id: 'contest-2',
    title: '秋季大赛',
    status: 'running',
    server_time: 0,
    is_market_open: true,
    is_settling: false,
    my: null,
    hot: [portfolio(1), portfolio(2)],
    ...more,
  },
})
const followed = { code: 1, msg: 'success', response: { is_followed: true, followers: 9 } }
const refused = { code: 400013, msg: '不能关注自己', response: undefined }
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

async function begin(replies: object[], { isLoggedIn = false, props = {} } = {}) {
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  const block = drawBlock(wSimHome, wSimHomeProps.parse(props))
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  const find = (name: string) => block.querySelector<HTMLElement>(`.yz-sim-home__${name}`)
  return {
    page,
    block,
    find,
    asked: () => page.ask.mock.calls.map(([id, payload]) => [id, payload]),
    links: (selector: string) =>
      [...block.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href')),
    async tap(selector: string) {
      const target = block.querySelector<HTMLElement>(selector)
      if (!target) throw new Error(`Nothing to tap: ${selector}`)
      target.click()
      await settled()
    },
    async comeBack() {
      page.isLoggedIn.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    },
  }
}

describe('wSimHome', () => {
  test('asks for the contest of the block, else of the address, else for whichever is on', async () => {
    expect((await begin([answerOf()])).asked()).toEqual([['simulateHome', {}]])
    stop?.()
    const named = await begin([answerOf()], { props: { competition_id: 'contest-1' } })
    expect(named.asked()).toEqual([['simulateHome', { competition_id: 'contest-1' }]])
  })

  test('shows the own account, and the ways to it in its contest', async () => {
    const { find, links } = await begin([answerOf({ my: account({ rank: null }) })], { isLoggedIn: true })
    expect(find('asset')?.textContent).toBe('1,000,000.00')
    expect(find('cash')?.textContent).toBe('50.00')
    expect(find('place')?.textContent).toBe('未上榜')
    expect([find('account')?.hidden, find('none')?.hidden, find('out')?.hidden]).toEqual([false, true, true])
    expect(links('.yz-sim-home__ways')).toEqual(
      ['detail', 'position', 'rebalancing'].map(
        (name) => `/h5-page/simulateTrading/${name}?player_id=me&competition_id=contest-2`,
      ),
    )
    expect(find('way')?.textContent).toBe('去交易')
  })

  test('who is out of the contest is told why, and is not sent to trade', async () => {
    const { find } = await begin([answerOf({ my: account({ is_disqualified: true, reason: '对倒' }) })], {
      isLoggedIn: true,
    })
    expect(find('out')?.textContent).toBe('违规取消资格：对倒')
    expect(find('way')?.textContent).toBe('我的组合')
  })

  test('who has no account is led to the sign-up, and who may have one to the login', async () => {
    const { block, find, page, tap } = await begin([answerOf()])
    expect(find('none')?.textContent).toContain('还没有模拟账户')
    expect(block.querySelector('.yz-sim-home__none a')?.getAttribute('href')).toBe(
      '/h5-page/stockCompetition',
    )
    await tap('[data-does=login]')
    expect(page.login).toHaveBeenCalledOnce()
    const known = await begin([answerOf()], { isLoggedIn: true })
    expect(known.find('login')?.hidden).toBe(true)
  })

  test('says that the market is closed and that a day is being settled', async () => {
    const { find } = await begin([answerOf({ is_market_open: false, is_settling: true })])
    expect([find('market')?.textContent, find('settling')?.textContent]).toEqual(['休市中', '榜单结算中'])
    const open = await begin([answerOf()])
    expect([open.find('market')?.hidden, open.find('settling')?.hidden]).toEqual([true, true])
  })

  test('shows as many portfolios as it is told, each with the way to it; a private one has none', async () => {
    const hot = [portfolio(1, { return: -2 }), portfolio(2, { player_id: '' }), portfolio(3)]
    const { block, links } = await begin([answerOf({ hot })], { props: { hot: 2 } })
    expect(links('.yz-sim-home__list')).toEqual(['/h5-page/simulateTrading/detail?player_id=1', null])
    const [open, hidden] = [...block.querySelectorAll<HTMLElement>('[data-does=follow]')]
    expect([open?.hidden, hidden?.hidden]).toEqual([false, true])
    expect(block.querySelector<HTMLElement>('.yz-sim-home__rate')?.dataset.tone).toBe('down')
    expect(block.querySelector('.yz-sim-home__face')?.textContent).toBe('选')
  })

  test('nobody is asked to follow themselves', async () => {
    const { block } = await begin([answerOf({ my: account({ player_id: '1' }) })], { isLoggedIn: true })
    expect(block.querySelector<HTMLElement>('[data-does=follow]')?.hidden).toBe(true)
  })

  test('follows at once, says so and asks anew', async () => {
    const { asked, tap, page, find, block } = await begin([answerOf(), followed], { isLoggedIn: true })
    await tap('[data-player="1"] [data-does=follow]')
    expect(asked()[1]).toEqual(['simulateFollow', { player_id: '1', follow: 1 }])
    expect(page.toast).toHaveBeenCalledWith('已关注')
    expect(find('follow')?.textContent).toBe('已关注')
    expect(find('follow')?.getAttribute('aria-pressed')).toBe('true')
    expect(find('followers')?.textContent).toBe('9 人关注')
    expect(block.querySelector('[data-player="2"] button')?.textContent).toBe('关注')
    expect(asked()[2]?.[0]).toBe('simulateHome')
  })

  test('takes it back', async () => {
    const ended = { ...followed, response: { is_followed: false, followers: 7 } }
    const { asked, tap, page } = await begin(
      [answerOf({ hot: [portfolio(1, { is_followed: true })] }), ended],
      { isLoggedIn: true },
    )
    await tap('[data-does=follow]')
    expect(asked()[1]).toEqual(['simulateFollow', { player_id: '1', follow: 0 }])
    expect(page.toast).toHaveBeenCalledWith('已取消关注')
  })

  test('without a login leads to it, and follows once the visitor is back', async () => {
    const { asked, page, tap, comeBack } = await begin([answerOf(), followed])
    await tap('[data-player="2"] [data-does=follow]')
    expect(page.login).toHaveBeenCalledOnce()
    expect(asked()).toHaveLength(1)
    await comeBack()
    expect(asked()[1]).toEqual(['simulateFollow', { player_id: '2', follow: 1 }])
    expect(page.toast).toHaveBeenCalledWith('已关注')
  })

  test('a refusal is said in its own words, and nothing looks followed', async () => {
    const { page, tap, find } = await begin([answerOf(), refused], { isLoggedIn: true })
    await tap('[data-does=follow]')
    expect(page.toast).toHaveBeenCalledWith('不能关注自己')
    expect(find('follow')?.textContent).toBe('关注')
  })

  test('a login that has ended leads to another, after which it is done', async () => {
    const ended = { ...errors.loginExpired, response: undefined }
    const { asked, page, tap } = await begin([answerOf(), ended, answerOf(), followed], { isLoggedIn: true })
    await tap('[data-does=follow]')
    expect(page.login).toHaveBeenCalledOnce()
    expect(page.toast).not.toHaveBeenCalled()
    expect(asked()).toHaveLength(2)
    expect(page.session.get('follow one')).toBe('1')
  })

  test('what failed is asked for once more', async () => {
    const { block, tap } = await begin([{ code: 500000, msg: '系统繁忙', response: undefined }, answerOf()])
    expect(block.querySelector('[role=alert]')?.textContent).toBe('系统繁忙')
    await tap('[data-does=again]')
    expect(block.querySelectorAll('[data-player]')).toHaveLength(2)
    expect(block.querySelector('[role=alert]')).toBeNull()
  })

  test('is asked for anew by who has logged in meanwhile, in the same cards', async () => {
    const later = answerOf({ my: account(), hot: [portfolio(3), portfolio(2, { is_followed: true })] })
    const { block, comeBack, find } = await begin([answerOf(), later])
    const card = block.querySelector('[data-player="2"]')
    await comeBack()
    expect(find('account')?.hidden).toBe(false)
    expect(
      [...block.querySelectorAll<HTMLElement>('[data-player]')].map(({ dataset }) => dataset.player),
    ).toEqual(['3', '2'])
    expect(block.querySelector('[data-player="2"]')).toBe(card)
    expect(card?.querySelector('button')?.textContent).toBe('已关注')
  })
})
