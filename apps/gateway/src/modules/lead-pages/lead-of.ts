import { leadFormOf } from '@yingzao/blocks/props'
import type { OperationPayload, operations } from '@yingzao/contract/server'
import type { Block } from '@yingzao/schema/server'
import type { Sent } from './read-sent'

/**
 * The lead as the form's own script would hand it in. What the page says is taken from the page: which texts were agreed
 * to, for which campaign, and where the visitor came from unless the link knew better.
 */
export function leadOf(
  { typed, code, cps_id: linked }: Sent,
  { code: page_code, form }: { code: string; form: Block },
): OperationPayload<typeof operations.giftActivity> {
  const { version_id, cps_id, consent, marketing, after } = leadFormOf(form)
  const { uploadId } = form.common
  const source = linked || cps_id
  return {
    nick_name: typed.nick_name,
    handset: typed.handset,
    code,
    version_id,
    is_send_result: after.download && after.sms ? 1 : 0,
    consent: 1,
    agreed: [consent, ...(typed.marketing ? [marketing] : [])],
    page_code,
    block_id: form.id,
    ...(source && { cps_id: source }),
    ...(uploadId && { upload_id: uploadId.slice(0, 64) }),
  }
}
