import type { WechatSettings } from '../../../config/suppliers'

/** In whose name payments are begun: the app ids that the merchant has bound to its account. */
export interface PayingApps {
  officialAccount: string | undefined
  miniProgram: string | undefined
  /** All of ours: a notice about another one is not for us. */
  all: ReadonlySet<string>
}

/** Which mini program pays where there are several. */
const PAYING_ALIAS = 'main'

/** Reads the apps from the accounts at WeChat that are set. */
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
