/**
 * A page as a still picture, for thumbnails: the renderer's output without its scripts and without its `noscript`
 * parts. In a frame that runs no scripts a page would show the latter (a form instead of what has to be fetched first),
 * and the browser would complain about every script. Pictures that load lazily are loaded at once.
 *
 * Plain searches will do: the renderer escapes quotes and brackets in everything from documents, and neither element
 * nests.
 */
export function stillPage(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<noscript\b[^>]*>.*?<\/noscript>/gs, '')
    .replace(/^(<!doctype html><html\b[^>]*?) no-js\b/, '$1')
    .replace(/ src="data:[^"]*" data-src="/g, ' src="')
    .replace(/ data-srcset="/g, ' srcset="')
}
