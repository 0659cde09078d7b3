/**
 * A start that cannot continue for a reason its operator can fix. Each problem is one sentence that says what is wrong,
 * why it matters and what to do; whoever catches it prints them all and exits with 1, without a stack trace.
 */
export class StartError extends Error {
  readonly problems: readonly string[]

  constructor(...problems: string[]) {
    super(problems.join('\n'))
    this.name = 'StartError'
    this.problems = problems
  }
}
