import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadSite } from '@yingzao/gateway/testing'
import type { BrowserContext } from 'playwright-core'
import type {
  HostSettings,
  RenderedPage,
  RenderInput,
  SiteBundle,
  SiteSettings,
} from '../../packages/contract/src/client'
import type { Block, PageDocument } from '../../packages/schema/src/client'

const CHUNKS = 'apps/h5/dist/web'
const CHUNK_PATH = '/packages/h5-page/dist/'
const NOBODY = { code: 0, msg: '操作失败，请稍后重试', response: null }
/** Company data for pages that nobody reads. */
export const COMPANY: SiteSettings = {
  company: '示例公司',
  license_no: '1',
  phone: '2',
  adviser: '3',
  adviser_no: '4',
  filing_no: '5',
}
/** The smallest picture there is. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The built visitors' site in a browser without a gateway behind it: whatever can be rendered can be viewed. */
export interface BuiltSite {
  /**
   * Renders blocks as a page and returns its address; `draft` renders it as a preview, `host` is passed to its host.
   */
  put(
    blocks: readonly Block[],
    options?: { draft?: boolean; host?: Partial<HostSettings> },
  ): { address: string; page: RenderedPage }
  /** Changes the text of a chunk whose file name begins like this, as a build fault would. */
  changeChunk(name: string, change: (text: string) => string): void
}

/** Serves the site to a context; nothing leaves this process. `site`: in place of the one that was built. */
export async function openBuiltSite(context: BrowserContext, site?: SiteBundle): Promise<BuiltSite> {
  const { renderPage } = site ?? (await loadSite({ company: COMPANY, hostSettings: {}, env: 'development' }))
  const pages = new Map<string, RenderedPage>()
  const changes = new Map<string, (text: string) => string>()

  await context.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url())
    const page = pages.get(pathname)
    if (page) {
      const headers = { 'content-security-policy': page.csp, 'server-timing': `now;dur=${Date.now()}` }
      return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: page.html })
    }
    if (pathname.startsWith(CHUNK_PATH)) return route.fulfill(chunk(pathname.slice(CHUNK_PATH.length)))
    if (route.request().resourceType() === 'image')
      return route.fulfill({ contentType: 'image/gif', body: PICTURE })
    return route.fulfill({ json: NOBODY })
  })

  function chunk(name: string): { contentType: string; body: string } | { status: number } {
    const [, stem = '', ending = ''] = /^(.*)\.(\w+)$/.exec(name) ?? []
    // As the gateway joins them (modules/site/joined-chunks.ts).
    const files = stem.split('+').map((part) => `${part}.${ending}`)
    const texts = files.filter((file) => existsSync(join(CHUNKS, file))).map(textOf)
    if (texts.length === 0) return { status: 404 }
    return { contentType: ending === 'css' ? 'text/css' : 'text/javascript', body: texts.join(';\n') }
  }

  function textOf(file: string): string {
    const text = readFileSync(join(CHUNKS, file), 'utf8')
    const [, change] = [...changes].find(([name]) => file.startsWith(name)) ?? []
    if (!change) return text
    const changed = change(text)
    if (changed === text) throw new Error(`There was nothing to change in ${file}.`)
    return changed
  }

  return {
    put(blocks, { draft = false, host = {} } = {}) {
      const page = renderPage({ ...inputOf(blocks), host, draft, simulator: draft })
      const path = `/h5-page/h5/page-${pages.size + 1}`
      pages.set(path, page)
      return { address: `http://localhost${path}${draft ? '?isPreview=1' : ''}`, page }
    },
    changeChunk: (name, change) => void changes.set(name, change),
  }
}

/** The renderer's input for a published page of these blocks. */
export function inputOf(blocks: readonly Block[]): RenderInput {
  return {
    document: documentOf(blocks),
    window: { start_at: null, end_at: null },
    images: {},
    site: COMPANY,
    draft: false,
    testButton: false,
  }
}

function documentOf(page_schema: readonly Block[]): PageDocument {
  const meta = { keywords: '', description: '' }
  return {
    code: 'built',
    title: '页面',
    meta,
    background: '',
    is_auto_fit: 0,
    extra: { pageID: '' },
    page_schema: [...page_schema],
  }
}
