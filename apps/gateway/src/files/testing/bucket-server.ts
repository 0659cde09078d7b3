import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import type { FileStoreSettings } from '../../config/file-store'
import { bucketSettings } from './bucket-settings'

/**
 * An object store in this process, with one empty bucket. It accepts every signature: for tests of bytes, not of
 * refusals.
 */
export async function startBucketServer(): Promise<
  { settings: FileStoreSettings; port: number; folder: string } & AsyncDisposable
> {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-bucket-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory: folder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: [{ name: 'files', configs: [] }],
  })
  const { port } = await server.run()
  return {
    settings: bucketSettings(port),
    port,
    folder,
    async [Symbol.asyncDispose]() {
      server.httpServer.closeAllConnections()
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
