import type { Context } from '../../../context'
import type { JobData } from '../../../jobs/job'
import { compressBrotli } from './encode-page'
import { findRender, replaceBrotli } from './render-store'

/**
 * Replaces the brotli bytes of a rendered version with those of the best quality, if they are fewer. Every process is
 * then notified that the page has changed. Safe to repeat; does nothing if the rendered bytes no longer exist.
 */
export async function compressPage(
  { db }: Pick<Context, 'db'>,
  { version_id, build }: JobData['compress-page'],
): Promise<void> {
  const render = await findRender(db.orm, version_id, build)
  if (!render) return
  const br = await compressBrotli(render.html, 11)
  if (br.byteLength < render.br.byteLength) await replaceBrotli(db.orm, { version_id, build, br })
}
