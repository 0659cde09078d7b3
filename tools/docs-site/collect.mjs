import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blockReadmes } from './block-readmes.mjs'
import { blockSlug, contentsOf, cutBlocks, cutStudio, pagesOfHeadings } from './cut.mjs'
import { linksOf } from './links.mjs'
import { readDocument } from './markdown.mjs'
import { navigationOf, summaryOf } from './navigation.mjs'
import { planPages } from './plan.mjs'
import { markdownPage, sitePage } from './write-page.mjs'

/**
 * Everything that the site is made of, from the files of the checkout: pages of both languages as Starlight takes them,
 * the same as plain Markdown, the navigation, llms.txt, and which files of the checkout are to be copied below
 * `/files/`. Throws where a document has no heading or a link leads to a file that is not there.
 * @param {string} root The checkout.
 * @param {import('./cut.mjs').Examples} [examples] Of the blocks, when they were drawn.
 */
export function collect(root, examples = new Map()) {
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const readmes = blockReadmes(root)
  const groups = planPages(root, read).map((group) => ({
    ...group,
    pages: group.pages.flatMap((page) =>
      cutPage({ ...page, ...readDocument(read(page.source), page.source) }),
    ),
  }))
  const all = groups.flatMap((group) => group.pages)
  const copied = new Set()
  const whole = all.filter(({ isPart }) => !isPart)
  const relink = linksOf({
    root,
    copied,
    slugs: new Map([
      ...[...readmes].flatMap(([name, { source }]) => {
        const slug = blockSlug(name)
        return all.some((page) => page.slug === slug) ? [[source, slug]] : []
      }),
      ...whole.map(({ source, slug }) => [source, slug]),
    ]),
    cut: new Map(whole.flatMap(({ source, parts }) => (parts ? [[source, pagesOfHeadings(parts)]] : []))),
  })

  const pages = new Map()
  const markdown = new Map()
  for (const page of all) {
    for (const tree of treesOf(page, all)) {
      const folder = tree === 'en' ? 'en/' : ''
      const body = relink(page, (slug, id) => `/${folder}${slug}/${id}`)
      pages.set(folder + page.slug, sitePage(page, body, tree))
    }
    const text = markdownPage(
      page,
      relink(page, (slug, id) => `/${slug}.md${id}`),
    )
    for (const folder of markdownFolders(page, all)) markdown.set(folder + page.slug, text)
  }
  for (const language of ['zh', 'en']) {
    const folder = language === 'en' ? 'en/' : ''
    const source = `docs-site/content/${language}/index.md`
    const body = relink({ source, body: read(source), language }, (slug, id) => `/${folder}${slug}/${id}`)
    pages.set(`${folder}index`, body)
  }
  return { pages, markdown, copied, sidebar: navigationOf(groups), llms: summaryOf(groups) }

  function cutPage(page) {
    const parts = partsOf(page)
    if (parts === undefined) return [page]
    const contents = { ...page, parts, body: contentsOf(page.body, parts) }
    return [contents, ...parts.map((part) => ({ ...page, ...part, isPart: true }))]
  }

  function partsOf({ source, body }) {
    if (source === 'docs/reference/blocks.md') return cutBlocks(body, { readmes, examples })
    if (source === 'docs/reference/studio.md') return cutStudio(body, read('docs/reference/roles.md'))
    return undefined
  }
}

/**
 * The languages under which a page is written. Starlight shows what is only in Chinese to readers of English with a
 * notice; what is only in English is written under both, since Starlight falls back from other languages to the first
 * alone.
 */
function treesOf(page, all) {
  if (page.language === 'zh') return ['zh']
  return isTranslated(page, all) ? ['en'] : ['zh', 'en']
}

/** Each address of a page has its Markdown beside it. */
function markdownFolders(page, all) {
  if (!isTranslated(page, all)) return ['', 'en/']
  return page.language === 'zh' ? [''] : ['en/']
}

function isTranslated({ slug, language }, all) {
  return all.some((other) => other.slug === slug && other.language !== language)
}
