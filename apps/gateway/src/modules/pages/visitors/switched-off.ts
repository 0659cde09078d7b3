import { legalPages } from '@yingzao/contract/server'
import type { PageDocument } from '@yingzao/schema/server'
import type { Context } from '../../../context'
import type { ActiveSwitch } from '../../../switches/switch-data'
import { inWorker } from '../../../workers/in-worker'
import type { VersionContent } from '../document/reading/read-stored'
import type { withoutSwitchedOff } from '../document/without-switched-off'

const filterInWorker = inWorker<typeof withoutSwitchedOff>(
  new URL('../document/without-switched-off.ts', import.meta.url),
  'withoutSwitchedOff',
)

const LEGAL: ReadonlySet<string> = new Set(legalPages.map(({ code }) => code))
const IN_PAGES: ReadonlySet<ActiveSwitch['scope']> = new Set(['block', 'product', 'word', 'picture'])

/**
 * Whether the page does not exist for visitors. The legal texts that forms link to stay when everything else is
 * switched off.
 */
export function isPageOff(code: string, switches: readonly ActiveSwitch[]): boolean {
  if (LEGAL.has(code)) return false
  return switches.some(({ scope, value }) => scope === 'all' || (scope === 'page' && value === code))
}

/** Whether pages may have to lose some of their blocks. */
export function takesBlocks(switches: readonly ActiveSwitch[]): boolean {
  return switches.some(({ scope }) => IN_PAGES.has(scope))
}

/** What is left of a page, and how many blocks were removed. The same content if nothing of it is switched off. */
export async function filterContent<Content extends Pick<VersionContent, 'document'>>(
  content: Content,
  switches: readonly ActiveSwitch[],
): Promise<{ content: Content; blocks: number }> {
  const asked = switches.filter(({ scope }) => IN_PAGES.has(scope))
  if (asked.length === 0) return { content, blocks: 0 }
  const filtered = await filterInWorker(content.document, asked)
  if (filtered === 'same') return { content, blocks: 0 }
  return { content: { ...content, document: filtered.document }, blocks: filtered.blocks }
}

/** A page as visitors may currently see it. */
export async function shownContent<Content extends Pick<VersionContent, 'document'>>(
  { switches }: Pick<Context, 'switches'>,
  content: Content,
): Promise<Content> {
  return (await filterContent(content, await switches.read())).content
}

const BLANK: PageDocument = {
  code: 'blank',
  title: '',
  meta: { keywords: '', description: '' },
  background: '',
  is_auto_fit: 0,
  extra: { pageID: '' },
  page_schema: [],
}

/** Has every worker load what it filters pages with, so that the first switch does not wait for that. */
export async function loadFilter(): Promise<void> {
  const nothing: ActiveSwitch = { switch_id: 0, scope: 'block', value: '', mark: null }
  await Promise.all([filterInWorker(BLANK, [nothing]), filterInWorker(BLANK, [nothing])])
}
