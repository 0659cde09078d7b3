import { z } from 'zod'

/** Where the process runs. Only `production` refuses placeholders and generated secrets. */
export const appEnv = z.enum(['development', 'test', 'production'], {
  error:
    'APP_ENV must be development, test or production, because it decides which safeguards apply. Set one of the three.',
})

export type AppEnv = z.infer<typeof appEnv>
