import type { Capture } from './warc'

const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">`

/** Larger pictures and videos are left to the archive beside it. In bytes. */
const LARGEST = 3_000_000

/** A page that a browser can show by itself, offline: its pictures are embedded, and none of its scripts run. */
export function offlinePage(html: string, origin: string, assets: readonly Omit<Capture, 'at'>[]): string {
  let page = html.replace(/<head>/i, `<head>${POLICY}`)
  for (const { url, type, body } of assets) {
    if (!type.startsWith('image/') || body.length > LARGEST || !url.startsWith(`${origin}/assets/`)) continue
    page = page.replaceAll(url.slice(origin.length), `data:${type};base64,${body.toString('base64')}`)
  }
  return page
}
