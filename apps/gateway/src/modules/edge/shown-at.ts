import { pathsOf } from './page-paths'

/** How long an address may take, in milliseconds. */
const PATIENCE_MS = 3_000

/** Caches keep a separate copy for each. */
const ENCODINGS = ['br', 'gzip', 'identity']

/** What only a published version contains: neither "not found" nor a stand-in page does. */
const PUBLISHED = /<html\b[^>]*\sdata-version="\d+"/

/** The addresses below an origin that show a published version of a page, or that do not answer. */
export async function shownAt(origin: string, code: string): Promise<string[]> {
  const looks = pathsOf(code).map(async (path) => {
    const url = `${origin}${path}`
    const shown = await Promise.all(ENCODINGS.map((encoding) => isShown(url, encoding)))
    return shown.includes(true) ? [path] : []
  })
  return (await Promise.all(looks)).flat()
}

async function isShown(url: string, encoding: string): Promise<boolean> {
  try {
    const reply = await fetch(url, {
      headers: { 'accept-encoding': encoding, 'user-agent': 'yingzao-probe' },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const text = await reply.text()
    return reply.status === 200 && PUBLISHED.test(text)
  } catch {
    // Whether it is gone is not known.
    return true
  }
}
