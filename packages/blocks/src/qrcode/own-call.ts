import type { Answer, Payload } from '../answers/answer'
import type { QrcodeProps } from './props'

export type OwnType = Exclude<QrcodeProps['type'], 'static'>

/** Which call makes the code of a type, and which of its fields is the picture's address. */
const CALLS = {
  fund: { id: 'addFundAccount', field: 'wechat_qrcode' },
  open: { id: 'addOpenAccount', field: 'wechat_img' },
  person: { id: 'personWechatQrcode', field: 'wechat_qrcode' },
  staff: { id: 'staffQrCode', field: 'qw' },
} as const

type OwnCallId = (typeof CALLS)[OwnType]['id']

interface OwnCall {
  id: OwnCallId
  payload: Payload<OwnCallId>
  /** The address of the code that was made; empty when there is none. */
  pictureIn(response: object): string
}

/** How a visitor's code of a type is asked for. */
export function ownCall(type: OwnType, state_code: string, page_code: string): OwnCall {
  const { id, field } = CALLS[type]
  return {
    id,
    payload: payloadOf(type, state_code, page_code),
    pictureIn: (response: Readonly<Partial<Record<typeof field, string>>>) => response[field] || '',
  }
}

function payloadOf(type: OwnType, state_code: string, page_code: string) {
  if (type === 'staff') return { state_code, return_default_if_no_qrcode: 1 } as const
  return { ...(state_code && { state_code }), ...(page_code && { page_code }) }
}

/** The same answer with the address of the picture alone. */
export function pictureOf(answer: Answer<object>, { pictureIn }: OwnCall): Answer<string> {
  return answer.state === 'known' ? { state: 'known', response: pictureIn(answer.response) } : answer
}
