import type { Journal } from './journal'

/**
 * Records what is tapped, and what is counted for it. A preview counts nothing, so what visitors' taps would count is
 * recorded here.
 */
export function watchTaps({ note }: Journal): void {
  const isPreview = () => document.documentElement.classList.contains('yz-preview')

  addEventListener(
    'click',
    ({ target }) => {
      const tapped = (target as Element).closest<HTMLElement>('main .yz-tap,main a,main button')
      if (!tapped) return
      const block = tapped.closest<HTMLElement>('[data-block]')
      const name = tapped.getAttribute('aria-label') || tapped.textContent?.trim() || '未命名'
      note('点击', name, block ? `${block.dataset.block} ${block.dataset.id}` : '')
      if (isPreview()) noteStatistics(tapped)
    },
    true,
  )

  function noteStatistics({ dataset }: HTMLElement): void {
    const { baiduStatistics, oaStatistics } = JSON.parse(dataset.act || dataset.stat || '{}')
    if (baiduStatistics) note('统计', '百度统计（预览不上报）', baiduStatistics)
    if (oaStatistics) note('统计', '点击上报（预览不上报）', oaStatistics)
  }

  // Where the host puts its events for Baidu's script.
  const push = (event: unknown[]) => void note('统计', '百度统计', event.slice(1).join('，'))
  Object.defineProperty(window, '_hmt', { value: { push }, configurable: true })
}
