import { runInProcess } from './cli-process'
import { runAssets } from './run-assets'

await runInProcess(runAssets, { reading: ['push', 'verify'] })
