import type { Context } from '../../../context'
import { checkTexts, refuseErrors } from './check-texts'

/** Refuses texts for visitors that no page may contain. Throws `unusableDocument`. */
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
