import type { Client } from '@yingzao/contract/client'
import type { LeadCalls, LeadSubmission } from '@yingzao/renderer'
import { solveCaptcha } from '../captcha'
import type { StandIn } from '../overlays/show-dialog'
import type { Place } from '../place'
import type { Tracking } from '../tracking/tracking'
import { isRefusal, refusal, settle } from './settle'

interface LeadTools {
  ask: Client['ask']
  standIn: StandIn
  place: Pick<Place, 'container' | 'primitives'>
  /** The address that is shown. */
  address(): string
  tracking: Pick<Tracking, 'event'>
  pageCode(): string
  /** `uploadId` of what the visitor tapped last; empty for nothing. */
  uploadId(): string
}

/** The steps of a lead by the gateway's calls. */
export function createLeadCalls({
  ask,
  standIn,
  place,
  address,
  tracking,
  pageCode,
  uploadId,
}: LeadTools): LeadCalls {
  return {
    async solveCaptcha(handset, type = 'lead') {
      const solved = await settle(() => solveCaptcha({ ask, standIn }, { type, handset }))
      if (isRefusal(solved)) return solved
      if (solved.status === 'closed') return undefined
      if (solved.status === 'failed') return refusal(0, `验证失败[${solved.code}]`)
      return { ok: true, ticket: solved.ticket, randstr: solved.randstr }
    },

    async sendCode({ operation_name, ...request }, type = 'lead') {
      const sender = { platform_name: 'h5', operation_name }
      const sent = await settle(() => ask('advertSmsSend', { ...request, ...sender, type }))
      if (isRefusal(sent)) return sent
      return sent.response ? { ok: true } : refusal(sent.code, sent.msg)
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
    count: (event, blockId, code) => tracking.event(event, blockId, { code }),
  }

  function payloadOf({ cps_id, upload_id, ...lead }: LeadSubmission) {
    const page_code = pageCode()
    // A form's own id says more than that of the button that led to it.
    const upload = upload_id || uploadId()
    // The link that led here knows better than the page where the visitor came from.
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
