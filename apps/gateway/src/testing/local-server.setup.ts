import type { TestProject } from 'vitest/node'
import { provideTestServer } from './test-server'

/** Vitest's global setup: a PostgreSQL that already runs on this machine, where a template of the run's own is made. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideTestServer(project, project.getProvidedContext().localServerUrl)
}
