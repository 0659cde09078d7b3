/**
 * The data of each kind of job. The module that does the work adds its kind: `declare module '../../jobs/job'`. Ids
 * only: a job may run much later, or twice, and reads what it needs then.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it
export interface JobData {}

export type JobName = keyof JobData & string

/** Kinds of job by how long they can wait; of what waits in one lane, the first of these is done first. */
export const urgencies = ['waited-for', 'promised', 'soon', 'upkeep', 'mending'] as const

/** When the jobs of a kind are done. */
export interface JobTiming {
  /**
   * `waited-for`: somebody is looking at their phone. `promised`: for a certain minute. `soon`: nobody would notice a
   * minute. `upkeep`: some time today. `mending`: some time, and it takes long.
   */
  urgency: (typeof urgencies)[number]
  /**
   * Enqueued automatically: `daily`, by whichever process notices first that a day has begun, `once` in the life of a
   * store, or every five minutes while none of them waits.
   */
  repeat?: 'daily' | 'five-minutely' | 'once'
}

/** A kind of job, as it is run. Repeats must be safe: a job whose process was killed is run again. */
export interface RunnableJob extends Pick<JobTiming, 'repeat'>, Partial<Pick<JobTiming, 'urgency'>> {
  name: string
  /** Runs one of these jobs, with the data it was enqueued with. */
  run(data: unknown): Promise<void>
}
