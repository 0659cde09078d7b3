import { hasToken } from '@yingzao/host/early'
import type { ShowIf } from '@yingzao/schema/client'
import type { Boot } from './boot'
import { container, isDesktop } from './container'

const { classList, dataset } = document.documentElement

/** Adds a class to the root or removes it. */
export function setClass(name: string, on: boolean): void {
  classList.toggle(name, on)
}

/**
 * Writes what the page has to know before it is painted into the classes of the root: the stage (SPEC.md
 * section 2), which conditions hold, whether the campaign has begun or is over, whether this is a preview.
 * The stored HTML knows none of it. Cheap enough to be repeated on every resize and every second.
 */
export function markRoot(boot: Pick<Boot, 'now' | 'rules'>): void {
  const time = boot.now()
  const { search } = location
  const { cookie } = document
  const width = isDesktop ? innerWidth : 0
  setClass('pc-1800', width > 1300)
  setClass('pc-1200', width > 750 && width < 1301)
  setClass('app', width < 751)
  // Served with every page, for the styles of visitors without scripts.
  setClass('no-js', false)
  setClass('yz-preview', /[?&]isPreview=1(&|$)/.test(search))
  // The address decides, or, where it says nothing, the cookie that text.ts has set.
  setClass('large-text', /^((?!\Wtext=).)*\Wtext=large/.test(`${search};${cookie}`))
  setClass('yz-before', time < +(dataset.from as string))
  setClass('yz-ended', time >= +(dataset.until as string))
  // Conditions of the page's blocks; a block that has one refers to it by number. Another page may have arrived
  // meanwhile.
  const conditions: ShowIf[] = JSON.parse(dataset.if || '[]')
  conditions.forEach(({ login, env, rule_id, time: [from = 0, until = Infinity] = [] }, index) => {
    setClass(
      `if-${index}`,
      (login == null || login === hasToken(cookie)) &&
        (!env || env.includes(container)) &&
        !(rule_id && !boot.rules[index]) &&
        time >= from &&
        time < until,
    )
  })
}

/** Sends a page that adapts by itself to its desktop address on a desktop (DOMAIN.md 0.1); there it stays. */
export function goToDesktopPage(): void {
  if (dataset.fit && isDesktop && location.pathname.startsWith('/h5-page/')) {
    location.replace(`/pc-page/pc/${dataset.code}${location.search}`)
  }
}
