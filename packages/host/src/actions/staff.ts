import { CallError, errors } from '@yingzao/contract/client'
import { ActionFailure, always, type Handler } from './handler'
import { readable } from './readable'

/** Type 5: the visitor's own service chat. */
export const openServiceChat: Handler = {
  needsLogin: always,
  async run(_action, { ask, primitives }) {
    const { code, response } = await ask('serviceChat', {})
    if (!response?.group_id) throw new ActionFailure(errors.noChatGroup.msg, code)
    await primitives.jump({ type: 5, id: 1, group_id: response.group_id })
  },
}

/** Type 6: the code of the visitor's service person. Any failure but an expired login is shown as having none. */
export const showNiuniuService: Handler = {
  needsLogin: always,
  async run({ niuniuCodeId = '' }, { ask, primitives }) {
    const { response, code } = await ask('niuniuService', { state: niuniuCodeId }).catch(nobody)
    const { serve_staff_id, trace_staff_id, contact_qr_code } = response ?? {}
    if (!contact_qr_code || (!serve_staff_id && !trace_staff_id)) nobody({ reply: { code } })
    else await primitives.showQr(contact_qr_code)
  },
}

/** Visitors who have to log in again are told so. */
function nobody(error: CallError | { reply: { code: number } }): never {
  const code = error.reply?.code
  if (error instanceof CallError && (error.canceled || code === errors.loginExpired.code)) throw error
  throw new ActionFailure(errors.noServiceStaff.msg, code)
}

/** Type 10: the code of the service person behind a channel, or the default one. */
export const showStaffCode: Handler = {
  async run({ stateCodeId = '' }, { ask, primitives }) {
    const payload = { state_code: stateCodeId, return_default_if_no_qrcode: 1 as const }
    const { code, msg, response } = await ask('staffQrCode', payload)
    if (!response?.qw) throw new ActionFailure(readable(msg) ?? errors.noServiceStaff.msg, code)
    await primitives.showQr(response.qw)
  },
}

/** Type 11: where a channel leads. */
export const followStateCode: Handler = {
  async run({ stateCodeId = '' }, { ask, primitives }) {
    const { code, msg, response } = await ask('stateCodePageUrl', { state_code: stateCodeId })
    if (!response?.url) throw new ActionFailure(readable(msg) ?? '链接无效', code)
    await primitives.openUrl(response.url)
  },
}
