import { type LeadStep, operations } from '@yingzao/contract/server'
import { captchaToShow, makeChallenge, sendCode } from '../sms'
import type { Sent } from './read-sent'
import { type Answer, refused } from './refused'
import { type FormPlace, type FormTools, readPayload, type SentForm } from './sent-form'

const SECOND_MS = 1000

/** Takes the requested step, through the same functions as the visitors' calls, or says why it was refused. */
export async function answerForm(
  tools: FormTools,
  form: SentForm,
  sent: Sent,
  place: FormPlace,
): Promise<Answer> {
  try {
    const isWhole = await form.check()
    const step = isWhole ? await STEPS[sent.asks](tools, form, sent, place) : await form.entry(false)
    return { status: 200, step }
  } catch (error) {
    return refused(error, form, sent, tools.clock.now())
  }
}

type Step = (tools: FormTools, form: SentForm, sent: Sent, place: FormPlace) => Promise<LeadStep>

const STEPS: Record<Sent['asks'], Step> = {
  async captcha(tools, { scene, handset }, _sent, { request: { ip } }) {
    const { outside } = tools
    const { app_id } = await captchaToShow(tools, outside, ip)
    if (!outside.captcha.challenge) return { kind: 'captcha', app_id }
    const { expire_seconds: _, ...work } = await makeChallenge(tools, outside, { type: scene, handset }, ip)
    return { kind: 'captcha', app_id, work }
  },

  async code(tools, { scene, handset, button }, { ticket, randstr }, { form, request: { ip } }) {
    const wanted = readPayload(operations.advertSmsSend, {
      handset,
      ticket,
      randstr,
      type: scene,
      platform_name: 'h5',
      operation_name: form.name,
    })
    const { resend_seconds } = await tools.counted(() => sendCode(tools, tools.outside, wanted, ip))
    const now = tools.clock.now()
    return { kind: 'code', typed: '', resend_at: now + resend_seconds * SECOND_MS, now, button }
  },

  async known({ clock }, { button }) {
    const now = clock.now()
    return { kind: 'code', typed: '', resend_at: now, now, button }
  },

  submit: (_tools, form) => form.submit(),
}
