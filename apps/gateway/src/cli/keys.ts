import { runInProcess } from './cli-process'
import { runNewKeys } from './new-keys'
import { runKeys } from './run-keys'

// Before the configuration is read: a first start in production has no keys yet.
const exit = runNewKeys(process.argv.slice(2), (line) => console.log(line))
if (exit === undefined) await runInProcess(runKeys, { reading: ['rotate'] })
else process.exitCode = exit
