/** A supervisor kills a process that has not exited after this, or a little later. */
const DEADLINE_MS = 10_000

/** Ctrl-C under npm arrives twice at once: from the terminal and forwarded by npm. That is one request, not two. */
const SAME_WISH_MS = 1_000

/**
 * Ends the process on SIGTERM or SIGINT: exit code 0 once `stop` is done, 1 when it fails or takes longer than
 * `deadlineMs`, 10 s by default. A second signal ends it at once.
 */
export function stopOnSignal(
  stop: () => Promise<void>,
  report: (line: string) => void,
  deadlineMs = DEADLINE_MS,
): void {
  let askedAt: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (askedAt === undefined) {
      askedAt = Date.now()
      report(`${signal}: finishing what runs. A second one stops at once.`)
      void leave(stop, report, deadlineMs)
    } else if (Date.now() - askedAt > SAME_WISH_MS) {
      process.exit(1)
    }
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

async function leave(
  stop: () => Promise<void>,
  report: (line: string) => void,
  deadlineMs: number,
): Promise<void> {
  setTimeout(() => {
    report(`Not finished after ${deadlineMs / 1_000} s; leaving anyway.`)
    process.exit(1)
  }, deadlineMs).unref()
  try {
    await stop()
    process.exit(0)
  } catch (error) {
    report(`Stopping failed: ${(error as Error).message}`)
    process.exit(1)
  }
}
