import { paragraphsBlock } from '@yingzao/blocks/props'
import { rules } from '@yingzao/checks'
import { studioErrors } from '@yingzao/contract/studio'
import type { Finding } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { checkPage } from './check-page'

/** What these rules report is about words, wherever they are. */
const ABOUT_WORDS = new Set(
  rules.filter(({ group }) => group === 'compliance' || group === 'text').map(({ id }) => id),
)

/** What the rules for page texts report about texts outside of pages, each a part of its own: lines are paragraphs. */
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

/** Refuses texts that break a rule, with the first problem and how to fix it. Throws `unusableDocument`. */
export function refuseErrors(findings: readonly Pick<Finding, 'severity' | 'message' | 'fix'>[]): void {
  const error = findings.find(({ severity }) => severity === 'error')
  if (error) throw new AppError({ ...studioErrors.unusableDocument, msg: `${error.message}${error.fix}` })
}
