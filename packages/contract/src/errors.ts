import { loginExpired, serverError } from './client-errors'
import { defineError } from './define-error'
import {
  ACTIVITY_NOT_FOUND,
  CONSENT_REQUIRED,
  CONTENT_NOT_FOUND,
  COUPON_ALREADY_RECEIVED,
  INVALID_INVITE_CODE,
  INVALID_NAME_OR_PHONE,
  PRODUCT_OFF_SALE,
  SMS_CODE_EXPIRED,
  SMS_CODE_WRONG,
  SMS_TOO_FREQUENT,
} from './error-codes'

export { SUCCESS_CODE } from './client-errors'

/** Every error that a call may return. The codes and the texts are the contract's. */
export const errors = {
  operationFailed: defineError({ code: 0, msg: '操作失败，请稍后重试' }),
  invalidParameters: defineError({ code: 400001, msg: '参数错误' }),
  loginExpired,
  activityNotFound: defineError({ code: ACTIVITY_NOT_FOUND, msg: '活动不存在或已下线' }),
  activityNotStarted: defineError({ code: 400011, msg: '活动未开始' }),
  activityEnded: defineError({ code: 400012, msg: '活动已结束' }),
  alreadyParticipated: defineError({ code: 400013, msg: '您已参与过该活动' }),
  notEligible: defineError({ code: 400014, msg: '您暂不符合参与条件' }),
  quotaFull: defineError({ code: 400015, msg: '名额已满' }),
  captchaFailed: defineError({ code: 400020, msg: '验证失败，请重试' }),
  smsTooFrequent: defineError({ code: SMS_TOO_FREQUENT, msg: '验证码发送过于频繁，请稍后再试' }),
  smsDailyLimit: defineError({ code: 400022, msg: '今日验证码发送次数已达上限' }),
  smsCodeWrong: defineError({ code: SMS_CODE_WRONG, msg: '验证码错误' }),
  smsCodeExpired: defineError({ code: SMS_CODE_EXPIRED, msg: '验证码已过期，请重新获取' }),
  invalidNameOrPhone: defineError({ code: INVALID_NAME_OR_PHONE, msg: '请输入正确的姓名和手机号！' }),
  consentRequired: defineError({ code: CONSENT_REQUIRED, msg: '请先阅读并同意《隐私政策》' }),
  couponAlreadyReceived: defineError({ code: COUPON_ALREADY_RECEIVED, msg: '优惠券已领取' }),
  couponOutOfStock: defineError({ code: 400031, msg: '优惠券已领完' }),
  couponUnusable: defineError({ code: 400032, msg: '优惠券不可用或已过期' }),
  productOffSale: defineError({ code: PRODUCT_OFF_SALE, msg: '商品已下架' }),
  alreadyPurchased: defineError({ code: 400041, msg: '您已购买该产品' }),
  riskTestRequired: defineError({ code: 400042, msg: '请先完成风险测评' }),
  contractRequired: defineError({ code: 400043, msg: '请先签署服务协议' }),
  riskMismatch: defineError({ code: 400044, msg: '您的风险承受能力与该产品不匹配' }),
  orderPaid: defineError({ code: 400045, msg: '订单已支付' }),
  orderClosed: defineError({ code: 400046, msg: '订单已关闭' }),
  orderMissing: defineError({ code: 400047, msg: '订单不存在' }),
  paymentUnavailable: defineError({ code: 400048, msg: '这种支付方式暂时不可用，请稍后再试' }),
  refundNotPossible: defineError({ code: 400049, msg: '该订单暂不能退款' }),
  orderUnpaid: defineError({ code: 400058, msg: '订单尚未支付' }),
  withdrawalOver: defineError({ code: 400057, msg: '已超过可撤回的期限' }),
  contractOutdated: defineError({ code: 400059, msg: '服务协议已更新，请阅读最新内容后重新签署' }),
  noServiceStaff: defineError({ code: 400050, msg: '未绑定服务人员，无法获取' }),
  noChatGroup: defineError({ code: 400051, msg: '无法获取会话ID' }),
  notEligibleForGroup: defineError({ code: 400052, msg: '您暂不符合加群资格' }),
  groupFull: defineError({ code: 400053, msg: '群成员已满，请联系客服' }),
  sensitiveContent: defineError({ code: 400060, msg: '内容包含敏感信息，请修改后提交' }),
  orderRefused: defineError({ code: 400062, msg: '委托没有被接受，请检查后重试' }),
  /** Somebody has switched it off for everybody, for as long as it takes. */
  serviceStopped: defineError({ code: 400070, msg: '该服务已暂停，请稍后再试' }),
  invalidInviteCode: defineError({ code: INVALID_INVITE_CODE, msg: '邀请码无效' }),
  contentNotFound: defineError({ code: CONTENT_NOT_FOUND, msg: '内容不存在' }),
  tooManyRequests: defineError({ code: 429001, http: 429, msg: '请求过于频繁，请稍后再试' }),
  serverError,
}

/** Name of a catalogue entry, as operations list them. */
export type ErrorName = keyof typeof errors
