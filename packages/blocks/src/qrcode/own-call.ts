import type { Answer, Payload } from '../answers/answer'
import type { QrcodeProps } from './props'

export type OwnType = Exclude<QrcodeProps['type'], 'static'>

/** Which call makes the code of a type, and which of its fields is the picture's address. */
export const OWN_CALLS = {
  fund: { id: 'addFundAccount', field: 'wechat_qrcode' },
  open: { id: 'addOpenAccount', field: 'wechat_img' },
  person: { id: 'personWechatQrcode', field: 'wechat_qrcode' },
  staff: { id: 'staffQrCode', field: 'qw' },
} as const

type OwnPayload = Payload<(typeof OWN_CALLS)[OwnType]['id']>

export function ownPayload(type: OwnType, state_code: string, page_code: string): OwnPayload {
  if (type === 'staff') return { state_code, return_default_if_no_qrcode: 1 }
  return { ...(state_code && { state_code }), ...(page_code && { page_code }) }
}

/** The address of the picture, as the gateway gave it; empty where it gave none. */
export function ownAddress(type: OwnType, { response }: Extract<Answer, { state: 'known' }>): string {
  const given = response as Readonly<Record<string, string | undefined>>
  return given[OWN_CALLS[type].field] ?? ''
}
