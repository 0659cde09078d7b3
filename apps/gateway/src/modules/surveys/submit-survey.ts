import { randomUUID } from 'node:crypto'
import { type SurveyProps, surveyOf } from '@yingzao/blocks/props'
import {
  endOf,
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
import { broughtFiles, claimAll, FILE_GONE } from './files/claim-files'
import { refusalOf, refuseOutsideWindow } from './form-state'
import {
  type BroughtFiles,
  type Kept,
  keptAnswers,
  untickOthers,
  wrongFile,
  wrongRegion,
} from './kept-answers'
import { personalPlace } from './personal-place'
import { insertAnswers, lockForm, storedEnd } from './survey-store'

type SubmitSurvey = typeof operations.submitSurvey
type Input = OperationInput<SubmitSurvey>

/** The forms with fields of their own on published pages. */
type SurveyForms = Pick<ReturnType<PublishedPages['blocksWith']>, 'findPage'>

export interface SurveyTools extends Pick<Context, 'config' | 'db'> {
  forms: SurveyForms
}

/** A whole class may fill in a form behind one address; nothing else limits those who make up answers. */
const LIMIT = { name: 'survey', perMinute: 60 }

const CHANGED = { ...errors.invalidParameters, msg: '表单已更新，请刷新页面后重新填写' }

/**
 * Stores the answers to a form once per submit id. What counts is what the published page asks: answers to fields that
 * are not shown, or do not exist, are dropped. What identifies somebody is encrypted and requires a consent, which is
 * stored with it, and in the log of whoever is logged in. Files brought before become part of the answers. Throws
 * `invalidParameters` with the name of the first field that is wrong, and why the form takes no answers, or no more
 * from this visitor. Fields that are `skipped` were not asked.
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
  // Its form may ask for something else by now, or take no more answers.
  const stored = await storedEnd(ctx.db.orm, place)
  if (stored !== undefined) return { is_new: false, end: stored }
  const asked = surveyOf(block)
  refuseOutsideWindow(asked)
  const form = { ...asked, fields: asked.fields.filter(({ id }) => !skipped.includes(id)) }
  const end = endOf(form.ends, form.fields, untickOthers(form.fields, input.answers))?.id ?? ''
  try {
    const brought = await broughtFiles(ctx, place, form.fields)
    const kept = readAnswers(form, input, brought)
    const agreed = form.fields.some(isPersonal) ? form.consent : undefined
    const consent_version = agreed === undefined ? null : await policyVersion(ctx)
    const handset_hash = kept.handset === undefined ? null : hashHandset(ctx.config, kept.handset)
    return await ctx.db.orm.transaction(async (tx) => {
      if (form.places > 0 || form.once) await lockForm(tx, place)
      const public_id = randomUUID()
      const row = {
        ...place,
        public_id,
        version: page.version,
        answers: kept.answers,
        personal_enc: sealPersonal(ctx, public_id, kept),
        handset_hash,
        uid: uid ?? null,
        consent_version,
        agreed_text: agreed ?? null,
        end_id: end,
      }
      // Before the row: afterwards it would count itself.
      const refusal = await refusalOf(tx, form, row)
      const id = refusal ? undefined : await insertAnswers(tx, row)
      if (id === undefined) {
        // The same answers may have been stored since they were looked for.
        const before = await storedEnd(tx, place)
        if (before === undefined) throw refusal ?? new AppError(errors.operationFailed)
        return { is_new: false, end: before }
      }
      await claimAll(tx, id, place, kept.answers)
      // The log is about people. No code has proved the phone: with it anybody could agree for somebody else.
      if (uid !== undefined && agreed !== undefined && consent_version !== null) {
        const said = { doc: 'privacy', purpose: 'service', version: consent_version } as const
        await recordConsent(tx, request, { ...said, uid, agreed_text: agreed })
      }
      return { is_new: true, end }
    })
  } catch (error) {
    // Nobody can fix what their page does not show.
    const isOld = input.version !== undefined && input.version !== page.version
    const isMended = error instanceof AppError && MENDED_BY_RELOAD.includes(error.error.code)
    throw isOld && isMended ? new AppError(CHANGED) : error
  }
}

/** What a newer form may have caused. */
const MENDED_BY_RELOAD: readonly number[] = [errors.invalidParameters.code, errors.consentRequired.code]

/** The answers that count. Throws what a visitor is told about the first wrong one, or when they have not agreed. */
function readAnswers({ fields, consent }: SurveyProps, input: Input, brought: BroughtFiles): Kept {
  const answers = untickOthers(fields, input.answers)
  const [problem] = problemsOf(fields, answers)
  const wrong = problem
    ? { label: fields.find(({ id }) => id === problem.field)?.label, msg: problem.msg }
    : (saidOf(wrongRegion(fields, answers), '请选择省、市、区') ??
      saidOf(wrongFile(fields, answers, brought), FILE_GONE))
  if (wrong) throw new AppError({ ...errors.invalidParameters, msg: `“${wrong.label}”：${wrong.msg}` })
  if (fields.some(isPersonal) && input.agreed !== consent) throw new AppError(errors.consentRequired)
  return keptAnswers(fields, answers, brought)
}

function saidOf(
  field: { label: string } | undefined,
  msg: string,
): { label: string; msg: string } | undefined {
  return field && { label: field.label, msg }
}

function sealPersonal(ctx: Pick<Context, 'config'>, public_id: string, { personal }: Kept): string | null {
  if (Object.keys(personal).length === 0) return null
  return sealText(ctx.config, personalPlace(public_id), JSON.stringify(personal))
}
