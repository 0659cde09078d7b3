import type { SignUpResult } from './sign-up-result'

/** The result. */
export function resultTitle({ isNew }: Pick<SignUpResult, 'isNew'>): string {
  return isNew ? '注册成功' : '您已是注册用户'
}

/** What it means for the visitor, and for the one who invited them. */
export function resultNote({ isNew, isBound, wasInvited }: Omit<SignUpResult, 'gift'>): string {
  if (!isNew) return wasInvited ? '已为您登录，这次不计入朋友的邀请' : '已为您登录，可以直接使用'
  if (isBound) return '已为您登录，朋友的邀请也记上了'
  return wasInvited ? '已为您登录，这次邀请没有记上' : '已为您登录，可以开始使用'
}

/** The gift that comes with it; empty: none. Only visitors who are new and were invited get one. */
export function resultGift({ isNew, isBound, gift }: SignUpResult): string {
  return isNew && isBound ? gift : ''
}
