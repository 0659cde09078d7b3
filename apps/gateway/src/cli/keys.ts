import { runInProcess } from './cli-process'
import { newKeySettings } from './new-key-settings'
import { runKeys } from './run-keys'

// Before the configuration is read: a first start in production has no keys yet.
if (process.argv.slice(2).join(' ') === 'new') console.log(newKeySettings())
else await runInProcess(runKeys, { reading: ['rotate'] })
