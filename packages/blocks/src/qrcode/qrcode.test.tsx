// @vitest-environment jsdom
import { createTestPage, describeBlock, drawBlock } from '@yingzao/testkit'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { live } from './live'
import { type QrcodeProps, qrcodeSpec } from './props'
import { qrcode } from './qrcode'

describeBlock({ spec: qrcodeSpec, view: qrcode, examples, live })

const base: QrcodeProps = {
  type: 'static',
  image: '/assets/qr.png',
  state_code: '',
  tip: '长按识别二维码',
}

const said = (response: object) => ({ code: 1, msg: 'success', response })
const refused = (code: number, msg: string) => ({ code, msg, response: undefined })
const NOBODY = refused(400050, '未绑定服务人员，无法获取')

async function awake(
  props: Partial<QrcodeProps>,
  { isLoggedIn = true, replies = [] }: { isLoggedIn?: boolean; replies?: object[] } = {},
) {
  const block = drawBlock(qrcode, { ...base, ...props })
  const page = createTestPage()
  page.isLoggedIn.mockReturnValue(isLoggedIn)
  page.pageCode.mockReturnValue('open-account')
  page.ask.mockImplementation(() => new Promise(() => undefined))
  for (const reply of replies) page.ask.mockResolvedValueOnce(reply)
  stop = live(block, page)
  await settled()
  const tap = async (selector: string) => {
    block.querySelector<HTMLElement>(selector)?.click()
    await settled()
  }
  return { block, page, tap, picture: () => block.querySelector('img') }
}

let stop: (() => void) | undefined
/** The part for visitors who are logged in is a chunk of its own. */
async function settled() {
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setImmediate(resolve))
}

describe('qrcode', () => {
  afterEach(() => {
    stop?.()
    stop = undefined
  })

  test('with a fixed picture shows it by its name and ships no script', () => {
    const block = drawBlock(qrcode, base)
    expect(block.querySelector('img')?.alt).toBe('服务二维码')
    expect(block.querySelector('img')?.dataset.src).toBe('/assets/qr.png')
    expect(block.querySelector('figcaption')?.textContent).toBe('长按识别二维码')
    expect(block.dataset.live).toBeUndefined()
  })

  test('can be held long: nothing to tap lies around the picture', () => {
    expect(drawBlock(qrcode, base).querySelector('img')?.closest('a, button')).toBeNull()
  })

  test.each(['fund', 'open', 'person', 'staff'] as const)(
    'of type %s shows nobody else’s code, not even a picture that the document holds',
    (type) => {
      const block = drawBlock(qrcode, { ...base, type })
      expect(block.textContent).toContain('登录后查看')
      expect(block.querySelector('img')).toBeNull()
    },
  )

  test('of a visitor who is not logged in asks nothing and leads to the login', async () => {
    const { block, page, tap } = await awake({ type: 'staff' }, { isLoggedIn: false })
    expect(block.textContent).toContain('登录后查看')
    expect(page.ask).not.toHaveBeenCalled()
    await tap('button')
    expect(page.login).toHaveBeenCalledTimes(1)
  })

  test('of a visitor who has logged in elsewhere comes when the tab is looked at again', async () => {
    const { block, page } = await awake({ type: 'person' }, { isLoggedIn: false })
    page.isLoggedIn.mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(page.ask).toHaveBeenCalledTimes(1)
    expect(block.textContent).toContain('二维码加载中')
  })

  const from = { page_code: 'open-account' }
  test.each([
    ['fund', 'addFundAccount', { state_code: 's1', ...from }, { wechat_qrcode: '/assets/mine.png' }],
    ['open', 'addOpenAccount', { state_code: 's1', ...from }, { wechat_img: '/assets/mine.png' }],
    ['person', 'personWechatQrcode', { state_code: 's1', ...from }, { wechat_qrcode: '/assets/mine.png' }],
    [
      'staff',
      'staffQrCode',
      { state_code: 's1', return_default_if_no_qrcode: 1 },
      { qw: '/assets/mine.png' },
    ],
  ] as const)('of type %s is the picture of %s', async (type, id, payload, response) => {
    const { page, picture } = await awake({ type, state_code: 's1' }, { replies: [said(response)] })
    expect(page.ask.mock.calls).toEqual([[id, payload]])
    expect(picture()?.getAttribute('src')).toBe('/assets/mine.png')
    expect(picture()?.alt).toBe('服务二维码')
    expect(picture()?.closest('a, button')).toBeNull()
  })

  test('is loading until the answer comes', async () => {
    const { block } = await awake({ type: 'person' })
    expect(block.querySelector('[aria-live]')?.textContent).toBe('二维码加载中')
  })

  test('says in the gateway’s words why there is none, and can be tried again', async () => {
    const { block, page, tap, picture } = await awake(
      { type: 'staff' },
      { replies: [NOBODY, said({ qw: '/assets/mine.png' })] },
    )
    expect(block.querySelector('[role=alert]')?.textContent).toBe('未绑定服务人员，无法获取')
    await tap('button')
    expect(block.querySelector('[role=alert]')).toBeNull()
    expect(page.ask).toHaveBeenCalledTimes(2)
    expect(picture()).not.toBeNull()
  })

  test.each([
    ['no address', ''],
    ['an address that no picture may have', 'javascript:alert(1)'],
  ])('says so when it is given %s', async (_, qw) => {
    const { block, picture } = await awake({ type: 'staff' }, { replies: [said({ qw })] })
    expect(picture()).toBeNull()
    expect(block.querySelector('[role=alert]')?.textContent).toBe('二维码获取失败，请稍后重试')
  })

  test('whose picture does not come says so, and loads it once more', async () => {
    const reply = said({ qw: '/assets/mine.png' })
    const { block, tap, picture } = await awake({ type: 'staff' }, { replies: [reply, reply] })
    picture()?.dispatchEvent(new Event('error'))
    expect(block.querySelector('[role=alert]')?.textContent).toBe('二维码获取失败，请稍后重试')
    await tap('button')
    expect(picture()?.getAttribute('src')).toBe('/assets/mine.png')
  })

  test('of a visitor whose login has ended is locked again', async () => {
    const { block } = await awake(
      { type: 'person' },
      { replies: [refused(400003, '登录已失效，请重新登录')] },
    )
    expect(block.textContent).toContain('登录后查看')
  })
})
