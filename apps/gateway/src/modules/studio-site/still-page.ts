/**
 * A page as a picture of itself, for thumbnails: what the renderer wrote, without its scripts and without what stands
 * there for whoever has none. In a frame that runs no scripts a page would show the latter (a form instead of what
 * has to be asked for first), and the browser would complain of every script. Pictures that wait to come near load at once.
 *
 * Plain searches will do: the renderer escapes quotes and brackets in all that documents say, and neither element nests.
 */
export function stillPage(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<noscript\b[^>]*>.*?<\/noscript>/gs, '')
    .replace(/^(<!doctype html><html\b[^>]*?) no-js\b/, '$1')
    .replace(/ src="data:[^"]*" data-src="/g, ' src="')
    .replace(/ data-srcset="/g, ' srcset="')
}
