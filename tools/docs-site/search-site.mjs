import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ORIGIN = 'http://site.test'

/** How many of the best results are looked at. */
const RESULTS = 20

/**
 * What the search of a built site finds, by the program that browsers run: the addresses of pages, best first.
 * @param {string} folder `docs-site/dist`.
 * @param {string} language Of the page that the search is opened on.
 * @param {string} words
 */
export async function searchSite(folder, language, words) {
  const restore = pretendBrowser(folder, language)
  try {
    // A different query, so that each language has a program of its own, which reads the language as it starts.
    const program = `${pathToFileURL(join(folder, 'pagefind/pagefind.js')).href}?${language}`
    const pagefind = await import(program)
    await pagefind.options({ basePath: `${ORIGIN}/pagefind/`, baseUrl: '/' })
    await pagefind.init()
    const { results } = await pagefind.search(words)
    const found = await Promise.all(results.slice(0, RESULTS).map((result) => result.data()))
    return found.map(({ url }) => url.replace(/[#?].*$/, ''))
  } finally {
    restore()
  }
}

/** A document that has a language, and files in place of a server. */
function pretendBrowser(folder, language) {
  const { document, window, location, fetch } = globalThis
  const html = { getAttribute: (name) => (name === 'lang' ? language : null) }
  globalThis.document = { querySelector: (selector) => (selector === 'html' ? html : null) }
  globalThis.location = new URL(ORIGIN)
  globalThis.window = { location: globalThis.location }
  globalThis.fetch = async (address) => {
    const { pathname } = new URL(address, ORIGIN)
    return new Response(await readFile(join(folder, decodeURI(pathname))))
  }
  return () => Object.assign(globalThis, { document, window, location, fetch })
}
