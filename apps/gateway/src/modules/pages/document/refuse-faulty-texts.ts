import type { Context } from '../../../context'
import { checkTexts, refuseErrors } from './check-texts'

/** Refuses what visitors would read and no page may say. Throws `unusableDocument`. */
export async function refuseFaultyTexts(
  ctx: Pick<Context, 'config' | 'company'>,
  texts: readonly string[],
): Promise<void> {
  refuseErrors(
    await checkTexts(
      ctx,
      texts.filter((text) => text !== ''),
    ),
  )
}
