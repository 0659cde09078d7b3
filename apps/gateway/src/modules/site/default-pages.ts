import type { Context } from '../../context'
import { defaultContent, encodePage, renderContent } from '../pages'
import { type ServedPage, servedPage } from './served-page'

/** The pages that stand in at fixed routes, and behind the links of forms, while operators have published none. */
export interface DefaultPages {
  /** Undefined: nothing stands in for this code. Rendered at its first visit and then kept for as long as the process. */
  find(code: string): Promise<ServedPage | undefined>
}

/** Nothing rendered yet. */
export function createDefaultPages(ctx: Context): DefaultPages {
  const pages = new Map<string, Promise<ServedPage>>()

  async function render(content: NonNullable<ReturnType<typeof defaultContent>>): Promise<ServedPage> {
    return servedPage(await encodePage(await renderContent(ctx, content, { draft: false })))
  }

  return {
    find: async (code) => {
      const content = defaultContent(code)
      if (!content) return undefined
      const known = pages.get(code)
      if (known) return known
      const page = render(content)
      pages.set(code, page)
      // What could not be rendered once is tried again at the next visit.
      page.catch(() => pages.delete(code))
      return page
    },
  }
}
