import { firstParagraph } from './markdown.mjs'
import { NAMES } from './names.mjs'

/** What llms.txt says first. */
const ABOUT = [
  '# Yingzao 营造',
  '> Builder, renderer and gateway for mobile marketing and activity pages of a securities investment-advice business: pages are composed from blocks, drawn once on the server, and opened on phones, in an app, in WeChat and on desktops.',
  'Every address of this site has the same page as Markdown beside it: `/guides/blocks.md` for `/guides/blocks/`. What operators read is in Chinese, what developers read in English.',
]

/**
 * The navigation as Starlight takes it: chapters with their pages, whose names are their titles. Pages of a document that
 * was cut stand in a group of its name, closed at first.
 * @param {Array<{ zh: string, en: string, pages: object[] }>} groups
 */
export function navigationOf(groups) {
  return groups.map(({ zh, en, pages }) => {
    const slugs = new Set()
    const items = pages.flatMap((page) => {
      if (page.isPart || !page.isListed || slugs.has(page.slug)) return []
      slugs.add(page.slug)
      if (!page.parts) return [itemOf(page)]
      const parts = page.parts.map(({ slug }) => ({ slug }))
      return [{ ...namesOf(page), collapsed: true, items: [{ slug: page.slug, ...CONTENTS }, ...parts] }]
    })
    return { label: zh, translations: { en }, collapsed: items.length > 12, items }
  })
}

const CONTENTS = { label: '目录', translations: { en: 'Contents' } }

const itemOf = (page) => ({ slug: page.slug, ...(NAMES[page.slug] ? namesOf(page) : {}) })

function namesOf({ slug, title }) {
  const { zh, en } = NAMES[slug] ?? { zh: title, en: title }
  return { label: zh, translations: { en } }
}

/**
 * llms.txt: each page in the language it was written in, with its first sentence.
 * @param {Array<{ en: string, pages: object[] }>} groups
 */
export function summaryOf(groups) {
  const chapters = groups.map(({ en, pages }) => {
    const lines = pages.map((page) => {
      const isTranslation =
        page.language === 'en' && pages.some((other) => other.slug === page.slug && other !== page)
      const about = page.isPart ? '' : firstParagraph(page.body)
      return `- [${page.title}](${isTranslation ? '/en' : ''}/${page.slug}.md)${about && `: ${about}`}`
    })
    return `## ${en}\n\n${lines.join('\n')}`
  })
  return `${[...ABOUT, ...chapters].join('\n\n')}\n`
}
