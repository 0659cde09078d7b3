import { defineConfig } from 'drizzle-kit'

/** Paths from the root, where `npm run migration -- --name what_changes` runs it. */
export default defineConfig({
  dialect: 'postgresql',
  schema: 'apps/gateway/src/**/*-tables.ts',
  out: 'apps/gateway/drizzle',
})
