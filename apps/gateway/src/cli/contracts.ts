import { runInProcess } from './cli-process'
import { runContracts } from './run-contracts'

await runInProcess(runContracts, { reading: ['verify', 'show', 'export'] })
