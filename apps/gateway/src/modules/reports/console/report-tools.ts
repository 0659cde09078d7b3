import { studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { pageAddresses, pageLists } from '../../pages'
import { answerByPostgres } from '../questions/answer-by-postgres'
import type { Questions } from '../questions/questions'

/** What reports are made with. */
export interface ReportTools extends Pick<Context, 'config' | 'db'> {
  questions: Questions
}

export function reportTools({ config, db }: Pick<Context, 'config' | 'db'>): ReportTools {
  return { config, db, questions: answerByPostgres(db) }
}

/** Throws `notFound` for a page that neither exists nor ever existed. */
export async function refuseUnknownPage({ db, questions }: ReportTools, code: string): Promise<void> {
  const present = await pageAddresses.currentCode(db.orm, code)
  if ((await pageLists.titlesOf(db.orm, [present])).has(present)) return
  if (!(await questions.isSeen(code))) throw new AppError(studioErrors.notFound)
}
