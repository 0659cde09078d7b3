import { firstParagraph } from './markdown.mjs'

const ENGLISH_ONLY = '<p class="only-english">这一页只有英文。</p>'

/** The number of third-level headings beyond which they would make the list beside a page too long. */
const MANY_HEADINGS = 60

/**
 * A page as Starlight takes it.
 * @param {{ title: string, slug: string, language: 'zh' | 'en' }} page
 * @param {string} body With the links of the site.
 * @param {'zh' | 'en'} tree Under which language it stands.
 */
export function sitePage({ title, slug, language }, body, tree) {
  const levels = (body.match(/^### /gm)?.length ?? 0) > MANY_HEADINGS ? 2 : 3
  const folder = tree === 'en' ? '/en' : ''
  const alternate = { rel: 'alternate', type: 'text/markdown', href: `${folder}/${slug}.md` }
  const head = [
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(firstParagraph(body))}`,
    'editUrl: false',
    `tableOfContents: { maxHeadingLevel: ${levels} }`,
    `head: ${JSON.stringify([{ tag: 'link', attrs: alternate }])}`,
  ]
  const isForeign = tree === 'zh' && language === 'en'
  const text = isForeign ? `${ENGLISH_ONLY}\n\n<div lang="en">\n\n${body.trim()}\n\n</div>` : body.trim()
  return `---\n${head.join('\n')}\n---\n\n${text}\n`
}

/** The same page for programs: Markdown, without the frames of examples. */
export function markdownPage({ title }, body) {
  const text = body.replace(/\n## Examples\n[\s\S]*?<div class="examples">[\s\S]*?<\/div>/, '')
  return `# ${title}\n\n${text.trim()}\n`
}
