import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../lib/free-port.mjs'
import { gatewayProgram } from '../lib/gateway.mjs'
import { startServer } from './start-server.mjs'

/**
 * Starts a gateway for the first time, with an embedded database, in the environment `test` and with these settings.
 * With settings for `later` it is then stopped and started once more with those, too. Returns where it is, the
 * environment for processes that work beside it, and how to stop it, which removes what it stored.
 */
export async function startOwnGateway(settings, later) {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
  // Temporary folders are closed to other users, including the database's.
  await chmod(folder, 0o711)
  const port = await freePort()
  const env = {
    ...process.env,
    APP_ENV: 'test',
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    ...settings,
  }
  delete env.DATABASE_URL
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    let gateway = await startServer([gatewayProgram('main')], env)
    if (later) {
      await end(gateway)
      Object.assign(env, later)
      gateway = await startServer([gatewayProgram('main')], env)
    }
    return {
      env,
      origin: `http://127.0.0.1:${port}`,
      async stop() {
        await end(gateway)
        await removeFolder()
      },
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
}

async function end(gateway) {
  gateway.kill('SIGTERM')
  if (gateway.exitCode === null) await once(gateway, 'exit')
}
