import type { WechatSettings } from '../../../config/suppliers'

/** The apps in whose name payments are begun: the app ids that the merchant has bound to its account. */
export interface PayingApps {
  officialAccount: string | undefined
  miniProgram: string | undefined
  /** All of our apps: a notice about any other is not for us. */
  all: ReadonlySet<string>
}

/** The mini program that takes payments where there are several. */
const PAYING_ALIAS = 'main'

/** Reads the apps from the configured WeChat accounts. */
export function payingApps(
  wechat: Pick<WechatSettings, 'officialAccount' | 'miniPrograms'> | undefined,
): PayingApps {
  const miniPrograms = [...(wechat?.miniPrograms.values() ?? [])].map(({ appId }) => appId)
  const officialAccount = wechat?.officialAccount?.appId
  return {
    officialAccount,
    miniProgram: wechat?.miniPrograms.get(PAYING_ALIAS)?.appId ?? miniPrograms[0],
    all: new Set(officialAccount === undefined ? miniPrograms : [officialAccount, ...miniPrograms]),
  }
}
