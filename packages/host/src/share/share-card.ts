import type { Client } from '@yingzao/contract/client'

/** The part of WeChat's script that sets the card which others see when a page is shared. */
export interface ShareSdk {
  config(options: Readonly<Record<string, unknown>>): void
  ready(run: () => void): void
  error(run: (failure: { errMsg?: string }) => void): void
  updateAppMessageShareData(card: ShareCard & { desc: string }): void
  updateTimelineShareData(card: ShareCard): void
}

interface ShareCard {
  title: string
  link: string
  imgUrl: string
}

interface Outside {
  ask: Client['ask']
  /** Loads WeChat's script; none when it does not arrive. */
  wechat(): Promise<ShareSdk | undefined>
  /** Address that the tab was opened with: iOS signs this one whatever page is shown now. */
  entryAddress: string
  /** The whole address currently shown. */
  address(): string
  isApple: boolean
  log(problem: string): void
}

const JS_APIS = ['updateAppMessageShareData', 'updateTimelineShareData']

/** Gives a page its share card. A failure is only logged: WeChat then makes its own card. */
export function createShareCard(outside: Outside): (pageCode: string) => Promise<void> {
  const { ask, wechat, entryAddress, address, isApple, log } = outside
  let signed = ''

  async function sign(sdk: ShareSdk): Promise<void> {
    const [url = ''] = (isApple ? entryAddress : address()).split('#')
    if (url === signed) return
    const { response, msg } = await ask('jssdkConfig', { url })
    if (!response) throw new Error(msg)
    signed = url
    sdk.error(({ errMsg }) => log(`WeChat refuses the share card: ${errMsg}`))
    sdk.config({ ...response, jsApiList: JS_APIS })
  }

  return async (code) => {
    try {
      const [sdk, page] = await Promise.all([wechat(), ask('activityPageDetail', { code })])
      if (!sdk || !page.response) return
      const { title, desc, link, img_url } = page.response.activity_page.share
      const card = { title, link, imgUrl: img_url }
      await sign(sdk)
      sdk.ready(() => {
        sdk.updateAppMessageShareData({ ...card, desc })
        sdk.updateTimelineShareData(card)
      })
    } catch (error) {
      log(`The page has no share card: ${error}`)
    }
  }
}
