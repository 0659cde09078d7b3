import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { FILES } from './draw-examples.mjs'
import { searchSite } from './search-site.mjs'

/** What somebody would search for, and a page that has to be among the results. */
const SEARCHES = [
  { language: 'zh-CN', words: '备份', page: '/guides/backup/' },
  { language: 'zh-CN', words: '告警', page: '/runbook/' },
  { language: 'zh-CN', words: '倒计时', page: '/reference/blocks/countdown/' },
  { language: 'en', words: 'migration', page: '/en/guides/migrations/' },
]

/** Pages of examples are documents of the product, which has its own tests for them. */
const NO_PAGES = /^(?:examples|pagefind)\//

const LINK = /<(?:a|img|script|link|iframe|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g

/**
 * Holds a built site to its own links, with the places in pages that they name, and to what its search has to find.
 * @param {string} folder `docs-site/dist`.
 * @returns {Promise<{ pages: number, links: number, problems: string[] }>}
 */
export async function checkSite(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.html'))
  const pages = files.filter((file) => !NO_PAGES.test(file))
  const idsOf = readIds(folder)
  const problems = []
  let links = 0
  for (const page of pages) {
    const html = readFileSync(join(folder, page), 'utf8')
    const own = `/${page.replace(/index\.html$/, '')}`
    for (const address of new Set([...html.matchAll(LINK)].map(([, found]) => decodeHtml(found)))) {
      if (/^(?:[a-z]+:|\/\/)/.test(address)) continue
      links += 1
      const problem = problemOf(address, own)
      if (problem) problems.push(`${own}: ${address} ${problem}`)
    }
  }
  for (const example of files.filter((file) => file.startsWith('examples/'))) {
    const html = readFileSync(join(folder, example), 'utf8')
    for (const [file] of html.matchAll(FILES))
      if (fileOf(file) === undefined) problems.push(`/${example}: ${file} is not there.`)
  }
  for (const { language, words, page } of SEARCHES) {
    const found = await searchSite(folder, language, words)
    if (!found.includes(page)) problems.push(`The search for ${words} (${language}) does not find ${page}.`)
  }
  return { pages: pages.length, links, problems }

  function problemOf(address, own) {
    const { pathname, hash } = new URL(address, `https://site.test${own}`)
    const file = fileOf(decodeURI(pathname))
    if (file === undefined) return 'leads to nothing.'
    const id = decodeURIComponent(hash.slice(1))
    if (id === '' || !file.endsWith('.html') || idsOf(file).has(id)) return undefined
    return 'leads to a page that has no such place.'
  }

  function fileOf(path) {
    return [path, join(path, 'index.html')].find((candidate) => {
      const file = join(folder, candidate)
      return existsSync(file) && statSync(file).isFile()
    })
  }
}

function readIds(folder) {
  const known = new Map()
  return (file) => {
    const ids = known.get(file) ?? new Set()
    if (known.has(file)) return ids
    for (const [, id] of readFileSync(join(folder, file), 'utf8').matchAll(/\sid="([^"]+)"/g))
      ids.add(decodeHtml(id))
    known.set(file, ids)
    return ids
  }
}

function decodeHtml(text) {
  return text
    .replace(/&#(x?)([\da-f]+);/gi, (_whole, hex, code) =>
      String.fromCodePoint(Number.parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
