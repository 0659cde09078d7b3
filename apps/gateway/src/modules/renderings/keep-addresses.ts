import { createHash } from 'node:crypto'
import type { Context } from '../../context'
import { assetStorage, contentTypeOf } from '../assets'
import { findAssets, insertAssets, type NewAsset } from './rendering-store'

const OWN = /^\/assets\/([\w.-]+)$/

/**
 * Records the bytes behind our own pictures and videos that a page names. The bytes stay in the asset storage, which
 * never deletes any. Of others' addresses nothing is kept except that the page names them.
 */
export async function keepAddresses(
  { config, db }: Pick<Context, 'config' | 'db'>,
  addresses: readonly string[],
): Promise<void> {
  const own = addresses.filter((address) => OWN.test(address))
  const known = new Set((await findAssets(db.orm, own)).map(({ address }) => address))
  const storage = assetStorage(config)
  const found: NewAsset[] = []
  for (const address of own.filter((one) => !known.has(one))) {
    const name = OWN.exec(address)?.[1] ?? ''
    const type = contentTypeOf(name)
    if (type === undefined || (await storage.size(name)) === undefined) continue
    const digest = createHash('sha256')
    let bytes = 0
    for await (const chunk of storage.read(name)) {
      digest.update(chunk as Buffer)
      bytes += (chunk as Buffer).byteLength
    }
    found.push({ address, sha256: digest.digest('hex'), type, bytes })
  }
  await insertAssets(db.orm, found)
}
