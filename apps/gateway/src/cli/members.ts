import { runInProcess } from './cli-process'
import { runMembers } from './run-members'

await runInProcess(runMembers, { reading: ['list'] })
