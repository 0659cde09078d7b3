/** The state of the app's message handler on a page: that of one of its systems, out of order, or absent. */
export type AppBridge = 'ios' | 'android' | 'throws' | 'none'

interface Recording {
  /** What has been observed, as steps; a message to the app as it was handed over. */
  steps: object[]
  /** Pages behind this one that "back" could go to. */
  behind: number
  /** Addresses that the page was about to navigate to, whether or not it got there. */
  leaving: string[]
  /** Of the last message to the app. */
  callbackId?: string
}

declare global {
  interface Window {
    recording: Recording
  }
}

/**
 * Runs in every frame before its scripts: provides what an app or WeChat would provide, and records what a tap does
 * instead of letting it happen.
 */
export function recordPage(bridge: AppBridge): void {
  const top = window.top as Window
  top.recording ??= { steps: [], behind: 0, leaving: [] }
  const { recording } = top
  const note = (step: object) => void recording.steps.push(step)

  const outside = window as unknown as Record<string, unknown>
  function hear(ios: { callbackId: string }): void {
    recording.callbackId = ios.callbackId
    note({ ios })
  }
  function fail(): never {
    throw new Error('broken on purpose')
  }
  if (bridge === 'ios') outside.webkit = { messageHandlers: { n8: { postMessage: hear } } }
  if (bridge === 'android') outside.n8 = { postMessage: (android: string) => note({ android }) }
  if (bridge === 'throws') outside.webkit = { messageHandlers: { n8: { postMessage: fail } } }

  if (/MicroMessenger/.test(navigator.userAgent)) {
    if (/miniProgram/.test(navigator.userAgent)) outside.__wxjs_environment = 'miniprogram'
    outside.WeixinJSBridge = {
      on() {},
      invoke(name: string, { arg }: MiniProgramCall, answer?: (reply: object) => void) {
        if (name === 'invokeMiniProgramAPI') note({ miniProgram: arg?.url ?? 'back' })
        answer?.({ errMsg: `${name}:ok`, err_msg: `${name}:ok` })
      },
    }
  }

  Object.defineProperty(history, 'length', { get: () => 1 + recording.behind })
  history.back = () => note({ back: true })
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (copied: string) => note({ copied }) },
  })

  // Recorded at once, even for a step that the next one replaces.
  outside.navigation &&
    (outside.navigation as EventTarget).addEventListener('navigate', (event) => {
      const { destination } = event as Event & { destination: { url: string; sameDocument: boolean } }
      if (!destination.sameDocument) recording.leaving.push(destination.url)
    })

  const opened = new WeakSet<Node>()
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      if (type === 'childList' && addedNodes[0] && isToast(target)) note({ toast: target.textContent })
      if (type === 'attributes') noteDialog(target as HTMLElement)
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })

  /**
   * A dialog counts as opened when it is modal: a popup of the page is visible before that, and its attribute changes
   * three times.
   */
  function noteDialog(dialog: HTMLElement): void {
    const isOpen = dialog.matches(':modal')
    if (isOpen && !opened.has(dialog)) note(dialogStep(dialog))
    if (isOpen) opened.add(dialog)
    else opened.delete(dialog)
  }

  function isToast(node: Node): boolean {
    return (node as Element).classList?.contains('yz-toast')
  }

  function dialogStep(dialog: HTMLElement): object {
    const { popup } = dialog.dataset
    if (popup !== undefined) return { popup }
    const offers = [...dialog.querySelectorAll<HTMLElement>('.yz-over__button,.yz-over__hint')]
    const image = dialog.querySelector('img')?.getAttribute('src')
    return {
      dialog: dialog.getAttribute('aria-label'),
      offers: offers.map(({ textContent }) => textContent),
      ...(image ? { image } : {}),
    }
  }
}

interface MiniProgramCall {
  arg?: { url?: string }
}
