import { studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { checkTexts } from '../../pages'

/** Refuses what visitors would read and no page may say, with the first of it and how to mend it. Throws `unusableDocument`. */
export async function refuseFaultyTexts(
  ctx: Pick<Context, 'config' | 'company'>,
  texts: readonly string[],
): Promise<void> {
  const findings = await checkTexts(
    ctx,
    texts.filter((text) => text !== ''),
  )
  const error = findings.find(({ severity }) => severity === 'error')
  if (error) throw new AppError({ ...studioErrors.unusableDocument, msg: `${error.message}${error.fix}` })
}
