/** What the bytes of a page say about it. */
export interface PageFacts {
  /** Null: they do not say. */
  code: string | null
  page_version: number | null
  variant: string | null
  build: string | null
  /** Pictures and videos that it names, our own and others'. */
  addresses: string[]
}

const ROOT = /^<!doctype html><html([^>]*)>/
const OWN = /\/assets\/[0-9a-f]{64}[\w.-]*/g
const OTHERS = /(?:\b(?:src|poster)="|url\((?:&quot;|["'])?)(https:\/\/[^"'()\s<>]{1,2048}?)(?=["')]|&quot;)/g

/** Reads them from the HTML: whatever rendered it, this is what was served. */
export function factsOf(html: string): PageFacts {
  const root = ROOT.exec(html)?.[1] ?? ''
  const told = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(root)?.[1] ?? null
  const version = Number(told('version'))
  const others = [...html.matchAll(OTHERS)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
  return {
    code: told('code'),
    page_version: Number.isSafeInteger(version) && version > 0 ? version : null,
    variant: told('variant'),
    build: told('build'),
    addresses: [...new Set([...(html.match(OWN) ?? []), ...others])].sort(),
  }
}
