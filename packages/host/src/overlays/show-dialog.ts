import '@yingzao/renderer/dialog/frame.css'
import '@yingzao/renderer/dialog/panel.css'
import './overlays.css'
import { element } from './element'

/** Gives a dialog what browsers below iOS 15.4 lack. */
export type StandIn = (dialog: HTMLElement) => Promise<void>

interface DialogOptions {
  /** Name for those who cannot see it. */
  label: string
  /** How it looks: a box in the middle, a sheet from below, or a mask over everything. */
  look: 'box' | 'sheet' | 'mask'
  content: readonly Node[]
  standIn: StandIn
}

/** A mask is its own background. */
const PANELS: Readonly<Record<DialogOptions['look'], string>> = {
  box: 'yz-dialog__panel yz-dialog__panel--box',
  sheet: 'yz-dialog__panel yz-dialog__panel--sheet',
  mask: 'yz-dialog__panel',
}

/**
 * Shows a dialog above the page and takes it away when it is closed: by its icon, by Esc, by a tap beside it, or by
 * the function that this resolves with. Focus moves in, stays in, and returns.
 */
export async function showDialog({ label, look, content, standIn }: DialogOptions): Promise<() => void> {
  const close = () => dialog.close()
  const icon = element('button', { type: 'button', className: 'yz-dialog__close', onclick: close })
  icon.setAttribute('aria-label', '关闭')
  const panel = element('div', { className: PANELS[look] }, icon, ...content)
  const dialog = element('dialog', { className: `yz-dialog yz-over yz-over--${look}` }, panel)
  dialog.setAttribute('role', 'dialog')
  dialog.setAttribute('aria-modal', 'true')
  dialog.setAttribute('aria-label', label)
  // Returning `false` would undo a choice made in it.
  dialog.onclick = ({ target }) => {
    if (target === dialog) close()
  }
  dialog.addEventListener('close', () => {
    dialog.remove()
    if (!document.querySelector('dialog[open]')) document.documentElement.classList.remove('yz-locked')
  })
  document.body.append(dialog)
  if (!('showModal' in dialog)) await standIn(dialog)
  document.documentElement.classList.add('yz-locked')
  dialog.showModal()
  return close
}
