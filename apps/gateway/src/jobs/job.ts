/**
 * Every kind of job, and what one is given. Ids only: a job may run much later, or twice, and reads what it needs then.
 */
export interface JobData {
  /** Compresses the stored bytes of a version as well as brotli can. */
  'compress-page': { version_id: number; build: string }
}

export type JobName = keyof JobData

export const jobNames = ['compress-page'] as const satisfies readonly JobName[]

/** What does the work of each kind. Repeats must be safe: a job whose process was killed is run again. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }
