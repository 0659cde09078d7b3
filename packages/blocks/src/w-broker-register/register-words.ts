import type { RegisterOutcome } from './register-state'

/** The result of a registration. */
export function resultWords(isNew: boolean): string {
  return isNew ? '登记成功' : '您已提交过开户登记'
}

/** What to do next. */
export function nextStep(
  { registration_url, wechat_img }: Pick<RegisterOutcome, 'registration_url' | 'wechat_img'>,
  broker: string,
): string {
  if (registration_url) return `请前往${broker}的官方页面继续开户`
  if (wechat_img) return `${broker}暂无线上开户链接，请添加服务人员办理`
  return '暂无法在线开户，请联系客服'
}
