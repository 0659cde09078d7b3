import type { Client } from '@yingzao/contract/client'
import type { LeadCalls, LeadEventName, LeadSubmission } from '@yingzao/renderer'
import { isRefusal, refusal, settle } from '../calls/settle'
import type { StandIn } from '../overlays/show-dialog'
import { askForCode } from '../phone-proof/ask-for-code'
import type { Place } from '../place'
import type { Tracking } from '../tracking/tracking'

interface LeadTools {
  ask: Client['ask']
  standIn: StandIn
  now(): number
  place: Pick<Place, 'container' | 'primitives'>
  /** The address currently shown. */
  address(): string
  tracking: Pick<Tracking, 'event'>
  pageCode(): string
  /** `uploadId` of what the visitor tapped last; empty for nothing. */
  uploadId(): string
}

/** The steps of a lead, as calls to the gateway. */
export function createLeadCalls({
  ask,
  standIn,
  now,
  place,
  address,
  tracking,
  pageCode,
  uploadId,
}: LeadTools): LeadCalls {
  return {
    askForCode({ blockId, scene, operation_name, ...wanted }) {
      const sender = { platform_name: 'h5', operation_name, type: scene }
      const onAnswer = (code: number | undefined) =>
        count(code === undefined ? 'sms_sent' : 'sms_fail', blockId, code)
      return askForCode({ ask, standIn, now, sender, onAnswer }, wanted)
    },

    async submit(lead) {
      const stored = await settle(() => ask('giftActivity', payloadOf(lead)))
      if (isRefusal(stored)) return stored
      const { code, msg, response } = stored
      return response ? { ok: true, ...response } : refusal(code, msg)
    },

    // In the app there is nothing left to download.
    offersDownload: place.container !== 'app',
    download: place.primitives.download,
    count,
  }

  function count(event: LeadEventName, blockId: string, code?: number) {
    tracking.event(event, blockId, { code })
  }

  function payloadOf({ cps_id, upload_id, ...lead }: LeadSubmission) {
    const page_code = pageCode()
    // A form's own id says more than that of the button that led to it.
    const upload = upload_id || uploadId()
    // The link that led here knows better than the page does where the visitor came from.
    const source = new URL(address()).searchParams.get('cps_id')?.slice(0, 64) || cps_id
    return {
      ...lead,
      consent: 1,
      ...(source && { cps_id: source }),
      ...(upload && { upload_id: upload.slice(0, 64) }),
      ...(page_code && { page_code }),
    } as const
  }
}
