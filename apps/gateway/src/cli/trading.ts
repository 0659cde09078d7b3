import { runInProcess } from './cli-process'
import { runTrading } from './run-trading'

await runInProcess(runTrading, { reading: ['replay', 'verify'] })
