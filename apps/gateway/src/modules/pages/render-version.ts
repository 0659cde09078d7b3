import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { RenderedPage, RenderFailure } from '@yingzao/contract/server'
import type { PageDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { imagesOf } from '../assets'
import type { RenderRow, VersionRow } from './page-store'
import { readVersion, UnreadablePage } from './read-version'

/** The bytes of a version for one build, ready to store, and what its renderer left out. */
export interface VersionRender {
  row: Omit<RenderRow, 'created_at'>
  failures: RenderFailure[]
}

/** Renders a version as visitors get it. Throws UnreadablePage when nothing of it can be shown. */
export async function renderVersion(ctx: Context, code: string, version: VersionRow): Promise<VersionRender> {
  const { html, csp, failures } = await renderDocument(ctx, readVersion(ctx, code, version), { draft: false })
  const bytes = Buffer.from(html)
  const [br, gz] = await Promise.all([compressBrotli(bytes), compressGzip(bytes)])
  const etag = createHash('sha256').update(csp).update(bytes).digest('base64url').slice(0, 27)
  return {
    row: { version_id: version.id, build: ctx.site.build, html: bytes, br, gzip: gz, csp, etag },
    failures,
  }
}

/** Renders a document with the sizes and copies of its images. Throws UnreadablePage when the renderer gives up. */
export async function renderDocument(
  ctx: Context,
  document: PageDocument,
  { draft }: { draft: boolean },
): Promise<RenderedPage> {
  const images = await imagesOf(ctx, document)
  try {
    return ctx.site.renderPage({ document, images, site: ctx.config.company, draft })
  } catch (error) {
    throw new UnreadablePage(`Page ${document.code} cannot be rendered as a whole.`, { cause: error })
  }
}

const brotli = promisify(brotliCompress)
const compressGzip = (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 })

// Quality 9: publishing waits for it. 11 gains a few per cent and takes ten times as long.
function compressBrotli(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}
