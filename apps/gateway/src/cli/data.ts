import { runInProcess } from './cli-process'
import { runData } from './run-data'

await runInProcess(runData)
