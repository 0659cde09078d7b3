import { standIn } from './stand-in'

/** Makes a sheet ready: its buttons for that close it, and so does a press beside its panel. */
export function installSheet(sheet: HTMLDialogElement, onClosed: () => void): void {
  const close = () => sheet.close()
  for (const button of sheet.querySelectorAll<HTMLButtonElement>('[data-close]')) button.onclick = close
  // Nothing is returned: false would take back the tick of a box in it.
  sheet.onclick = ({ target }) => {
    if (target === sheet) close()
  }
  sheet.addEventListener('close', () => {
    document.documentElement.classList.remove('yz-locked')
    onClosed()
  })
}

/** Opens it over the page, which stands still below. */
export async function openSheet(sheet: HTMLDialogElement): Promise<void> {
  if (!('showModal' in sheet)) await standIn(sheet)
  document.documentElement.classList.add('yz-locked')
  sheet.showModal()
}
