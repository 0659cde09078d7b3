// @vitest-environment jsdom
import { createTestHost, describeBlock, drawBlock, wakeBlock } from '@yingzao/testkit'
import { describe, expect, test, vi } from 'vitest'
import { examples } from './examples'
import { type RetainPopupProps, retainPopupSpec } from './props'
import { retainPopup } from './retain-popup'

describeBlock({ spec: retainPopupSpec, view: retainPopup, examples })

const base: RetainPopupProps = {
  image: '',
  title: '资料还没有领取',
  sub_title: '只需一分钟',
  button1_text: '继续领取',
  button1_url: '/h5-page/h5/etf-course',
  button2_text: '残忍离开',
  once: false,
}

const drawn = (props: Partial<RetainPopupProps> = {}) =>
  drawBlock(retainPopup, { ...base, ...props }, { id: 'stay' })

/** How often it is asked to open when its page is looked at twice in one tab, where `opens` says whether it does. */
async function askedInTwoVisits(
  second: Partial<RetainPopupProps>,
  { first = second, opens = true }: { first?: Partial<RetainPopupProps>; opens?: boolean } = {},
): Promise<number> {
  const host = createTestHost()
  for (const props of [first, second]) {
    const island = drawn(props)
    host.run.mockImplementationOnce(async () => {
      if (opens) island.querySelector('dialog')?.setAttribute('open', '')
    })
    const takeDown = await wakeBlock(island, retainPopup, host)
    takeDown()
  }
  return host.run.mock.calls.length
}

describe('retainPopup', () => {
  test('opens by itself as soon as its page can, the way any popup opens', async () => {
    const host = createTestHost()
    const island = drawn()
    expect(island.dataset.island).toBe('load')
    await wakeBlock(island, retainPopup, host)
    expect(host.run).toHaveBeenCalledExactlyOnceWith({ type: 3, popupId: 'stay' }, 'stay')
    expect(island.querySelector('dialog')?.dataset.popup).toBe('stay')
  })

  test('is closed by its second button and by nothing else on it, neither mask nor icon', () => {
    const island = drawn()
    const closing = [...island.querySelectorAll('[data-close]')].map(({ textContent }) => textContent)
    expect(closing).toEqual(['残忍离开'])
    expect(island.querySelector('[data-mask]')).toBeNull()
  })

  test('can be closed before and after the campaign too, when nothing else can be tapped', () => {
    expect(drawn().querySelector('[data-close]')?.closest('.yz-tap')).toBeNull()
  })

  test('leads on by a real link', () => {
    const link = drawn().querySelector('a')
    expect(link?.textContent).toBe('继续领取')
    expect(link?.getAttribute('href')).toBe('/h5-page/h5/etf-course')
  })

  test('comes with every visit, or once in a tab when it was told so', async () => {
    expect(await askedInTwoVisits({ once: false })).toBe(2)
    expect(await askedInTwoVisits({ once: true })).toBe(1)
  })

  test('that was kept closed by its condition has its one time still to come', async () => {
    expect(await askedInTwoVisits({ once: true }, { opens: false })).toBe(2)
  })

  test('is not held for another one that has the same id on another page', async () => {
    const other = { once: true, button1_url: '/h5-page/h5/open-account' }
    expect(await askedInTwoVisits(other, { first: { once: true } })).toBe(2)
  })

  test('that leads nowhere neither stands nor opens', async () => {
    expect(drawn({ button1_url: '' }).innerHTML).toBe('')
    expect(drawn({ button1_text: '' }).innerHTML).toBe('')
  })

  test('can always be closed, even with an empty word for it', () => {
    expect(drawn({ button2_text: '' }).querySelector('[data-close]')?.textContent).toBe('残忍离开')
  })

  test('leaves the way back alone', async () => {
    const push = vi.spyOn(history, 'pushState')
    await wakeBlock(drawn(), retainPopup, createTestHost())
    expect(push).not.toHaveBeenCalled()
    push.mockRestore()
  })
})
