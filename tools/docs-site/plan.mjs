import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A page made of a file: its address below the root of a language, and the language it is written in. `isListed`: it
 * has a line of its own in the navigation.
 * @typedef {{ source: string, slug: string, language: 'zh' | 'en', isListed: boolean }} Planned
 * @typedef {{ name: string, zh: string, en: string, isCollapsed?: boolean, pages: Planned[] }} Group
 */

/**
 * Chapters in the order of the navigation. A star matches every name; what a chapter lists twice goes where it is
 * listed first.
 */
const CHAPTERS = [
  {
    name: 'start',
    zh: '开始',
    en: 'Start',
    files: ['README.zh-CN.md', 'demo/README.md', 'docs/glossary.md'],
  },
  {
    name: 'operate',
    zh: '运营手册',
    en: 'Operator’s manual',
    files: [
      'docs-site/content/zh/operate.md',
      'docs/guides/deploy.zh-CN.md',
      'docs/guides/backup.zh-CN.md',
      'docs/runbook.zh-CN.md',
      'docs/studio.md',
      'docs/data.md',
      'docs/trading.md',
      'UPGRADING.md',
      'ops/README.md',
      'ops/*/README.md',
      'docs/metrics.md',
      'docs/logs.md',
    ],
  },
  {
    name: 'develop',
    zh: '开发',
    en: 'Developing',
    files: [
      'docs-site/content/zh/develop.md',
      'CONTRIBUTING.md',
      'docs/guides/blocks.md',
      'docs/guides/modules.md',
      'docs/guides/sections.md',
      'docs/guides/migrations.md',
      'docs/gateway.md',
      'docs/themes.md',
      'docs/guides/*.md',
    ],
  },
  {
    name: 'architecture',
    zh: '架构',
    en: 'Architecture',
    files: [
      'docs/architecture.md',
      'apps/*/README.md',
      'apps/studio/src/features/editor/README.md',
      'packages/*/README.md',
      'docs/performance.md',
      'tools/bench/page-load/README.md',
      'docs/progress.md',
    ],
  },
  {
    name: 'reference',
    zh: '参考',
    en: 'Reference',
    files: ['docs/SPEC.md', 'docs/DOMAIN.md', 'docs/containers.md', 'docs/reference/*.md', 'docs/*.md'],
  },
  {
    name: 'decisions',
    zh: '决定',
    en: 'Decisions',
    files: ['docs/decisions/README.md', 'docs/decisions/*.md'],
  },
]

/** Their translation is a file of its own. */
const TRANSLATIONS = {
  'README.zh-CN.md': 'README.md',
  'docs-site/content/zh/operate.md': 'docs-site/content/en/operate.md',
  'docs-site/content/zh/develop.md': 'docs-site/content/en/develop.md',
}

const HAN = /\p{Script=Han}/gu

/**
 * Which files become pages, by chapter. Files of docs that no chapter names come into the reference, guides into the
 * chapter for developers, so that none is missing.
 * @param {string} root The checkout.
 * @param {(file: string) => string} read Its text.
 * @returns {Group[]}
 */
export function planPages(root, read) {
  const taken = new Set()
  return CHAPTERS.map(({ files, ...chapter }) => {
    const found = files.flatMap((pattern) => matching(root, pattern)).filter((file) => !taken.has(file))
    const own = [...new Set(found)]
    for (const file of own) taken.add(file)
    const pages = own.flatMap((source) => {
      const isListed = !/^docs\/decisions\/\d/.test(source)
      const slug = slugOf(source)
      const translation = TRANSLATIONS[source]
      const original = { source, slug, language: languageOf(source, read(source)), isListed }
      return translation === undefined
        ? [original]
        : [original, { ...original, source: translation, language: 'en' }]
    })
    return { ...chapter, pages }
  })
}

/** docs/guides/backup.zh-CN.md is `guides/backup`, packages/host/README.md `packages/host`. */
export function slugOf(source) {
  if (/^README\b/.test(source)) return 'product'
  return source
    .replace(/^docs-site\/content\/\w+\//, '')
    .replace(/^docs\//, '')
    .replace(/(?:\.zh-CN)?\.md$/, '')
    .replace(/\/README$/, '')
    .toLowerCase()
}

/** Chinese if its name says so, or if more than an eighth of the characters in its first prose are. */
function languageOf(source, text) {
  if (/\bzh\b/.test(source)) return 'zh'
  const prose = text.replace(/```[\s\S]*?```/g, '').slice(0, 4000)
  return (prose.match(HAN)?.length ?? 0) > prose.length / 8 ? 'zh' : 'en'
}

/** Files of the checkout that match a path with at most one star. */
function matching(root, pattern) {
  if (!pattern.includes('*')) return [pattern]
  const [folder, name] = pattern.split('*')
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => (name.startsWith('/') ? entry.isDirectory() : entry.name.endsWith(name)))
    .map((entry) => folder + (name.startsWith('/') ? entry.name + name : entry.name))
    .filter((file) => hasFile(root, file))
    .sort()
}

function hasFile(root, file) {
  const folder = file.split('/').slice(0, -1).join('/')
  return readdirSync(join(root, folder)).includes(file.split('/').at(-1))
}
