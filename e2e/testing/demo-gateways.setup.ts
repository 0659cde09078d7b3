import type { TestProject } from 'vitest/node'
import { LEAD_PAGE } from '../leads/lead-page'
import { type DemoPlace, demoGatewayAt, openDemoGateway } from './demo-place'
import { JOURNEY_PAGE } from './journey-page'

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    demoGateways: DemoPlace[]
  }
}

/** The `maxWorkers` of the configuration. */
const WORKERS = 2

/** Vitest's global setup, after that of the demo's store: gateways with the pages that several files of tests open. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const store = project.getProvidedContext().demoStore
  const gateways = await Promise.all(Array.from({ length: WORKERS }, () => openDemoGateway(store)))
  const places = gateways.map(({ place }) => place)
  await Promise.all(places.map((place) => demoGatewayAt(store, place).importPages(JOURNEY_PAGE, LEAD_PAGE)))
  project.provide('demoGateways', places)
  return async () => {
    await Promise.all(gateways.map(({ stop }) => stop()))
  }
}
