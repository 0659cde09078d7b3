import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name <what-changes>` in this folder writes the next migration from every `*-tables.ts` of `src`. */
export default defineConfig({ dialect: 'postgresql', schema: './src/**/*-tables.ts', out: './drizzle' })
