import { standIn } from './stand-in'

/** Prepares a sheet: its close buttons close it, and so does a press outside its panel. */
export function installSheet(sheet: HTMLDialogElement, onClosed: () => void): void {
  const close = () => sheet.close()
  for (const button of sheet.querySelectorAll<HTMLButtonElement>('[data-close]')) button.onclick = close
  // Returns nothing: false would undo ticking a box in it.
  sheet.onclick = ({ target }) => {
    if (target === sheet) close()
  }
  sheet.addEventListener('close', () => {
    document.documentElement.classList.remove('yz-locked')
    onClosed()
  })
}

/** Opens it over the page, which cannot scroll meanwhile. */
export async function openSheet(sheet: HTMLDialogElement): Promise<void> {
  if (!('showModal' in sheet)) await standIn(sheet)
  document.documentElement.classList.add('yz-locked')
  sheet.showModal()
}
