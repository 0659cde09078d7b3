import { useHost } from '@yingzao/renderer'
import { ANONYMOUS, type Answer } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import type { QrcodeProps } from './props'

export type OwnType = Exclude<QrcodeProps['type'], 'static'>

/** Which call makes the code of a type, and which of its fields is the picture's address. */
const CALLS = {
  fund: { id: 'addFundAccount', field: 'wechat_qrcode' },
  open: { id: 'addOpenAccount', field: 'wechat_img' },
  person: { id: 'personWechatQrcode', field: 'wechat_qrcode' },
  staff: { id: 'staffQrCode', field: 'qw' },
} as const

/** The address of the visitor's code. It is asked for when they are logged in, though one of the calls would not mind. */
export function useOwnCode(type: OwnType, state_code: string): { answer: Answer<string>; again: () => void } {
  const { pageCode } = useHost()
  const isLoggedIn = useIsLoggedIn()
  const { id, field } = CALLS[type]
  const { answer, again } = useAnswer(id, isLoggedIn ? payloadOf(type, state_code, pageCode()) : undefined)
  if (!isLoggedIn) return { answer: ANONYMOUS, again }
  if (answer.state !== 'known') return { answer, again }
  const given = answer.response as Readonly<Partial<Record<typeof field, string>>>
  return { answer: { state: 'known', response: given[field] ?? '' }, again }
}

function payloadOf(type: OwnType, state_code: string, page_code: string) {
  if (type === 'staff') return { state_code, return_default_if_no_qrcode: 1 } as const
  return { ...(state_code && { state_code }), ...(page_code && { page_code }) }
}
