import { prepare } from '../../tools/lib/prepare.mjs'
import { buildProcessPrograms } from './process-programs'

/** Vitest's global setup: builds the gateway and the programs that tests make of its parts from the current sources. */
export default async function setup(): Promise<void> {
  await prepare({ build: 'gateway' })
  await buildProcessPrograms()
}
