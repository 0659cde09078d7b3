// One worker: does one piece of work at a time, in the words of `work-pool.ts`. It is no TypeScript, because it brings
// in what reads TypeScript where it is given a source, as in tests; a built gateway gives it built modules.
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
    // From here on it is the work that takes time, not the loading of it.
    parentPort.postMessage({ started: true })
    parentPort.postMessage({ value: await work(...args) })
  } catch (error) {
    parentPort.postMessage({ error })
  }
})
