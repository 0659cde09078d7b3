import { randomUUID } from 'node:crypto'
import { type SurveyProps, surveyOf } from '@yingzao/blocks/props'
import {
  errors,
  isPersonal,
  type OperationInput,
  type OperationResponse,
  type operations,
  problemsOf,
} from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { limitCalls } from '../../limits/limit-calls'
import { hashHandset } from '../../pii/sealed-handset'
import { sealText } from '../../pii/sealed-text'
import { type PublishedPages, policyVersion } from '../pages'
import { recordConsent } from '../passport'
import { type Kept, keptAnswers, untickOthers, wrongRegion } from './kept-answers'
import { personalPlace } from './personal-place'
import { insertAnswers, isStored } from './survey-store'

type SubmitSurvey = typeof operations.submitSurvey
type Input = OperationInput<SubmitSurvey>

/** The forms with fields of their own on published pages. */
type SurveyForms = Pick<ReturnType<PublishedPages['blocksWith']>, 'findPage'>

export interface SurveyTools extends Pick<Context, 'config' | 'db'> {
  forms: SurveyForms
}

/** A whole class may fill in a form behind one address; nothing but this bounds who makes up answers. */
const LIMIT = { name: 'survey', perMinute: 60 }

const CHANGED = { ...errors.invalidParameters, msg: '表单已更新，请刷新页面后重新填写' }

/**
 * Stores the answers to a form once for a submit id. What is asked for is what the published page asks: answers to
 * fields that are not shown, or are not there, are dropped. What says who somebody is is encrypted, and wants a consent,
 * which is stored with it, and in the log of who is logged in. Throws `invalidParameters` with the name of the first field that is wrong. Of fields that
 * are `skipped` nothing was asked.
 */
export async function submitSurvey(
  ctx: SurveyTools,
  input: Input,
  uid: number | undefined,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
  { skipped = [] }: { skipped?: readonly string[] } = {},
): Promise<OperationResponse<SubmitSurvey>> {
  await limitCalls(ctx.db, LIMIT, request.ip)
  const { block_id, submit_id } = input
  const page = await ctx.forms.findPage(input.page_code)
  const block = page?.blocks.find(({ id }) => id === block_id)
  if (!page || !block) throw new AppError(errors.contentNotFound)
  const place = { page_code: page.code, block_id, submit_id }
  // Its form may ask for something else by now.
  if (await isStored(ctx.db.orm, place)) return { is_new: false }
  const asked = surveyOf(block)
  const form = { ...asked, fields: asked.fields.filter(({ id }) => !skipped.includes(id)) }
  try {
    const kept = readAnswers(form, input)
    const agreed = form.fields.some(isPersonal) ? form.consent : undefined
    const consent_version = agreed === undefined ? null : await policyVersion(ctx)
    const handset_hash = kept.handset === undefined ? null : hashHandset(ctx.config, kept.handset)
    return await ctx.db.orm.transaction(async (tx) => {
      const public_id = randomUUID()
      const is_new = await insertAnswers(tx, {
        ...place,
        public_id,
        version: page.version,
        answers: kept.answers,
        personal_enc: sealPersonal(ctx, public_id, kept),
        handset_hash,
        uid: uid ?? null,
        consent_version,
        agreed_text: agreed ?? null,
      })
      // The log is of people. No code has proved the phone: by it anybody could agree for somebody else.
      if (is_new && uid !== undefined && agreed !== undefined && consent_version !== null) {
        const said = { doc: 'privacy', purpose: 'service', version: consent_version } as const
        await recordConsent(tx, request, { ...said, uid, agreed_text: agreed })
      }
      return { is_new }
    })
  } catch (error) {
    // Nobody can mend what their page does not show.
    const isOld = input.version !== undefined && input.version !== page.version
    throw isOld && error instanceof AppError ? new AppError(CHANGED) : error
  }
}

/** The answers that count. Throws what a visitor is told of the first that is wrong, or who has not agreed. */
function readAnswers({ fields, consent }: SurveyProps, input: Input): Kept {
  const answers = untickOthers(fields, input.answers)
  const [problem] = problemsOf(fields, answers)
  const wrong = problem
    ? { ...problem, label: fields.find(({ id }) => id === problem.field)?.label }
    : { ...wrongRegion(fields, answers), msg: '请选择省、市、区' }
  if (wrong.label !== undefined) {
    throw new AppError({ ...errors.invalidParameters, msg: `“${wrong.label}”：${wrong.msg}` })
  }
  if (fields.some(isPersonal) && input.agreed !== consent) throw new AppError(errors.consentRequired)
  return keptAnswers(fields, answers)
}

function sealPersonal(ctx: Pick<Context, 'config'>, public_id: string, { personal }: Kept): string | null {
  if (Object.keys(personal).length === 0) return null
  return sealText(ctx.config, personalPlace(public_id), JSON.stringify(personal))
}
