import { runInProcess } from './cli-process'
import { runBackup } from './run-backup'

await runInProcess(runBackup, { reading: ['base', 'status', 'off', 'export'] })
