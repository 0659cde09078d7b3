import { runInProcess } from './cli-process'
import { runAudit } from './run-audit'

await runInProcess(runAudit, { reading: ['verify', 'head'] })
