import { element } from './element'
import type { Overlays } from './overlays'
import { type StandIn, showDialog } from './show-dialog'

/** Says that this continues in the app, and offers what is available. */
export async function showAppSheet(
  { open, download }: Parameters<Overlays['appSheet']>[0],
  standIn: StandIn,
): Promise<void> {
  const content: HTMLElement[] = [
    element('h2', { className: 'yz-over__title' }, '请在App中继续'),
    element('p', { className: 'yz-over__text' }, '该功能仅在App内提供'),
  ]
  if (open) content.push(choice('打开App', open))
  if (download) content.push(choice('下载App', download, Boolean(open)))
  if (!open && !download) content.push(choice('我知道了', () => close()))
  const close = await showDialog({ label: '请在App中继续', look: 'sheet', content, standIn })
}

function choice(text: string, onclick: () => void, isSecond = false): HTMLElement {
  const className = `yz-over__button${isSecond ? ' yz-over__button--second' : ''}`
  return element('button', { type: 'button', className, onclick }, text)
}
