import { inject } from 'vitest'
import { type DemoGateway, type DemoOptions, demoGatewayAt, openDemoGateway } from './demo-place'

export type { DemoGateway } from './demo-place'

/** One that its caller has to stop. */
export interface OwnDemoGateway extends DemoGateway {
  stop(): Promise<void>
}

/**
 * The gateway of this worker, shared by the files that it runs: starting one takes longer than most of their tests.
 * Each file uses its own page codes and visitors' phones.
 */
export function sharedDemoGateway(): DemoGateway {
  const places = inject('demoGateways')
  const place = places[(Number(process.env.VITEST_POOL_ID) - 1) % places.length]
  if (!place) throw new Error('No gateway was started for the tests of visitors.')
  return demoGatewayAt(inject('demoStore'), place)
}

/** Starts one for a single file: for tests that need other settings, or data as after a first start. */
export async function startDemoGateway(options: DemoOptions = {}): Promise<OwnDemoGateway> {
  const store = inject('demoStore')
  const { place, stop } = await openDemoGateway(store, options)
  return { ...demoGatewayAt(store, place), stop }
}
