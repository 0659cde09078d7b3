import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../lib/free-port.mjs'
import { gatewayProgram } from '../../lib/gateway.mjs'
import { productionSettings } from '../production-settings.mjs'
import { runNode, startServer } from '../start-server.mjs'
import { PAGE_PATH } from './page-texts.mjs'

/** Publishes a document on its own gateway, with the pictures beside it, and serves it until it is stopped. */
export async function startOurPage(document) {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
  // Temporary folders are closed to other users, including the database's.
  await chmod(folder, 0o711)
  const port = await freePort()
  const env = {
    ...process.env,
    // As visitors get it: a test page brings its own tools.
    ...productionSettings(),
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'warn',
  }
  delete env.DATABASE_URL
  try {
    const publish = [gatewayProgram('pages'), 'import', document, '--publish']
    // In production a page is published by approval only.
    await runNode(publish, { ...env, APP_ENV: 'test' })
    const gateway = await startServer([gatewayProgram('main')], env)
    return {
      url: `http://127.0.0.1:${port}${PAGE_PATH}`,
      stop: async () => {
        gateway.kill('SIGTERM')
        if (gateway.exitCode === null) await once(gateway, 'exit')
        await rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}
