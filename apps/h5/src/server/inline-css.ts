import { attributes } from '@yingzao/renderer/server'
import type { Stylesheet } from './artefacts'

/** A stylesheet as it appears in the page. The runtime finds it by `data-href` and does not fetch it again. */
export function styleElement({ href, text }: Stylesheet): string {
  return `<style${attributes({ 'data-href': href })}>${text}</style>`
}

/**
 * Writes each block's CSS right before the first block of the page that needs it. The CSS of what is below the first
 * screen thus does not delay painting it: on a slow connection that is most of a page's CSS.
 */
export function cssBeforeFirstUse(
  css: Readonly<Record<string, readonly Stylesheet[]>>,
): (names: ReadonlySet<string>) => string {
  const written = new Set<string>()
  return (names) => {
    const fresh = [...names].flatMap((name) => css[name] ?? []).filter(({ href }) => !written.has(href))
    for (const { href } of fresh) written.add(href)
    return [...new Map(fresh.map((sheet) => [sheet.href, sheet])).values()].map(styleElement).join('')
  }
}
