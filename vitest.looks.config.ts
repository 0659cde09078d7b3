import { defineConfig } from 'vitest/config'

/** Compares sections, templates, routes and screens with the looks judged good: `npm run test:looks`. */
export default defineConfig({
  test: {
    include: ['e2e/looks/**/*.looks.ts'],
    // With `--update` the current looks become the good ones.
    provide: { keepsLooks: process.argv.includes('--update') },
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
})
