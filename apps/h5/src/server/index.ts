import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { views } from '@yingzao/blocks/view/server'
import type { PageState, RenderedPage, RenderInput, SiteBundle, SiteSettings } from '@yingzao/contract/client'
import { renderBlocks } from '@yingzao/renderer/server'
import { readArtefacts } from './artefacts'
import { firstImageBlock } from './first-image'
import { groundStyle } from './ground'
import { pageHtml } from './page-html'
import { stateMarkup } from './state-markup'

// The bundle lies in dist/server, beside the builds it names in its pages.
const artefacts = readArtefacts(join(dirname(fileURLToPath(import.meta.url)), '..'))

/** Draws one page document. Depends on its input and the build alone, never on a visitor or a clock. */
function renderPage({ document, images, site, draft }: RenderInput): RenderedPage {
  const facts = { images, site, firstImageBlock: firstImageBlock(document) }
  const { html, failures, used, islands, conditions } = renderBlocks({
    blocks: document.page_schema,
    views,
    facts,
    draft,
  })
  const needsScripts = islands.size > 0 || html.includes(' data-act="')
  const page = pageHtml(artefacts, {
    title: document.title,
    meta: document.meta,
    bodyStyle: groundStyle(document.background),
    root: {
      'data-code': document.code,
      'data-page-id': document.extra.pageID || undefined,
      'data-fit': document.is_auto_fit || undefined,
      'data-if': conditions.length > 0 ? JSON.stringify(conditions) : undefined,
    },
    data: { 'data-entry': artefacts.entry, 'data-scripts': needsScripts ? '' : undefined },
    conditions: conditions.length,
    used,
    main: html,
    hidden: draft,
  })
  return { ...page, failures }
}

function renderState(state: PageState, site: SiteSettings): RenderedPage {
  const { title, main } = stateMarkup(state, site)
  const meta = { keywords: '', description: '' }
  const page = pageHtml(artefacts, {
    title,
    meta,
    bodyStyle: '',
    root: {},
    data: {},
    conditions: 0,
    used: [],
    main,
    hidden: true,
  })
  return { ...page, failures: [] }
}

/** The door the gateway loads by path. */
export const site: SiteBundle = { build: artefacts.build, renderPage, renderState }
