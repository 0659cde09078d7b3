import { runInProcess } from './cli-process'
import { runEvidence } from './run-evidence'

await runInProcess(runEvidence, { reading: ['show', 'export', 'verify'] })
