import { element } from './element'
import { type StandIn, showDialog } from './show-dialog'

const GUIDE = '请点击右上角，选择在浏览器中打开'

/** Shows the way out of WeChat's browser. */
export async function showBrowserGuide(standIn: StandIn): Promise<void> {
  const arrow = element('div', { className: 'yz-over__arrow' })
  const understood = element(
    'button',
    { type: 'button', className: 'yz-over__button', onclick: () => close() },
    '我知道了',
  )
  const text = element('p', { className: 'yz-over__guide' }, GUIDE)
  const close = await showDialog({ label: GUIDE, look: 'mask', content: [arrow, text, understood], standIn })
}
