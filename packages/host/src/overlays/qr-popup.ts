import { element } from './element'
import type { QrPopup } from './overlays'
import { type StandIn, showDialog } from './show-dialog'

const FAILED = '二维码加载失败，请稍后重试'

/** Shows a QR code and what to do with it. */
export async function showQr(popup: QrPopup, standIn: StandIn): Promise<void> {
  const src = 'text' in popup ? await draw(popup.text) : popup.image
  const tip = element('p', { className: 'yz-over__tip' }, popup.tip)
  const image = element('img', { className: 'yz-over__qr', src, alt: '二维码' })
  const content: HTMLElement[] = [image, tip]
  if ('save' in popup && popup.save) content.push(saveButton(src))
  image.onerror = () => {
    for (const part of content) part.remove()
    box.append(element('p', { className: 'yz-over__failed' }, FAILED))
  }
  const box = element('div', {}, ...content)
  box.setAttribute('aria-live', 'polite')
  await showDialog({ label: popup.tip, look: 'box', content: [box], standIn })
}

async function draw(text: string): Promise<string> {
  const { drawQr } = await import(/* webpackChunkName: "draw-qr" */ './draw-qr')
  return drawQr(text)
}

/** Browsers save images of this site; for others they would leave the page, so there is only the long press. */
function saveButton(src: string): HTMLElement {
  if (new URL(src, location.href).origin === location.origin) {
    return element('a', { className: 'yz-over__button', href: src, download: '二维码' }, '保存图片')
  }
  return element('p', { className: 'yz-over__hint' }, '长按图片可保存')
}
