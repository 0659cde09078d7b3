// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock, type TestPage } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Response } from '../answers/answer'
import { leftText, nextTurn, shownOf } from './competition-shown'
import { examples } from './examples'
import { live } from './live'
import { wCompetitionProps, wCompetitionSpec } from './props'
import { wCompetition } from './w-competition'

describeBlock({ spec: wCompetitionSpec, view: wCompetition, examples, live })

type Home = Response<'competitionHome'>

const NOW = Date.UTC(2026, 10, 28, 2)
const HOUR = 3_600_000
const DAY = 24 * HOUR
const contest: Home = {
  competition_id: 'contest-3',
  title: '第三届',
  status: 'signup',
  can_enroll: true,
  signup_start: NOW - DAY,
  signup_end: NOW + 2 * DAY + 3 * HOUR,
  start: '2026-12-07',
  end: '2026-12-31',
  start_at: NOW + 8 * DAY,
  server_time: NOW,
  initial_fund: 100_000_000,
  places: 100,
  places_left: 40,
  players: 60,
  prizes: [{ from_rank: 1, until_rank: 1, name: '平板电脑', value: 299_900, image: '' }],
  rules: '第一条\n\n第二条',
  benchmark: '',
  most_percent: 50,
  group_id: '',
  is_settling: false,
  final_hash: '',
  my: null,
}
const my: NonNullable<Home['my']> = {
  player_id: '9',
  nick_name: '慢慢变富',
  enrolled_at: NOW,
  is_disqualified: false,
  reason: '',
  asset: 100_000_000,
  return: 0,
  rank: null,
}

const said = (response: object) => ({ code: 1, msg: 'success', response })
const home = (more: Partial<Home> = {}) => said({ ...contest, ...more })
const refused = (code: number, msg: string) => ({ code, msg })
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

interface Begun {
  isLoggedIn?: boolean
  props?: object
  page?: TestPage
  enrol?: object
}

/** The block after the gateway has returned the first of these; the last of them repeats. */
async function begin(
  homes: object[],
  { isLoggedIn = false, props = {}, page = createTestPage(), enrol }: Begun = {},
) {
  let now = NOW
  page.now.mockImplementation(() => now)
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  let count = 0
  page.ask.mockImplementation((id: string) => {
    if (id === 'competitionEnroll') return enrol ? Promise.resolve(enrol) : new Promise(() => undefined)
    return Promise.resolve(homes[Math.min(count++, homes.length - 1)])
  })
  const block = drawBlock(wCompetition, wCompetitionProps.parse(props))
  const close = vi.fn()
  block.querySelector('dialog [data-close]')?.addEventListener('click', close)
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  await settled()
  const find = <E extends HTMLElement>(selector: string) => block.querySelector<E>(selector)
  const nick = find<HTMLInputElement>('[name=nick_name]') as HTMLInputElement
  const consent = find<HTMLInputElement>('[name=consent]') as HTMLInputElement
  return {
    page,
    block,
    find,
    nick,
    consent,
    close,
    asked: (id: string) => page.ask.mock.calls.filter(([call]) => call === id).map(([, payload]) => payload),
    words: (name: string) => find(`.yz-contest__${name}`)?.textContent,
    faults: () => [...block.querySelectorAll('.yz-fault')].map(({ textContent }) => textContent),
    async tap(selector: string) {
      const target = find(selector)
      if (!target) throw new Error(`Nothing to tap: ${selector}`)
      target.click()
      await settled()
    },
    type(text: string) {
      nick.value = text
      nick.dispatchEvent(new Event('input', { bubbles: true }))
    },
    async send() {
      find('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      await settled()
      await settled()
    },
    async tick(later: number) {
      now = NOW + later
      page.tick()
      await settled()
    },
    async comeBack() {
      page.isLoggedIn.mockReturnValue(true)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
      await settled()
    },
  }
}

describe('the contest that is asked for', () => {
  test.each([
    ['the one that the page names', { competition_id: 'a' }, 'b', { competition_id: 'a' }],
    ['the one of the address', {}, 'b', { competition_id: 'b' }],
    ['the choice of the gateway', {}, '', {}],
  ])('is %s', async (_, props, query, payload) => {
    const page = createTestPage()
    page.query.mockReturnValue(query)
    const { asked } = await begin([home()], { props, page })
    expect(asked('competitionHome')).toEqual([payload])
  })
})

describe('where a contest stands', () => {
  const known = (more: Partial<Home>) => ({ state: 'known', response: { ...contest, ...more } }) as const
  const over = { signup_end: NOW - 1, can_enroll: false }

  test.each<[string, Partial<Home>, boolean, string, string, string]>([
    [
      'before',
      { status: 'before', can_enroll: false, signup_start: NOW },
      false,
      'said',
      '即将报名',
      '11月28日 周六 10:00 开始报名',
    ],
    ['sign-up', {}, false, 'enrol', '报名中', '距报名截止 2 天 3 小时，还剩 40 个名额'],
    [
      'without a bound',
      { places: null, places_left: null },
      false,
      'enrol',
      '报名中',
      '距报名截止 2 天 3 小时',
    ],
    ['full', { can_enroll: false, places_left: 0 }, true, 'said', '报名中', '名额已满，12月7日 周一开赛'],
    ['waiting', { ...over, status: 'waiting' }, false, 'look', '即将开赛', '报名已截止，12月7日 周一开赛'],
    ['running', { ...over, status: 'running' }, true, 'said', '比赛中', '比赛进行中，12月31日 周四收官'],
    ['settling', { ...over, status: 'running', is_settling: true }, false, 'look', '比赛中', '榜单结算中'],
    ['settled', { ...over, status: 'settled' }, false, 'look', '已结束', '最终排名已公布'],
  ])('%s', (_, more, isLoggedIn, stage, word, lead) => {
    expect(shownOf(known(more), isLoggedIn, NOW)).toMatchObject({ stage, word, lead })
  })

  test.each<[string, Partial<Home>, string]>([
    ['full', { can_enroll: false, places_left: 0 }, '名额已满'],
    ['over', { ...over, status: 'running' }, '报名已截止'],
    ['full and over', { ...over, status: 'running', places_left: 0 }, '报名已截止'],
  ])('says why nobody can sign up: %s', (_, more, text) => {
    expect(shownOf(known(more), true, NOW).text).toBe(text)
  })

  test.each([
    ['running', {}, '去交易'],
    ['running', { is_disqualified: true }, '查看我的账户'],
    ['waiting', {}, '查看我的账户'],
    ['settled', {}, '查看我的账户'],
  ] as const)('%s, it leads a player to their account', (status, own, text) => {
    const href = '/h5-page/simulateTrading/detail?player_id=me&competition_id=contest-3'
    const shown = shownOf(known({ status, can_enroll: false, my: { ...my, ...own } }), true, NOW)
    expect(shown).toMatchObject({ stage: 'mine', text, href })
  })

  test('stands elsewhere when the next of its moments has come', () => {
    expect(nextTurn(contest)).toBe(contest.signup_end)
    expect(nextTurn({ ...contest, server_time: contest.start_at })).toBeUndefined()
  })

  test.each([
    [2 * DAY + 3 * HOUR, '2 天 3 小时'],
    [3 * HOUR + 60_000, '3 小时 1 分'],
    [59_000 + 60_000, '1 分'],
    [-5, '不到 1 分'],
  ])('of %i ms is left %s', (ms, text) => {
    expect(leftText(ms)).toBe(text)
  })
})

describe('the card', () => {
  test('counts down, and asks anew once sign-up is over, not each second', async () => {
    const { page, words, tick, asked } = await begin([home()])
    expect(words('lead')).toBe('距报名截止 2 天 3 小时，还剩 40 个名额')
    await tick(DAY)
    expect(words('lead')).toBe('距报名截止 1 天 3 小时，还剩 40 个名额')
    const end = contest.signup_end - NOW
    for (const second of [0, 1, 2]) await tick(end + second * 1_000)
    expect(asked('competitionHome')).toHaveLength(2)
    expect(page.login).not.toHaveBeenCalled()
  })

  test('shows how a player does, and why one is out', async () => {
    const out = { ...my, is_disqualified: true, reason: '多个账户', asset: 98_700_000, return: -1.3 }
    const { words, find } = await begin([home({ status: 'running', my: out })], { isLoggedIn: true })
    expect(['asset', 'place', 'out'].map(words)).toEqual(['987,000.00', '无名次', '违规取消资格：多个账户'])
    expect(find('.yz-simulate__rate')?.dataset.tone).toBe('down')
  })

  test('leads to the final ranking, with what it can be checked by', async () => {
    const { find, words } = await begin([home({ status: 'settled', can_enroll: false, final_hash: 'abc' })])
    expect(find('.yz-contest__board')?.getAttribute('href')).toBe(
      '/h5-page/simulateTrading/leaderboard?competition_id=contest-3',
    )
    expect(words('hash')).toBe('最终排名校验值 abc')
  })

  test('what failed is asked for once more', async () => {
    const { tap, words } = await begin([refused(500000, '系统繁忙'), home()])
    expect(words('said')).toBe('系统繁忙')
    await tap('[data-does=again]')
    expect(words('title')).toBe('第三届')
  })
})

describe('signing up', () => {
  const done = said({ player_id: '9', nick_name: '慢慢变富', initial_fund: 1 })

  test('leads to the login, and comes back to the sheet', async () => {
    const { page, tap, comeBack } = await begin([home()])
    await tap('[data-does=enrol]')
    expect(page.login).toHaveBeenCalledOnce()
    expect(page.openPopup).not.toHaveBeenCalled()
    await comeBack()
    expect(page.openPopup).toHaveBeenCalledExactlyOnceWith('one--sign-up')
  })

  test('comes back to the sheet on a page that was loaded anew, and once only', async () => {
    const before = await begin([home()])
    await before.tap('[data-does=enrol]')
    stop?.()
    const page = createTestPage()
    page.session = before.page.session
    await begin([home()], { page, isLoggedIn: true })
    expect(page.openPopup).toHaveBeenCalledExactlyOnceWith('one--sign-up')
    stop?.()
    const third = createTestPage()
    third.session = page.session
    await begin([home()], { page: third, isLoggedIn: true })
    expect(third.openPopup).not.toHaveBeenCalled()
  })

  test('asks nobody who turns out to be a player already', async () => {
    const { page, tap, comeBack, words } = await begin([home(), home({ my })])
    await tap('[data-does=enrol]')
    await comeBack()
    expect(page.openPopup).not.toHaveBeenCalled()
    expect(words('button')).toBe('查看我的账户')
  })

  test('says all that is missing beside its field, and sends nothing', async () => {
    const { tap, send, faults, nick, consent, type, asked } = await begin([home()], { isLoggedIn: true })
    await tap('[data-does=enrol]')
    expect(consent.checked).toBe(false)
    type('王')
    await send()
    expect(faults()).toEqual(['昵称请填写 2 至 12 个字', '请先阅读并同意比赛规则和《隐私政策》'])
    expect(document.activeElement).toBe(nick)
    expect(nick.getAttribute('aria-invalid')).toBe('true')
    type('王二')
    expect(faults()).toEqual(['请先阅读并同意比赛规则和《隐私政策》'])
    expect(asked('competitionEnroll')).toEqual([])
  })

  test('counts a sign that takes two units as one', async () => {
    const { send, faults, consent, type } = await begin([home()], { isLoggedIn: true, enrol: done })
    consent.checked = true
    type('𠮷'.repeat(12))
    await send()
    expect(faults()).toEqual([])
  })

  test('changes the card, once, however often it is tapped', async () => {
    const { page, tap, send, consent, type, asked, words, close, find, nick } = await begin(
      [home(), home({ my })],
      { isLoggedIn: true, enrol: done },
    )
    await tap('[data-does=enrol]')
    type(' 慢慢变富 ')
    consent.checked = true
    void send()
    await send()
    await settled()
    expect(asked('competitionEnroll')).toEqual([
      { competition_id: 'contest-3', nick_name: '慢慢变富', consent: 1 },
    ])
    expect(page.toast).toHaveBeenCalledExactlyOnceWith('报名成功')
    expect(close).toHaveBeenCalledOnce()
    expect([words('nick'), words('place'), words('button')]).toEqual(['慢慢变富', '未上榜', '查看我的账户'])
    expect(document.activeElement).toBe(find('.yz-contest__button'))
    expect(nick.value).toBe('')
  })

  test.each([
    [400013, '昵称已被使用，请换一个', 'nick_name'],
    [400060, '内容包含敏感信息，请修改后提交', 'nick_name'],
    [400001, '昵称请填写 2 至 12 个字', 'nick_name'],
    [400026, '请先阅读并同意《隐私政策》', 'consent'],
    [400014, '报名已截止', 'form'],
    [400015, '名额已满', 'form'],
  ])('a refusal with %i is told beside what it is about', async (code, msg, about) => {
    const { send, consent, type, faults, find, nick, close } = await begin([home()], {
      isLoggedIn: true,
      enrol: refused(code, msg),
    })
    type('慢慢变富')
    consent.checked = true
    await send()
    expect(faults()).toEqual([msg])
    expect(find('.yz-fault')?.dataset.fault).toBe(about)
    expect(nick.value).toBe('慢慢变富')
    expect(close).not.toHaveBeenCalled()
    expect(find('[type=submit]')?.textContent).toBe('提交报名')
  })

  test('asks anew for a contest that is full by now', async () => {
    const { send, consent, type, words } = await begin(
      [home(), home({ can_enroll: false, places_left: 0 })],
      {
        isLoggedIn: true,
        enrol: refused(400015, '名额已满'),
      },
    )
    type('慢慢变富')
    consent.checked = true
    await send()
    await settled()
    expect(words('lead')).toBe('名额已满，12月7日 周一开赛')
  })

  test('keeps what was typed over a login that has run out', async () => {
    const page = createTestPage()
    const before = await begin([home()], { page, isLoggedIn: true, enrol: refused(400003, '登录已过期') })
    before.type('慢慢变富')
    before.consent.checked = true
    await before.send()
    expect(before.faults()).toEqual(['登录已失效，请重新登录'])
    expect(page.login).toHaveBeenCalledOnce()
    stop?.()
    const next = createTestPage()
    next.session = page.session
    const { nick, consent } = await begin([home()], { page: next, isLoggedIn: true })
    expect(next.openPopup).toHaveBeenCalledOnce()
    expect([nick.value, consent.checked]).toEqual(['慢慢变富', false])
  })
})
