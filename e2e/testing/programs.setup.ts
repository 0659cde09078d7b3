import { prepare } from '../../tools/lib/prepare.mjs'
import { buildProcessPrograms } from './process-programs'

/** Vitest's global setup: the gateway and what tests make of its parts are built from the sources of now. */
export default async function setup(): Promise<void> {
  await prepare({ build: 'gateway' })
  await buildProcessPrograms()
}
