import { plainText } from '@yingzao/checks'
import { cleanHtml } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { refuseErrors, refuseFaultyTexts } from '../../pages'

/** What a member writes that visitors read. */
interface Written {
  title: string
  content: string
  chapters: readonly { title: string }[]
}

/**
 * Holds the words of a lesson against the rules of pages, and answers its notes made safe as the rich text of a page is.
 * Throws `unusableDocument` for what breaks a rule, for script and for links to hosts that are not allowed.
 */
export async function cleanContent(
  ctx: Pick<Context, 'config' | 'company'>,
  { title, content, chapters }: Written,
): Promise<string> {
  const { html, findings } = cleanHtml(content, '讲义', { linkHosts: ctx.config.linkHosts })
  refuseErrors(findings)
  await refuseFaultyTexts(ctx, [title, plainText(html), ...chapters.map((chapter) => chapter.title)])
  return html
}
