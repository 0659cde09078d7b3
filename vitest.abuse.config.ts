import { defineConfig } from 'vitest/config'

/** Attacks at full length, which `npm test` runs on a small scale: `npm run test:abuse`. Takes minutes. */
export default defineConfig({
  test: {
    include: ['apps/gateway/src/**/*.abuse.ts'],
    globalSetup: 'apps/gateway/src/testing/embedded-server.setup.ts',
  },
})
