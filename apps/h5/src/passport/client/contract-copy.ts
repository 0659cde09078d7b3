import type { Contract } from './contract-card'
import { ask, isLoggedIn, part, show, whileBusy, wordsFor } from './page'
import { installSheet, openSheet } from './sheet'

interface CopyListener {
  onLoginLost(): void
  /** Called when the sheet is closed; the button that opened it may be gone. */
  focusOn(contract: Contract): void
}

let about: Contract | undefined
let listener: CopyListener | undefined
/** Address of the last copy that arrived: it occupies the page's memory until another replaces it. */
let address = ''

/** Prepares the sheet that contains the signed copy of a contract. */
export function installCopy(own: CopyListener): void {
  listener = own
  installSheet(part<HTMLDialogElement>('[data-copy]'), () => {
    const closed = about
    about = undefined
    if (closed && document.activeElement === document.body) own.focusOn(closed)
  })
  part<HTMLButtonElement>('[data-copy-retry]').onclick = ({ currentTarget }) =>
    void whileBusy(currentTarget as HTMLButtonElement, fetchCopy)
}

/**
 * Opens it, and requests the copy. The file is opened through the links in it: no browser blocks those as it blocks
 * windows.
 */
export async function openCopy(contract: Contract): Promise<void> {
  about = contract
  part('[data-copy-name]').textContent = `${contract.title}，编号 ${contract.contract_no}`
  say('正在加载…', 'wait')
  await openSheet(part<HTMLDialogElement>('[data-copy]'))
  await fetchCopy()
}

/** Shows the state, and what can be done in it. */
function say(words: string, next: 'wait' | 'open' | 'retry'): void {
  part('[data-copy-said]').textContent = words
  show('[data-copy-ways]', next === 'open')
  show('[data-copy-retry]', next === 'retry')
}

async function fetchCopy(): Promise<void> {
  const asked = about
  if (!asked) return
  try {
    const { response, msg } = await ask('contractFile', { contract_no: asked.contract_no })
    // Closed in the meantime, or opened for another.
    if (about !== asked) return
    if (response) offer(response)
    else say(msg, 'retry')
  } catch (error) {
    if (about !== asked) return
    say(wordsFor(error), 'retry')
    if (isLoggedIn()) return
    part<HTMLDialogElement>('[data-copy]').close()
    listener?.onLoginLost()
  }
}

function offer({
  name,
  type,
  base64,
  sha256,
}: {
  name: string
  type: string
  base64: string
  sha256: string
}): void {
  URL.revokeObjectURL(address)
  address = URL.createObjectURL(new Blob([bytesOf(base64)], { type }))
  const save = part<HTMLAnchorElement>('[data-copy-save]')
  save.href = address
  save.download = name
  Object.assign(part<HTMLAnchorElement>('[data-copy-open]'), {
    href: address,
    target: '_blank',
    rel: 'noopener',
  })
  part('[data-copy-hash]').textContent = sha256
  say('合同副本已经准备好，可以打开或下载。', 'open')
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
}
