import { loadConfig } from '../config/config'
import { StartError } from '../config/start-error'
import { announcement } from '../start/announce'
import { stopOnSignal } from '../start/stop-on-signal'
import { startDevGateway } from './start-dev-gateway'

/**
 * The gateway under `npm run dev` (tools/dev.mjs), with which it exchanges messages: it sends `ready` once it could
 * serve. The `first` one prepares the store and opens the port; one that is to `serve` after another opens the port at
 * once. On `site` or `studio` it loads the new build, and given the name of a saved demo file, that file. On `release`
 * it leaves the port to the next gateway, which has been prepared meanwhile, and ends.
 */
type Order = 'first' | 'serve' | 'site' | 'studio' | 'release'

const quiet = () => {}

try {
  // What is tried here is not backed up: nobody would empty the spool of the log.
  const config = { ...loadConfig(), backup: undefined }
  if (config.env === 'production') throw new StartError('npm run dev is not for APP_ENV=production.')
  const starting = startDevGateway(config, (line) => console.log(line))
  stopOnSignal(async () => (await starting).stop(), quiet)
  const gateway = await starting
  const serve = async () => {
    await gateway.serve()
    console.log(announcement(config, { port: config.port, setupToken: gateway.setupToken }))
  }
  const orders: Record<Order, () => Promise<void>> = {
    first: async () => {
      await gateway.prepareStore().catch(async (error: unknown) => {
        console.error(error)
        await gateway.stop()
        process.exit(1)
      })
      await serve()
    },
    serve: async () => {
      await serve()
      await gateway.prepareStore()
    },
    site: () => gateway.takeUpSite(),
    studio: () => gateway.takeUpStudio(),
    release: async () => {
      await gateway.release()
      process.send?.('released')
      await gateway.stop()
      process.exit(0)
    },
  }
  process.on('message', (order: Order | { demo: string }) => {
    const done = typeof order === 'string' ? orders[order]() : gateway.takeUpDemo(order.demo)
    done.catch((error: unknown) => console.error(error))
  })
  // Its parent process is gone without notice.
  process.on('disconnect', () => void gateway.stop().then(() => process.exit(0)))
  process.send?.('ready')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const problem of error.problems) console.error(problem)
  process.exit(1)
}
