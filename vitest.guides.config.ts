import { defineConfig } from 'vitest/config'

/**
 * The guides of docs/guides, followed in a copy of the checkout: `npm run test:guides`. Whole commands, which take a
 * minute together, so `npm test` leaves them out and CI runs them separately.
 */
export default defineConfig({
  test: { include: ['tools/guides/**/*.guide.mjs'] },
})
