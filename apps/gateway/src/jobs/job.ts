/**
 * Every kind of job, and what one is given. Ids only: a job may run much later, or twice, and reads what it needs then.
 */
export interface JobData {
  /** Sends a text message that was left in the database. */
  'send-sms': { message_id: number }
  /** Compresses the stored bytes of a version as well as brotli can. */
  'compress-page': { version_id: number; build: string }
  /** Draws the published pages that have no bytes of what they are to look like now. */
  'render-published': Record<string, never>
  /** Does what was set to happen to a page, if its time has come. */
  'page-schedule': { page_id: number }
  /** Tells in the audit log of a login that wrong passwords have locked, if somebody has it. */
  'note-member-lock': { login_key: string; ip: string; is_known_device: boolean }
  /** Deletes some of what has been kept for as long as it has to be. */
  'delete-old-rows': Record<string, never>
  /** Takes out of stored pictures and films what their cameras noted, beginning behind this hash. */
  'clean-stored-files': { after?: string }
  /** Writes down where the audit log ends. */
  'keep-audit-head': Record<string, never>
}

export type JobName = keyof JobData

/** In this order: somebody waits for a message, and a page was promised for a certain minute. */
export const jobNames = [
  'send-sms',
  'page-schedule',
  'render-published',
  'compress-page',
  'note-member-lock',
  'keep-audit-head',
  'delete-old-rows',
  'clean-stored-files',
] as const satisfies readonly JobName[]

/** What does the work of each kind. Repeats must be safe: a job whose process was killed is run again. */
export type JobHandlers = { [Name in JobName]: (data: JobData[Name]) => Promise<void> }
