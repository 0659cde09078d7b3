// One worker: does one piece of work at a time, speaking the protocol of `work-pool.ts`. It is not TypeScript, because
// it loads what reads TypeScript where it is given a source, as in tests; a built gateway gives it built modules.
import { parentPort } from 'node:worker_threads'

/** @type {Promise<unknown> | undefined} */
let reader

/** @param {string} address Of a module. */
async function load(address) {
  if (address.endsWith('.ts')) {
    reader ??= import('tsx/esm/api').then(({ register }) => register())
    await reader
  }
  return import(address)
}

parentPort.on('message', async ({ module, name, args }) => {
  try {
    const work = (await load(module))[name]
    // From here on the work itself takes time, not its loading.
    parentPort.postMessage({ started: true })
    parentPort.postMessage({ value: await work(...args) })
  } catch (error) {
    parentPort.postMessage({ error })
  }
})
