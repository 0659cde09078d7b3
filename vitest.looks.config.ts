import { defineConfig } from 'vitest/config'

/** What sections, templates, routes and screens look like, beside what was judged good: `npm run test:looks`. */
export default defineConfig({
  test: {
    include: ['e2e/looks/**/*.looks.ts'],
    // With `--update` what is there now is what is good.
    provide: { keepsLooks: process.argv.includes('--update') },
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
})
