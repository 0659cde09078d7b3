import { paragraphsBlock } from '@yingzao/blocks/props'
import { rules } from '@yingzao/checks'
import { studioErrors } from '@yingzao/contract/studio'
import type { Finding } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { checkPage } from './check-page'

/** What rules of these say is said of words, wherever they stand. */
const ABOUT_WORDS = new Set(
  rules.filter(({ group }) => group === 'compliance' || group === 'text').map(({ id }) => id),
)

/** What the rules for the texts of pages say of texts that stand on none, each a part of its own: lines are paragraphs. */
export async function checkTexts(
  ctx: Pick<Context, 'config' | 'company'>,
  texts: readonly string[],
): Promise<Finding[]> {
  const page_schema = texts.map((text, place) => paragraphsBlock(`text-${place}`, text))
  const { findings } = await checkPage(ctx, {
    document: { code: 'texts', title: '文字', page_schema },
    company: await ctx.company.read(),
    list: await ctx.company.wordList(),
  })
  return findings.filter(({ rule, blockId }) => blockId !== undefined && ABOUT_WORDS.has(rule))
}

/** Refuses texts that break a rule, with the first of what is wrong and how to mend it. Throws `unusableDocument`. */
export function refuseErrors(findings: readonly Pick<Finding, 'severity' | 'message' | 'fix'>[]): void {
  const error = findings.find(({ severity }) => severity === 'error')
  if (error) throw new AppError({ ...studioErrors.unusableDocument, msg: `${error.message}${error.fix}` })
}
