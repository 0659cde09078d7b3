// One worker: does one piece of work at a time, in the words of `work-pool.ts`. It is no TypeScript, because it brings
// in what reads TypeScript; the process that starts it may have another reader, as tests have.
import { parentPort } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()

parentPort.on('message', async ({ module, name, args }) => {
  try {
    const work = (await import(module))[name]
    // From here on it is the work that takes time, not the loading of it.
    parentPort.postMessage({ started: true })
    parentPort.postMessage({ value: await work(...args) })
  } catch (error) {
    parentPort.postMessage({ error })
  }
})
