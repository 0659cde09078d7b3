/**
 * What a job of each kind is given. The module that does the work adds its kind: `declare module '../../jobs/job'`.
 * Ids only: a job may run much later, or twice, and reads what it needs then.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add to it
export interface JobData {}

export type JobName = keyof JobData & string

/** Kinds of job by how long they can wait; of what waits in one lane, the first of these is done first. */
export const urgencies = ['waited-for', 'promised', 'soon', 'upkeep', 'mending'] as const

/** When the jobs of a kind are done. */
export interface JobTiming {
  /**
   * `waited-for`: somebody looks at their phone. `promised`: for a certain minute. `soon`: nobody would notice a minute.
   * `upkeep`: some time today. `mending`: some time, and it takes long.
   */
  urgency: (typeof urgencies)[number]
  /**
   * Left by itself: `daily`, by whichever process notices first that a day has begun, `once` in the life of a store, or
   * every five minutes while none of them waits.
   */
  repeat?: 'daily' | 'five-minutely' | 'once'
}

/** A kind of job, as it is run. Repeats must be safe: a job whose process was killed is run again. */
export interface RunnableJob extends Pick<JobTiming, 'repeat'>, Partial<Pick<JobTiming, 'urgency'>> {
  name: string
  /** Does one of them. It is given what was left under this name. */
  run(data: unknown): Promise<void>
}
