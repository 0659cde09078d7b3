import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { type AnswerRow, findAnswers, findForms } from './answer-store'
import { openPersonal, shownText } from './personal'

type SurveyAnswerList = StudioOperations['surveyAnswerList']

const MOST_FORMS = 200

const BAD_CURSOR = { ...studioErrors.invalidParameters, msg: '参数错误：after 不是上一页给出的 next' }

/** The forms that were answered. */
export async function listForms({
  db,
}: Pick<Context, 'db'>): Promise<StudioResponse<StudioOperations['surveyFormList']>> {
  const forms = await findForms(db.orm, MOST_FORMS)
  return { list: forms.map((form) => ({ ...form, last_at: form.last_at.toISOString() })) }
}

/** The next answers, newest first, with what is personal masked. */
export async function listAnswers(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { after, limit, ...filter }: StudioInput<SurveyAnswerList>,
): Promise<StudioResponse<SurveyAnswerList>> {
  if (after !== undefined && !/^\d{1,15}$/.test(after)) throw new AppError(BAD_CURSOR)
  // One more than is shown tells whether there are more.
  const part = { after: after === undefined ? undefined : Number(after), limit: limit + 1 }
  const rows = await findAnswers(db.orm, filter, part)
  const shown = rows.slice(0, limit)
  return {
    list: shown.map((row) => listedAnswer(config, row)),
    next: rows.length > limit ? String(shown.at(-1)?.id) : null,
  }
}

function listedAnswer(
  keys: Context['config'],
  row: AnswerRow,
): StudioResponse<SurveyAnswerList>['list'][number] {
  const { id, page_code, page_title, block_id, version, answers, created_at } = row
  const personal = openPersonal(keys, row)
  return {
    id,
    page_code,
    page_title,
    block_id,
    version,
    answers: answers.map((answer) => ({
      id: answer.id,
      label: answer.label,
      text: shownText(answer, personal, { isWhole: false }),
      is_personal: answer.personal === true,
      ...(answer.files && { files: answer.files.map((file) => ({ ...file })) }),
    })),
    created_at: created_at.toISOString(),
  }
}
