import { leadFormOf } from '@yingzao/blocks/props'
import {
  errors,
  isHandset,
  type LeadTyped,
  type OperationPayload,
  operations,
} from '@yingzao/contract/server'
import { inTime } from '../../http/in-time'
import { checkEntry, PATIENCE_MS, submitLead } from '../leads'
import type { Sent } from './read-sent'
import { type FormPlace, type ReadForm, readPayload } from './sent-form'

/** A lead form, handled as `giftActivity` handles it. */
export const readLead: ReadForm = (tools, sent, place) => {
  const { consent, marketing, after } = leadFormOf(place.form)
  const typed: LeadTyped = {
    nick_name: sent.text('nick_name'),
    handset: sent.text('handset'),
    // A box counts as ticked only with the form's current wording: nothing else was agreed to.
    consent: sent.text('consent') === consent,
    marketing: marketing !== '' && sent.text('consent_marketing') === marketing,
  }
  const { nick_name, handset } = typed
  return {
    scene: 'lead',
    handset,
    carried: {
      nick_name,
      handset,
      ...(typed.consent && { consent }),
      ...(typed.marketing && { consent_marketing: marketing }),
    },
    button: after.download ? '立即激活' : '提交',
    async check() {
      checkEntry(readPayload(operations.giftActivity, { nick_name, handset, consent: typed.consent ? 1 : 0 }))
      return true
    },
    entry: async (mayHaveCode) => ({ kind: 'entry', typed, mayHaveCode }),
    async submit() {
      const lead = readPayload(operations.giftActivity, leadOf(typed, sent, place))
      // A visitor's token comes only with calls; with a cookie any form could leave a lead in their name.
      const submitted = submitLead({ ...tools, forms: tools.leadForms }, lead, undefined, place.request)
      const { is_new, download_url, service_phone } = await inTime(submitted, PATIENCE_MS)
      return { kind: 'done', is_new, download_url, service_phone }
    },
    fieldOf({ code }) {
      if (code === errors.consentRequired.code) return 'consent'
      if (code !== errors.invalidNameOrPhone.code) return 'form'
      return isHandset(handset.trim()) ? 'nick_name' : 'handset'
    },
  }
}

/**
 * The lead as the form's own script would submit it. What the page says is taken from the page: which texts were agreed
 * to, for which campaign, and where the visitor came from unless the link knew better.
 */
function leadOf(
  typed: LeadTyped,
  { code, cps_id: linked }: Sent,
  { code: page_code, form }: FormPlace,
): OperationPayload<typeof operations.giftActivity> {
  const { version_id, cps_id, consent, marketing, after } = leadFormOf(form)
  const { uploadId } = form.common
  const source = linked || cps_id
  return {
    nick_name: typed.nick_name,
    handset: typed.handset.trim(),
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
