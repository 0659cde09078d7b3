// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Response } from '../answers/answer'
import { examples } from './examples'
import { live } from './live'
import { type WInviteProps, wInviteSpec } from './props'
import { wInvite } from './w-invite'

describeBlock({ spec: wInviteSpec, view: wInvite, examples, live })

const base: WInviteProps = { activity_id: '', title: '' }

type Home = Response<'inviteHomeData'>

const prize = (name: string) => ({ prize_id: name, name, image: '' })
const activity: Home = {
  activity_id: 'friends',
  title: '邀请好友',
  status: 2,
  start_at: Date.UTC(2026, 10, 20),
  end_at: Date.UTC(2027, 4, 26),
  server_time: Date.UTC(2026, 10, 21),
  is_rewarded: true,
  my: { invited: 2, registered: 2, state: 1 },
  tiers: [
    { state: 1, need: 1, prize: prize('兑换券'), stock: 500, can_receive: true, received: false },
    { state: 2, need: 3, prize: prize('笔记本'), stock: 0, can_receive: false, received: false },
  ],
  share_prize: { ...prize('电子书'), stock: 9, received: false },
  rules: ['第一条'],
  gift: '',
  share: { title: '来看看', desc: '一分钟就好' },
}
const code = {
  share_url: 'https://h5.example.com/r?share_code=DEM2FR4END',
  poster_url: `${location.origin}/n8sf/api/activity/v1/invitation/poster/DEM2FR4END.jpg`,
}

const said = (response: unknown) => ({ code: 1, msg: 'success', response })
const refused = (refusal: number, msg: string) => ({ code: refusal, msg })
const listOf = (list: object[], total = list.length) => said({ list, total, page: 1, page_size: 20 })
const settled = () => new Promise((resolve) => setImmediate(resolve))

let stop: (() => void) | undefined
afterEach(() => {
  stop?.()
  stop = undefined
})

type Told = Partial<Record<string, (payload: never) => unknown>>

/** The block of somebody who is logged in, once the gateway has answered. */
async function begin(told: Told = {}, page = createTestPage(), isLoggedIn = true) {
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  const all: Told = {
    inviteHomeData: () => said(activity),
    invitationShareCode: () => said(code),
    rememberShare: () => said({ share_count_today: 1, prize_ready: true }),
    ...told,
  }
  page.ask.mockImplementation(async (id: string, payload) => all[id]?.(payload as never))
  const block = drawBlock(wInvite, base)
  page.openPopup.mockImplementation(() => block.querySelector('dialog')?.setAttribute('open', ''))
  stop = live(block, page)
  await vi.dynamicImportSettled()
  await settled()
  await settled()
  return { block, page, asked: (id: string) => page.ask.mock.calls.filter(([call]) => call === id) }
}

const words = (block: Element, name: string) => block.querySelector(`.yz-invite__${name}`)?.textContent
const rowOf = (block: Element, index: number) => block.querySelectorAll('.yz-invite__prize')[index] as Element
const takeOf = (block: Element, index: number) =>
  rowOf(block, index).querySelector('.yz-invite__take') as HTMLButtonElement
const rows = (block: Element) =>
  Array.from(block.querySelectorAll('.yz-invite__row'), (row) =>
    Array.from(row.children, ({ textContent }) => textContent),
  )

async function press(block: Element, does: string) {
  block.querySelector<HTMLElement>(`[data-does=${does}]`)?.click()
  await settled()
  await settled()
}

describe('wInvite', () => {
  test('shows anybody prizes and rules, and leads to the login, also when tapped before it lives', async () => {
    const page = createTestPage()
    page.ask.mockResolvedValue(said({ ...activity, my: null }))
    const block = drawBlock(wInvite, base)
    stop = live(block, page)
    block.querySelector<HTMLElement>('[data-does=login]')?.click()
    await vi.dynamicImportSettled()
    await settled()
    expect(page.login).toHaveBeenCalledTimes(1)
    expect(page.ask.mock.calls).toEqual([['inviteHomeData', {}]])
    expect([words(block, 'span'), words(block, 'name')]).toEqual(['2026年11月20日 – 2027年5月26日', '兑换券'])
  })

  test('takes a prize once, however often it is tapped, and says so where the button was', async () => {
    let isTaken = false
    const { block, page, asked } = await begin({
      inviteHomeData: () =>
        said({
          ...activity,
          tiers: [{ ...activity.tiers[0], can_receive: !isTaken, received: isTaken }],
        }),
      receiveState1Prize: () => {
        isTaken = true
        return said({ prize_id: 'one', name: '兑换券', status: 1, note: '' })
      },
    })
    const button = takeOf(block, 0)
    button.focus()
    button.click()
    button.click()
    expect(button.getAttribute('aria-busy')).toBe('true')
    await settled()
    await settled()
    expect(asked('receiveState1Prize')).toEqual([
      ['receiveState1Prize', { activity_id: 'friends', state: 1 }],
    ])
    expect(page.toast).toHaveBeenCalledWith('领取成功')
    expect(button.hidden).toBe(true)
    expect(document.activeElement?.textContent).toBe('已领取')
  })

  test('says of a prize that is looked into first that it is', async () => {
    const { block } = await begin({
      receiveState1Prize: () => said({ prize_id: 'one', name: '兑换券', status: 1, note: '正在核实' }),
    })
    takeOf(block, 0).click()
    await settled()
    expect(words(rowOf(block, 0), 'note')).toBe('正在核实')
  })

  test.each([
    [400015, '奖品已领完'],
    [400014, '暂不符合条件'],
    [400012, '活动已结束'],
  ])('refused with %i it says why, and looks anew at the activity', async (refusal, msg) => {
    const { block, asked } = await begin({ receiveState1Prize: () => refused(refusal, msg) })
    takeOf(block, 0).click()
    await settled()
    await settled()
    expect(words(rowOf(block, 0), 'note')).toBe(msg)
    expect(asked('inviteHomeData')).toHaveLength(2)
    expect(takeOf(block, 0).getAttribute('aria-busy')).toBeNull()
  })

  test('copies the link, notes it, and then has the prize for passing it on to take', async () => {
    const { block, page, asked } = await begin({
      grantSharePrize: () => said({ prize_id: 'share', name: '电子书', status: 1, note: '' }),
    })
    expect(words(rowOf(block, 2), 'deal')).toBe('分享后可领')
    await press(block, 'copy')
    expect(page.copy).toHaveBeenCalledWith(code.share_url)
    expect(asked('rememberShare')).toEqual([['rememberShare', { activity_id: 'friends', channel: 'copy' }]])
    takeOf(block, 2).click()
    await settled()
    expect(asked('grantSharePrize')).toEqual([['grantSharePrize', { activity_id: 'friends' }]])
  })

  test('notes nothing where the clipboard is closed, and says what to do', async () => {
    const page = createTestPage()
    page.copy.mockResolvedValue(false)
    const { block, asked } = await begin({}, page)
    await press(block, 'copy')
    expect(page.toast).toHaveBeenCalledWith('复制失败，请长按链接复制')
    expect(asked('rememberShare')).toEqual([])
  })

  test('asks once more for a link that did not come, and copies it then', async () => {
    let tries = 0
    const { block, page } = await begin({
      invitationShareCode: () => (tries++ === 0 ? refused(500000, '系统繁忙') : said(code)),
    })
    expect(words(block, 'link')).toBe('链接还没有生成，请点下面的按钮重试')
    await press(block, 'copy')
    expect(page.copy).toHaveBeenCalledWith(code.share_url)
  })

  test('shares by the browser where it can, and notes it unless the visitor thinks better of it', async () => {
    const { block: without } = await begin()
    expect(without.querySelector<HTMLElement>('[data-does=share]')?.hidden).toBe(true)
    stop?.()
    const share = vi.fn().mockRejectedValueOnce(new Error('AbortError')).mockResolvedValue(undefined)
    const { block, asked } = await begin({}, { ...createTestPage(), share })
    await press(block, 'share')
    expect(share).toHaveBeenCalledWith({ title: '来看看', text: '一分钟就好', url: code.share_url })
    expect(asked('rememberShare')).toEqual([])
    await press(block, 'share')
    expect(asked('rememberShare')).toEqual([
      ['rememberShare', { activity_id: 'friends', channel: 'appmessage' }],
    ])
  })

  test('shows the poster as a picture with a link to save it, and tries again where it did not come', async () => {
    const { block, page, asked } = await begin()
    await press(block, 'poster')
    expect(page.openPopup).toHaveBeenCalledWith('one--sheet')
    expect(words(block, 'tip')).toBe('正在生成海报…')
    const picture = () => block.querySelector<HTMLImageElement>('.yz-invite__content img')
    picture()?.dispatchEvent(new Event('error'))
    expect(words(block, 'poster')).toContain('海报没有生成，请稍后重试')
    expect(asked('rememberShare')).toEqual([])
    await press(block.querySelector('.yz-invite__content') as Element, 'poster')
    expect(picture()?.getAttribute('src')).toBe('/n8sf/api/activity/v1/invitation/poster/DEM2FR4END.jpg')
    picture()?.dispatchEvent(new Event('load'))
    await settled()
    expect(words(block, 'tip')).toBe('长按图片保存或发送给朋友')
    const link = block.querySelector<HTMLAnchorElement>('.yz-invite__content a')
    expect([link?.hidden, link?.getAttribute('href')]).toEqual([false, picture()?.getAttribute('src')])
    expect(asked('rememberShare')).toEqual([['rememberShare', { activity_id: 'friends', channel: 'poster' }]])
  })

  test('lists whom the visitor invited, twenty at a time, and why somebody does not count', async () => {
    const friend = (nick_name: string, more: object = {}) => ({
      nick_name,
      handset: '138****1234',
      registered_at: Date.UTC(2026, 10, 21),
      is_valid: true,
      note: '',
      ...more,
    })
    const { block, page, asked } = await begin({
      myInvitedList: ({ page: at }: { page: number }) =>
        at === 1
          ? listOf([friend('王**')], 2)
          : listOf([friend('', { handset: '', is_valid: false, note: '还没有达到条件' })], 2),
    })
    await press(block, 'invited')
    expect(page.openPopup).toHaveBeenCalledWith('one--sheet')
    expect(block.querySelector('dialog')?.getAttribute('aria-label')).toBe('我的邀请')
    expect(rows(block)).toEqual([['王** 138****1234', '有效', '2026年11月21日 注册', '']])
    await press(block, 'more')
    expect(rows(block)[1]).toEqual(['好友 已注销', '未计入', '2026年11月21日 注册', '还没有达到条件'])
    expect(words(block, 'end')).toBe('没有更多了')
    expect(asked('myInvitedList').map(([, payload]) => payload)).toEqual([
      { activity_id: 'friends', page: 1, page_size: 20 },
      { activity_id: 'friends', page: 2, page_size: 20 },
    ])
  })

  test('lists what was won and where it stands; says what is empty; fails with a way to try again', async () => {
    const given = { prize_id: 'one', name: '兑换券', image: '', granted_at: Date.UTC(2026, 10, 21) }
    const answers = [
      refused(500000, '系统繁忙'),
      listOf([
        { ...given, source: 'tier', status: 3, note: '重复领取' },
        { ...given, source: 'share', status: 1, note: '' },
      ]),
      listOf([]),
    ]
    const { block } = await begin({ myPrizes: () => answers.shift() })
    await press(block, 'prizes')
    expect(block.querySelector('.yz-invite__content [role=alert]')?.textContent).toBe('系统繁忙')
    await press(block, 'more')
    expect(rows(block)).toEqual([
      ['兑换券', '已失效', '2026年11月21日 邀请领取', '重复领取'],
      ['兑换券', '待发放', '2026年11月21日 分享领取', ''],
    ])
    await press(block, 'prizes')
    expect(words(block, 'end')).toBe('还没有奖品')
  })

  test('asks anew when somebody has logged in meanwhile', async () => {
    let isLoggedIn = false
    const page = createTestPage()
    const { block } = await begin(
      { inviteHomeData: () => said({ ...activity, my: isLoggedIn ? activity.my : null }) },
      page,
      false,
    )
    expect(block.querySelector('[data-does=copy]')).toBeNull()
    isLoggedIn = true
    page.isLoggedIn.mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    await settled()
    expect(words(block, 'link')).toBe(code.share_url)
  })

  test('in WeChat names no prize and asks for no code, and shows whom one has invited', async () => {
    const { block, page, asked } = await begin({
      inviteHomeData: () => said({ ...activity, is_rewarded: false, tiers: [], share_prize: null }),
    })
    expect(block.textContent).not.toMatch(/奖|领取|海报|复制/)
    expect(asked('invitationShareCode')).toEqual([])
    await press(block, 'invited')
    expect(page.openPopup).toHaveBeenCalledTimes(1)
  })
})
