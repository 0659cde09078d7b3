import type { Company } from '../../company/company-data'
import type { Context } from '../../context'
import type { PublishedPages } from '../pages'
import type { KeptFor } from './kept'
import { type ServedPage, servedPage } from './served-page'

/** The pages that stand in at fixed routes, and behind the links of forms, while operators have published none. */
export interface DefaultPages {
  /** Undefined: nothing stands in for this code. Rendered at its first visit and then kept. */
  find(code: string): Promise<ServedPage | undefined>
  /** Has them rendered again, as what is shown in them has changed. */
  forget(): void
}

/** Starts with nothing rendered. What was rendered is forgotten when the company says something else about itself. */
export function createDefaultPages(
  { company: says }: Pick<Context, 'company'>,
  { standIn }: Pick<PublishedPages, 'standIn'>,
  kept: KeptFor,
): DefaultPages {
  const pages = new Map<string, { page: Promise<ServedPage>; company: Company }>()

  return {
    forget: () => pages.clear(),
    find: async (code) => {
      const draw = standIn(code)
      if (!draw) return undefined
      const company = await says.read()
      const known = pages.get(code)
      if (known?.company === company) return known.page
      const page = draw(company).then((drawn) => servedPage(drawn, kept(code)))
      pages.set(code, { page, company })
      // What could not be rendered once is tried again at the next visit.
      page.catch(() => pages.delete(code))
      return page
    },
  }
}
