import type { PageDocument } from '@yingzao/schema/client'

/** What a page needs to know of a stored image: its size, so that nothing shifts, and its smaller copies. */
export interface ImageInfo {
  url: string
  /** Pixels of the original. */
  width: number
  height: number
  /** Narrower or better compressed copies; never larger in bytes than the original. */
  variants: ImageVariant[]
}

export interface ImageVariant {
  format: 'webp' | 'avif'
  /** Pixels. */
  width: number
  url: string
}

/** What every page of a deployment says of its company (DOMAIN.md 4.4). */
export interface SiteSettings {
  company: string
  license_no: string
  phone: string
  adviser: string
  adviser_no: string
  filing_no: string
}

/** When a campaign runs, in milliseconds of the server's clock. It begins at `start_at` and is over at `end_at`. */
export interface CampaignWindow {
  /** Null: it has no beginning. */
  start_at: number | null
  /** Null: it has no end. */
  end_at: number | null
}

export interface RenderInput {
  document: PageDocument
  window: CampaignWindow
  /** By the address that the document uses. */
  images: Record<string, ImageInfo>
  site: SiteSettings
  /** A draft shows skipped and failing blocks as a red outline and is never indexed. */
  draft: boolean
  /** Whether the floating 测试 button is drawn: in the test environment only. */
  testButton: boolean
}

export interface RenderedPage {
  html: string
  /** Value of the Content-Security-Policy header that belongs to exactly this HTML. */
  csp: string
  /** Blocks that were left out because they threw. */
  failures: RenderFailure[]
}

export interface RenderFailure {
  blockId: string
  name: string
  message: string
}

/** A page that stands in for a missing one (DOMAIN.md 0.3). */
export type PageState = 'not_found' | 'error'

/**
 * The built visitors' site, as the gateway loads it: an artefact at a path, never an import.
 * `build` changes whenever anything that shapes a page's bytes changes.
 */
export interface SiteBundle {
  build: string
  renderPage(input: RenderInput): RenderedPage
  renderState(state: PageState, site: SiteSettings): RenderedPage
}
