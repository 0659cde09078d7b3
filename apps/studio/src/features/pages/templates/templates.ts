import type { PageOutline } from './outline'
import outlines from './outlines.generated.json'
import { wording } from './wording'

export type TemplateKey = keyof typeof wording.list

export interface Template {
  /** Also the stem of a new page's code. */
  key: TemplateKey
  title: string
  about: string
  /** What a page made of it is called at first. */
  pageTitle: string
  outline: PageOutline
  /** The document as JSON text; its code is a new chunk, which comes when somebody chooses it. */
  load: () => Promise<string>
}

const documents: Record<TemplateKey, () => Promise<{ default: object }>> = {
  lead: () => import('./lead.json'),
  account: () => import('./account.json'),
  group: () => import('./group.json'),
  course: () => import('./course.json'),
  coupon: () => import('./coupon.json'),
  invite: () => import('./invite.json'),
  tour: () => import('./tour.json'),
  live: () => import('./live.json'),
}

/** The pages that operators make most, in the order of their use. */
export const templates: readonly Template[] = (Object.keys(documents) as TemplateKey[]).map((key) => {
  const { title, about, page } = wording.list[key]
  return {
    key,
    title,
    about,
    pageTitle: page,
    outline: outlines[key],
    load: async () => JSON.stringify((await documents[key]()).default),
  }
})
