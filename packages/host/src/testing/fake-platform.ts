import type { BridgeWindow } from '../bridge/bridge'
import { createPlace, type Place } from '../place'
import type { WechatSdk } from '../places/wechat-sdk'
import type { Platform } from '../platform'

export const ADDRESS = 'https://h5.example.com/h5-page/h5/etf-course?pageId=870#rules'

export const USER_AGENTS = {
  app: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 n8Web/6.43.0',
  wx: 'Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0.50',
  mp: 'Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0.50 miniProgram/wx1',
  mb: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1',
  pc: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36',
} as const

/** A deployment that has addresses for everything. */
export const SETTINGS = {
  linkHosts: ['*.example.com'],
  appLink: 'https://open.n8.cn/app',
  iosStore: 'https://apps.apple.com/app/1',
  androidStore: 'https://dl.n8.cn/n8.apk',
}

/** The outside world as a test sets it up; `steps` lists in order what would have been seen. */
export interface Outside extends Platform {
  steps: string[]
  /** What the app was sent, in order. */
  messages: { type: number; data: unknown; callbackId: string }[]
  /** Runs whatever waits for a timer. */
  pass(): void
}

/** An app that listens, a WeChat script that does as it is told, a gateway that answers; each can be replaced. */
export function fakePlatform(own: Partial<Platform> = {}): Outside {
  const steps: string[] = []
  const messages: Outside['messages'] = []
  const timers = new Set<() => void>()
  const step = (text: string) => void steps.push(text)
  const handler = { postMessage: (message: object) => void messages.push(message as never) }
  const bridge: BridgeWindow = { webkit: { messageHandlers: { n8: handler } } }
  return {
    steps,
    messages,
    pass() {
      for (const run of [...timers]) run()
      timers.clear()
    },
    settings: SETTINGS,
    userAgent: USER_AGENTS.mb,
    address: () => ADDRESS,
    assign: (address) => step(`go ${address}`),
    reload: () => step('reload'),
    goBack: () => false,
    isHidden: () => false,
    after(_ms, run) {
      timers.add(run)
      return () => timers.delete(run)
    },
    wxEnvironment: () => undefined,
    wechat: async () => fakeWechat(step),
    bridge,
    call: (async (id: string, payload: object) => {
      step(`call ${id} ${JSON.stringify(payload)}`)
      return { url_link: 'https://wxaurl.cn/Ab3' }
    }) as Platform['call'],
    toast: (message) => step(`toast ${message}`),
    copy: async (text) => {
      step(`copy ${text}`)
      return true
    },
    keepToken: (token, domain) => step(`token ${token} ${domain}`.trim()),
    overlays: {
      qr: async (popup) => step(`qr ${JSON.stringify(popup)}`),
      appSheet: async (choices) => step(`app sheet ${Object.keys(choices).join()}`),
      browserGuide: async () => step('browser guide'),
    },
    pageCode: () => 'etf-course',
    async cashier(wish, { ways, isOnPageOnly }) {
      if (!isOnPageOnly) step(`cashier ${JSON.stringify(wish)} by ${ways}`)
      return !isOnPageOnly
    },
    log: (problem) => step(`log ${problem}`),
    ...own,
  }
}

/** WeChat's script inside our mini program. */
export function fakeWechat(step: (text: string) => void): WechatSdk {
  return {
    miniProgram: {
      navigateTo({ url, success }) {
        step(`mini program ${url}`)
        success?.()
      },
      navigateBack({ success }) {
        step('mini program back')
        success?.()
      },
      getEnv: (answer) => answer({ miniprogram: true }),
    },
  }
}

/** A place in one of the five containers, and what is around it. */
export async function placeIn(
  container: keyof typeof USER_AGENTS,
  own: Partial<Platform> = {},
): Promise<{ place: Place; outside: Outside }> {
  const outside = fakePlatform({ userAgent: USER_AGENTS[container], ...own })
  return { place: await createPlace(outside), outside }
}
