import type { Host } from '@yingzao/renderer'
import { ACTION_TYPES, type Action } from '@yingzao/schema/client'
import type { Boot } from '../boot/boot'
import { copy } from './copy'
import { askServerTime } from './server-time'
import { session } from './session'
import { toast } from './toast'

/** The host of a plain browser page. What a tap does in each container is the business of @yingzao/host. */
export interface PageHost extends Host {
  /** Runs the action written on an element, once at a time. */
  runElement(element: HTMLElement): void
}

export function createHost(boot: Boot): PageHost {
  if (!boot.knowsTime) void askServerTime(boot)

  async function run(action: Action): Promise<void> {
    if (action.type === ACTION_TYPES.popup) return boot.openPopup(action.popupId ?? '')
    // Everything else needs a native bridge or a call that this container does not offer.
    toast('请升级到最新版本')
  }

  function runElement(element: HTMLElement): void {
    if (element.getAttribute('aria-busy') === 'true') return
    element.setAttribute('aria-busy', 'true')
    const done = () => element.removeAttribute('aria-busy')
    run(JSON.parse(element.dataset.act || '{}')).then(done, done)
  }

  return {
    now: boot.now,
    run,
    runElement,
    toast,
    copy,
    isLoggedIn: () => /(^|; )token=./.test(document.cookie),
    session,
    report: ({ blockId, name, error }) => console.error(`Block ${name} (${blockId}) failed:`, error),
  }
}
