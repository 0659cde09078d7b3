import { specs } from '@yingzao/blocks/props'
import { type BlockCatalogue, type EditedPage, Editor } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import type { PageFacts } from '@yingzao/renderer'
import type { JsonValue } from '@yingzao/schema/client'
import { readDocument, type Specs } from '@yingzao/schema/server'
import type { Answer } from '../../../state/calls'
import type { CanvasState } from '../canvas/canvas-state'
import { type FactStore, factStore } from './fact-store'

/** A page that is open in the editor: one for as long as the screen shows it. */
export interface EditorSession {
  code: string
  editor: Editor
  catalogue: BlockCatalogue
  specs: Specs
  /** Where visitors find pages: scheme, host and port. */
  publicOrigin: string
  /** The same where the Studio has a host of its own; empty: pages and their calls are on the Studio's own origin. */
  pagesOrigin: string
  /** Hosts that links may lead to. */
  linkHosts: readonly string[]
  facts: FactStore
  canvas: CanvasState
  /** Script of a block beside what every page with islands loads, in bytes of brotli, by its name. */
  blockBytes: Readonly<Record<string, number>>
  /** What it is deployed as: where nobody is misled, checks are milder. */
  env: Answer<'studioSettings'>['env']
  /** The server's count of saves when the page was opened. */
  revision: number
  /** Whether this member may write pages. */
  isReadOnly: boolean
}

/** What a session is made of. */
export interface Opening {
  detail: Answer<'pageDetail'>
  settings: Answer<'studioSettings'>
  canvas: CanvasState
  isReadOnly: boolean
}

/** Opens what the gateway holds. The document has been read there, so reading it here leaves it as it is. */
export function openSession({ detail, settings, canvas, isReadOnly }: Opening): EditorSession {
  const linkHosts = settings.link_hosts
  const catalogue = catalogueOf(specs, { reading: { linkHosts } })
  const page = pageOf(detail.document)
  const site = settings.site as PageFacts['site']
  return {
    code: detail.page.code,
    editor: new Editor({ page, catalogue, now: () => performance.now() }),
    catalogue,
    specs,
    publicOrigin: settings.public_origin,
    pagesOrigin: settings.pages_origin,
    linkHosts,
    facts: factStore(
      { title: page.title, images: detail.images, site, firstImageBlock: undefined, drawsAllImages: true },
      detail.files,
    ),
    canvas,
    blockBytes: settings.block_bytes,
    env: settings.env,
    revision: detail.revision,
    isReadOnly,
  }
}

/** A document of the gateway as the editor holds it. */
export function pageOf(document: Record<string, unknown>): EditedPage {
  const { start_at, end_at, ...rest } = document
  const { document: read } = readDocument(rest as JsonValue, specs)
  return { ...read, start_at: momentOf(start_at), end_at: momentOf(end_at) }
}

function momentOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
