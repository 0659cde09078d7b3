import { runInProcess } from './cli-process'
import { runSandbox } from './run-sandbox'

await runInProcess(runSandbox, { reading: ['sms'] })
