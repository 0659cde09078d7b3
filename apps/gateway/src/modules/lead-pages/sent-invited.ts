import { inviteFormOf } from '@yingzao/blocks/props'
import { errors, type InvitedTyped, isHandset, operations } from '@yingzao/contract/server'
import { AppError } from '../../http/app-error'
import { smartLogin } from '../passport'
import { type ReadForm, readPayload } from './sent-form'

const CODE_MISSING = { ...errors.smsCodeWrong, msg: '请输入验证码' }
/** Nobody is asked for a name here. */
const PHONE_WRONG = { ...errors.invalidNameOrPhone, msg: '请输入正确的手机号' }

/** The registration of an invited person, handled as `smartLogin` handles it: it logs in, too. */
export const readInvited: ReadForm = (tools, sent, { form, request, logIn }) => {
  const { consent, button } = inviteFormOf(form)
  const { share_code, cps_id } = sent
  const typed: InvitedTyped = {
    handset: sent.text('handset'),
    // Ticked only with the form's current wording: nothing else was agreed to.
    consent: sent.text('consent') === consent,
  }
  return {
    scene: 'login',
    handset: typed.handset,
    carried: {
      handset: typed.handset,
      ...(typed.consent && { consent }),
      ...(share_code && { share_code }),
    },
    button,
    async check() {
      if (!isHandset(typed.handset.trim())) throw new AppError(PHONE_WRONG)
      if (!typed.consent) throw new AppError(errors.consentRequired)
      return true
    },
    entry: async (mayHaveCode) => ({ kind: 'invited', typed, mayHaveCode }),
    async submit() {
      if (sent.code.trim() === '') throw new AppError(CODE_MISSING)
      const login = readPayload(operations.smartLogin, {
        handset: typed.handset.trim(),
        code: sent.code.trim(),
        platform_name: 'h5',
        consent: 1,
        ...(share_code && { share_code }),
        ...(cps_id && { cps_id }),
      })
      const { token, is_new, inviter_bound } = await smartLogin(tools, login, request)
      logIn(token)
      return { kind: 'signedUp', isNew: is_new, isBound: inviter_bound, wasInvited: share_code !== '' }
    },
    fieldOf({ code }) {
      if (code === errors.consentRequired.code) return 'consent'
      return code === errors.invalidNameOrPhone.code ? 'handset' : 'form'
    },
  }
}
