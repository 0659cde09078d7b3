import { z } from 'zod'

/** What a process does: `web` serves visitors and members, `worker` runs jobs, `all` does both. */
export const role = z.enum(['web', 'worker', 'all'], {
  error:
    'ROLE is none of web, worker and all, so it is unclear whether this process serves pages, runs jobs, or both. Set one of them, or unset it for both.',
})

export type Role = z.infer<typeof role>
