import type { Beacon } from '../operation'
import { addFundAccount, addOpenAccount, brokerageOpenUserConf, multipleBrokerageOptions } from './account'
import { activityVacancyDetail, activityVirtualUserDetail, liveCodeDetail } from './activity-data'
import { activityPageDetail } from './activity-page'
import { captchaAppId, captchaChallenge } from './captcha'
import { browseUpload } from './collect'
import { pageEvents } from './events'
import { giftActivity } from './gift'
import { checkCanJoin, groupPostList, joinOpenGroup, serviceChat } from './groups'
import { currentUser, logout, smartLogin } from './passport'
import {
  privacyConsents,
  privacyErase,
  privacyRecommendation,
  privacySetRecommendation,
  privacyWithdraw,
} from './privacy'
import { createOrder, findUserPayforProduct } from './shop'
import { advertSmsSend } from './sms'
import { niuniuService, personWechatQrcode, staffQrCode, stateCodePageUrl } from './staff'
import { checkUserInRules } from './targeting'
import { pageView, visitBeacon } from './visits'
import { generateUrlLink, jssdkConfig } from './wechat'

/** Every call of the gateway, by its id. A route that is not listed here does not start. */
export const operations = {
  currentUser,
  captchaAppId,
  captchaChallenge,
  advertSmsSend,
  smartLogin,
  logout,
  giftActivity,
  privacyConsents,
  privacyWithdraw,
  privacyErase,
  privacyRecommendation,
  privacySetRecommendation,
  activityPageDetail,
  pageView,
  visitBeacon,
  pageEvents,
  activityVirtualUserDetail,
  activityVacancyDetail,
  liveCodeDetail,
  generateUrlLink,
  jssdkConfig,
  staffQrCode,
  personWechatQrcode,
  niuniuService,
  stateCodePageUrl,
  addFundAccount,
  addOpenAccount,
  brokerageOpenUserConf,
  multipleBrokerageOptions,
  checkCanJoin,
  joinOpenGroup,
  serviceChat,
  groupPostList,
  checkUserInRules,
  browseUpload,
  findUserPayforProduct,
  createOrder,
}

/** What handlers, the client and the tests go through instead of a list of their own. */
export type Operations = typeof operations

/** Ids of the calls that the typed client makes: those somebody waits for. */
export type CallId = {
  [Id in keyof Operations]: Operations[Id] extends Beacon ? never : Id
}[keyof Operations]
