import { defineConfig } from 'vitest/config'

/**
 * The full number of kills and tamperings, of which `npm test` makes a few: `npm run test:faults`. Takes half an hour.
 */
export default defineConfig({
  test: {
    include: ['{e2e,apps/gateway/src}/**/*.faults.ts'],
    globalSetup: ['e2e/testing/programs.setup.ts', 'apps/gateway/src/testing/embedded-server.setup.ts'],
    maxWorkers: 1,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
})
