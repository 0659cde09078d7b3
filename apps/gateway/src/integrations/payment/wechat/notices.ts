import { z } from 'zod'
import { type NoticeAnswer, NoticeRefusal, type PaymentNotice, type RawNotice } from '../payment-port'
import type { Api } from './api'
import { judgeSignature } from './judge-signature'
import { refundNotice } from './refunds'
import { sealed, unseal } from './sealed'
import { isOurs, newsOf, transaction } from './transaction'

const envelope = z.object({ id: z.string().min(1), event_type: z.string().min(1), resource: sealed })

const REFUND_EVENTS = ['REFUND.SUCCESS', 'REFUND.ABNORMAL', 'REFUND.CLOSED']

/** Reads what WeChat Pay has sent to us; nothing in it is looked at before its signature is checked. */
export async function readNotice(api: Api, { headers, body }: RawNotice): Promise<PaymentNotice> {
  const doubt = await judgeSignature({ headers, body }, api)
  if (doubt) throw new NoticeRefusal(doubt.problem, `A notice of WeChat Pay is refused: ${doubt.reason}.`)
  const { id, event_type, resource } = parsed(envelope, body.toString())
  const text = opened(api, resource)
  if (event_type === 'TRANSACTION.SUCCESS') return { noticeId: id, ...aboutPayment(api, text) }
  if (REFUND_EVENTS.includes(event_type)) return { noticeId: id, ...aboutRefund(api, text) }
  return { noticeId: id, ...aboutSomething(api, text, event_type) }
}

function aboutPayment(api: Api, text: string) {
  const told = parsed(transaction, text)
  if (!isOurs(told, api)) throw otherAccount()
  const news = newsOf(told)
  if (news.status !== 'paid') throw unreadable()
  const { status: _, ...paid } = news
  return { kind: 'paid' as const, outTradeNo: told.out_trade_no, ...paid }
}

function aboutRefund({ settings }: Api, text: string) {
  // It names no app: whichever app a payment was made through, the merchant refunds it.
  const { mchid, ...told } = parsed(refundNotice, text)
  if (mchid !== settings.mchid) throw otherAccount()
  return { kind: 'refund' as const, ...told }
}

function aboutSomething({ settings }: Api, text: string, what: string) {
  const { mchid = settings.mchid } = parsed(z.object({ mchid: z.string().optional() }), text)
  if (mchid !== settings.mchid) throw otherAccount()
  return { kind: 'other' as const, what }
}

function opened({ settings }: Api, resource: z.infer<typeof sealed>): string {
  try {
    return unseal(settings.apiV3Key, resource)
  } catch {
    throw new NoticeRefusal(
      'unreadable',
      'A notice of WeChat Pay cannot be opened. See that WECHAT_PAY_API_V3_KEY is the APIv3 key of the merchant platform.',
    )
  }
}

function parsed<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw unreadable()
  }
}

function unreadable(): NoticeRefusal {
  return new NoticeRefusal('unreadable', 'A notice of WeChat Pay does not hold what it should.')
}

function otherAccount(): NoticeRefusal {
  return new NoticeRefusal(
    'other_account',
    'A notice of WeChat Pay is about another merchant, or an app that is not ours.',
  )
}

/** Problems of notices that are not proven to come from WeChat Pay. With the others they are, and cannot be used. */
const UNPROVEN = ['bad_signature', 'unknown_key', 'stale', 'probe']

/**
 * What WeChat Pay expects within five seconds. It looks at the status alone: with 200 a refusal would count as
 * received, and not be sent again.
 */
export function answerNotice(refusal?: NoticeRefusal): NoticeAnswer {
  const contentType = 'application/json'
  if (!refusal) return { status: 204, contentType, body: '' }
  return {
    status: UNPROVEN.includes(refusal.problem) ? 401 : 400,
    contentType,
    body: JSON.stringify({ code: 'FAIL', message: refusal.message }),
  }
}
