import { loadConfig } from '../config/config'
import { StartError } from '../config/start-error'
import { announcement } from '../start/announce'
import { stopOnSignal } from '../start/stop-on-signal'
import { startDevGateway } from './start-dev-gateway'

/**
 * The gateway under `npm run dev` (tools/dev.mjs), which it talks to: it says `ready` once it could serve, opens the
 * port when told to `serve`, takes up new builds when told of a `build`, and on `release` leaves the port to the next
 * gateway, which has been made ready meanwhile, and ends.
 */
type Order = 'serve' | 'build' | 'release'

const quiet = () => {}

try {
  const config = loadConfig()
  if (config.env === 'production') throw new StartError('npm run dev is not for APP_ENV=production.')
  const starting = startDevGateway(config, (line) => console.log(line))
  stopOnSignal(async () => (await starting).stop(), quiet)
  const gateway = await starting
  const orders: Record<Order, () => Promise<void>> = {
    serve: async () => {
      await gateway.serve()
      console.log(announcement(config, { port: config.port, setupToken: gateway.setupToken }))
    },
    build: () => gateway.takeUpBuild(),
    release: async () => {
      await gateway.release()
      process.send?.('released')
      await gateway.stop()
      process.exit(0)
    },
  }
  process.on('message', (order: Order) => {
    orders[order]().catch((error: unknown) => console.error(error))
  })
  // Whoever started it is gone without a word.
  process.on('disconnect', () => void gateway.stop().then(() => process.exit(0)))
  process.send?.('ready')
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const problem of error.problems) console.error(problem)
  process.exit(1)
}
