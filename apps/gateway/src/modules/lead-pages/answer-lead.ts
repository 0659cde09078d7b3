import { errors, type LeadStep, operations } from '@yingzao/contract/server'
import type { Block } from '@yingzao/schema/server'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { inTime } from '../../http/in-time'
import type { Outside } from '../../integrations'
import { checkEntry, type LeadForms, PATIENCE_MS, submitLead } from '../leads'
import type { PublishedPages } from '../pages'
import { captchaToShow, type countSends, makeChallenge, sendCode } from '../sms'
import { leadOf } from './lead-of'
import type { Sent } from './read-sent'
import { type Answer, refused } from './refused'

export interface LeadTools extends Pick<Context, 'config' | 'company' | 'db' | 'jobs' | 'log'> {
  forms: LeadForms
  outside: Pick<Outside, 'captcha' | 'sms'>
  clock: PublishedPages['clock']
  counted: ReturnType<typeof countSends>
}

/** Where somebody leaves a lead. */
export interface LeadPlace {
  /** Of the page. */
  code: string
  form: Block
  request: FastifyRequest
}

const SECOND_MS = 1000

/** Takes the step that was asked for, by the same functions as the visitors' calls, or says why it was refused. */
export async function answerLead(tools: LeadTools, sent: Sent, place: LeadPlace): Promise<Answer> {
  const { nick_name, handset, consent } = sent.typed
  try {
    const entry = checkEntry(read(operations.giftActivity, { nick_name, handset, consent: consent ? 1 : 0 }))
    return { status: 200, step: await STEPS[sent.asks](tools, sent, { ...place, ...entry }) }
  } catch (error) {
    return refused(error, sent, tools.clock.now())
  }
}

type Step = (tools: LeadTools, sent: Sent, place: LeadPlace & { handset: string }) => Promise<LeadStep>

const STEPS: Record<Sent['asks'], Step> = {
  async captcha(tools, _sent, { handset, request: { ip } }) {
    const { outside } = tools
    const { app_id } = await captchaToShow(tools, outside, ip)
    if (!outside.captcha.challenge) return { kind: 'captcha', app_id }
    const { expire_seconds: _, ...work } = await makeChallenge(tools, outside, { type: 'lead', handset }, ip)
    return { kind: 'captcha', app_id, work }
  },

  async code(tools, { ticket, randstr }, { form, handset, request: { ip } }) {
    const wanted = read(operations.advertSmsSend, {
      handset,
      ticket,
      randstr,
      type: 'lead',
      platform_name: 'h5',
      operation_name: form.name,
    })
    const { resend_seconds } = await tools.counted(() => sendCode(tools, tools.outside, wanted, ip))
    const now = tools.clock.now()
    return { kind: 'code', typed: '', resend_at: now + resend_seconds * SECOND_MS, now }
  },

  async known({ clock }) {
    const now = clock.now()
    return { kind: 'code', typed: '', resend_at: now, now }
  },

  async lead(tools, sent, { request, ...place }) {
    const lead = read(operations.giftActivity, leadOf(sent, place))
    // The token of a visitor comes with calls alone; by a cookie any form could leave a lead in their name.
    const { is_new, download_url, service_phone } = await inTime(
      submitLead(tools, lead, undefined, request),
      PATIENCE_MS,
    )
    return { kind: 'done', is_new, download_url, service_phone }
  },
}

/** Reads fields by the contract of a call. Throws `invalidParameters` for what that would refuse. */
function read<Schema extends z.ZodType>({ request }: { request: Schema }, fields: object): z.output<Schema> {
  const parsed = request.safeParse(fields)
  if (!parsed.success) throw new AppError(errors.invalidParameters)
  return parsed.data
}
