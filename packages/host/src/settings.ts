import type { HostSettings } from '@yingzao/contract/client'

const DEFAULTS: HostSettings = {
  gatewayOrigin: '',
  baiduSiteId: '',
  tencentCaptcha: false,
  linkHosts: [],
  listsOwnHost: false,
  businessHosts: [],
  cookieDomain: '',
  home: '/h5-page/',
  bridgeName: 'n8',
  mobileLogin: '/passport/m/login',
  desktopLogin: '/passport/pc/login',
  loginType: '',
  webPages: { courseList: '/h5-page/course', personalCenter: '/passport/' },
  adPages: {},
  purchasePage: '',
  orderPage: '',
  cashier: '',
  miniProgramName: 'main',
  miniProgramLogin: '/pages/login/index',
  miniProgramOrder: '/pages/order/index',
  miniProgramPages: { communityService: '/pages/chat/index' },
  miniProgramQr: '',
  appLink: '',
  iosStore: '',
  androidStore: '',
}

/** The settings of a deployment, with defaults for what it leaves out. Tables are extended, one entry at a time. */
export function hostSettings(given: Partial<HostSettings> = {}): HostSettings {
  return {
    ...DEFAULTS,
    ...given,
    webPages: { ...DEFAULTS.webPages, ...given.webPages },
    miniProgramPages: { ...DEFAULTS.miniProgramPages, ...given.miniProgramPages },
  }
}
