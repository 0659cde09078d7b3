import { CHUNK_MESSAGE } from '@yingzao/renderer/chunk-message'
import { keepTypedText, restoreTypedText } from './typed-text'

const KEY = 'yz-reloaded'

/** A reload that did not help is not tried again on the same page before this. */
const GUARD_MS = 5 * 60_000

/** Whether a chunk is gone or does not arrive, as named by the bundler's runtime. */
function isChunkFailure(error: unknown): boolean {
  return (error as Error | undefined)?.name === 'ChunkLoadError'
}

/**
 * Repairs a page whose chunks fail. The first time it is reloaded, which after a deployment brings a page that refers
 * to the new chunks; what was typed is kept. If that does not help, or the phone is offline, a bar says so and offers
 * the visitor a reload: never a loop, and what the server rendered stays readable.
 */
export function createChunkRecovery(): { recover(error: unknown): void } {
  let recovering = false
  restoreTypedText()
  return {
    recover(error) {
      if (recovering || !isChunkFailure(error)) return
      recovering = true
      if (navigator.onLine !== false && mayReload()) reload()
      else offerReload()
    },
  }
}

function reload(): void {
  keepTypedText()
  location.reload()
}

/** True once per page and guard time. Without storage nothing could be counted, so then never. */
function mayReload(): boolean {
  const now = Date.now()
  try {
    const [path, at] = (sessionStorage.getItem(KEY) || '').split(' ')
    if (path === location.pathname && now - Number(at) < GUARD_MS) return false
    sessionStorage.setItem(KEY, `${location.pathname} ${now}`)
    return true
  } catch {
    return false
  }
}

function offerReload(): void {
  const bar = document.createElement('div')
  bar.className = 'yz-chunk-error'
  bar.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = '刷新'
  button.onclick = reload
  bar.append(Object.assign(document.createElement('span'), { textContent: CHUNK_MESSAGE }), button)
  document.body.append(bar)
}
