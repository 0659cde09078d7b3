import { programs } from '../../tools/lib/programs.mjs'

const SCRIPTS = [
  'ack-writer-process',
  'approval-gateway-process',
  'enrol-gateway-process',
  'lead-gateway-process',
  'order-gateway-process',
  'page-publisher-process',
  'pay-gateway-process',
  'remind-process',
] as const

export type ProcessProgram = (typeof SCRIPTS)[number]

const built = programs({
  folder: 'e2e/dist',
  programs: Object.fromEntries(SCRIPTS.map((name) => [name, `e2e/testing/${name}.ts`])),
  madeOf: ['e2e/testing', 'apps/gateway/src', 'packages'],
})

/**
 * Returns the path of a part of a gateway that tests run as its own process: dozens of them, so each must start at
 * once.
 */
export function processProgram(name: ProcessProgram): string {
  return built.pathOf(name)
}

/** Builds them unless they are up to date. */
export async function buildProcessPrograms(): Promise<void> {
  if (!built.areBuilt()) await built.build()
}
