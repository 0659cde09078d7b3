import { runInProcess } from './cli-process'
import { runPages } from './run-pages'

await runInProcess(runPages, { reading: ['list', 'export', 'preview'] })
