// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { installPlaceTaps } from './place-taps'

const run = vi.fn(async () => undefined)
installPlaceTaps(run)

beforeEach(() => {
  vi.clearAllMocks()
  document.body.innerHTML = `
    <header><button id="bar" data-back="/h5-page/"></button></header>
    <main>
      <div data-id="links">
        <a id="shop" href="https://shop.example.com/a"><b>商城</b></a>
        <a id="page" href="/h5-page/h5/other">另一页</a>
        <a id="phone" href="tel:95500">电话</a>
        <a id="file" href="https://shop.example.com/a.png" download>保存</a>
      </div>
      <button id="popup" data-pop="rules">规则</button>
    </main>`
})

/** Returns whether a tap was kept from the page's own handler; jsdom has none. */
function tap(selector: string): boolean {
  let isHeldBack = true
  document.body.onclick = (event) => {
    isHeldBack = event.defaultPrevented
    event.preventDefault()
  }
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  return isHeldBack
}

describe('where the place has ways of its own', () => {
  test('a link to another host, and back, are answered by the host alone', () => {
    expect(tap('#shop b')).toBe(true)
    expect(tap('#bar')).toBe(true)
    expect(run.mock.calls).toEqual([
      [{ type: 7, atext: 'https://shop.example.com/a' }, 'links'],
      [{ type: 14 }, ''],
    ])
  })

  test.each(['#page', '#phone', '#file', '#popup'])('%s is answered by the page', (selector) => {
    expect(tap(selector)).toBe(false)
    expect(run).not.toHaveBeenCalled()
  })

  test('a tap that was refused before stays refused', () => {
    // The inline script of a campaign window also listens on the window, and was registered first.
    for (const selector of ['#shop', '#bar']) {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      event.preventDefault()
      document.querySelector(selector)?.dispatchEvent(event)
    }
    expect(run).not.toHaveBeenCalled()
  })
})
