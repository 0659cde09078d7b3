import { defineConfig } from 'vitest/config'

/** Attacks in full length, which `npm test` makes in small: `npm run test:abuse`. Takes minutes. */
export default defineConfig({
  test: {
    include: ['apps/gateway/src/**/*.abuse.ts'],
    globalSetup: 'apps/gateway/src/testing/embedded-server.setup.ts',
  },
})
