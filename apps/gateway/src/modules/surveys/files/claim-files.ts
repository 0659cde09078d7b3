import { errors, type SurveyField } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import type { BroughtFiles, KeptAnswer } from '../kept-answers'
import { claimFiles, findFiles } from './file-store'
import { openFileName } from './seal-file'

export const FILE_GONE = '文件已过期，请删除后重新上传'

type Submission = Parameters<typeof findFiles>[1]

/** The files brought under a submit id, if one of its fields asks for any. */
export async function broughtFiles(
  { config, db }: Pick<Context, 'config' | 'db'>,
  submission: Submission,
  fields: readonly Pick<SurveyField, 'type'>[],
): Promise<BroughtFiles> {
  if (!fields.some(({ type }) => type === 'file')) return new Map()
  const files = await findFiles(db.orm, submission)
  return new Map(
    files.map(({ public_id, field_id, kind, bytes, personal_enc }) => {
      const name = openFileName(config, { public_id, personal_enc })
      return [public_id, { id: public_id, field_id, kind, bytes, name }]
    }),
  )
}

/** Makes the files of answers that were just stored part of them. Throws if one has gone meanwhile. */
export async function claimAll(
  tx: Transaction,
  answer_id: number,
  submission: Submission,
  answers: readonly KeptAnswer[],
): Promise<void> {
  const ids = answers.flatMap(({ files = [] }) => files.map(({ id }) => id))
  if (ids.length === 0) return
  if ((await claimFiles(tx, answer_id, submission, ids)) < ids.length) {
    throw new AppError({ ...errors.invalidParameters, msg: FILE_GONE })
  }
}
