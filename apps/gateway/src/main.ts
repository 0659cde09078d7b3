import { loadConfig } from './config/config'
import { StartError } from './config/start-error'
import { announcement } from './start/announce'
import { startGateway } from './start/start-gateway'
import { longestLeave } from './start/stop-gateway'
import { stopOnSignal } from './start/stop-on-signal'

function report(line: string): void {
  console.log(line)
}

try {
  const config = loadConfig()
  const starting = startGateway(config, report)
  // Also during the start: then it stops as soon as there is something complete to stop.
  stopOnSignal(async () => (await starting).stop(), report, longestLeave(config))
  report(announcement(config, await starting))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const problem of error.problems) console.error(problem)
  process.exit(1)
}
