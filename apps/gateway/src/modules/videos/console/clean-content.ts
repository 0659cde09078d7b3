import { plainText } from '@yingzao/checks'
import { cleanHtml } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import { pageDocuments } from '../../pages'

/** The parts written by members that visitors read. */
interface Written {
  title: string
  content: string
  chapters: readonly { title: string }[]
}

/**
 * Checks the words of a lesson against the rules of pages, and returns its notes sanitised like the rich text of a
 * page. Throws `unusableDocument` for text that breaks a rule, for scripts and for links to hosts that are not allowed.
 */
export async function cleanContent(
  ctx: Pick<Context, 'config' | 'company'>,
  { title, content, chapters }: Written,
): Promise<string> {
  const { html, findings } = cleanHtml(content, '讲义', { linkHosts: ctx.config.linkHosts })
  pageDocuments.refuseErrors(findings)
  await pageDocuments.refuseFaultyTexts(ctx, [
    title,
    plainText(html),
    ...chapters.map((chapter) => chapter.title),
  ])
  return html
}
