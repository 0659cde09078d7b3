// The work that the tests of the pool run.
import { threadId as id, isMainThread as isMain } from 'node:worker_threads'

export const double = (one) => one * 2
export const isMainThread = () => isMain
export const threadId = () => id
export const leave = () => process.exit(1)
export function fail(reason) {
  throw new Error(reason)
}
export function goOnForEver() {
  for (;;);
}
