import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name <what-changes>` in this folder writes the next migration from `src/db/schema.ts`. */
export default defineConfig({ dialect: 'postgresql', schema: './src/db/schema.ts', out: './drizzle' })
