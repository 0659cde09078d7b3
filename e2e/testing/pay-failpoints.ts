import { NOTIFY_PATH, type registerNotices } from '@yingzao/gateway/testing/process'
import { Client } from 'pg'

/**
 * Where a process may die while it handles a notice of a payment: before its transaction, within it, after its commit
 * but before the supplier is answered, and after that.
 */
export const PAY_FAILPOINTS = [
  'before_transaction',
  'in_transaction',
  'after_commit',
  'after_answer',
] as const
export type PayFailpoint = (typeof PAY_FAILPOINTS)[number]

type Query = (...args: unknown[]) => unknown

/**
 * Makes this process die at a failpoint, at the notice after `passes` others. Any other value of `failpoint` does
 * nothing.
 */
export function armPayFailpoint(
  app: Parameters<typeof registerNotices>[0],
  failpoint: string,
  passes: number,
): void {
  let left = passes
  const dieInTurn = () => {
    if (left-- <= 0) process.kill(process.pid, 'SIGKILL')
  }
  if (failpoint === 'before_transaction')
    app.addHook('preHandler', async ({ url }) => ofNotice(url, dieInTurn))
  if (failpoint === 'after_answer') app.addHook('onResponse', async ({ url }) => ofNotice(url, dieInTurn))
  if (failpoint === 'in_transaction' || failpoint === 'after_commit') patchClient(failpoint, dieInTurn)
}

function ofNotice(url: string, act: () => void): void {
  if (url.startsWith(NOTIFY_PATH)) act()
}

/**
 * Watches what the process sends to the database: only a payment that is recorded for the first time grants something.
 */
function patchClient(failpoint: 'in_transaction' | 'after_commit', dieInTurn: () => void): void {
  const gives = new WeakSet<object>()
  const { prototype } = Client as unknown as { prototype: { query: Query } }
  const { query } = prototype
  prototype.query = function (this: object, ...args: unknown[]): unknown {
    const text = textOf(args[0])
    if (/^\s*insert into "entitlement_grant"/i.test(text)) {
      gives.add(this)
      if (failpoint === 'in_transaction') dieInTurn()
    }
    if (text !== 'commit' || !gives.delete(this) || failpoint !== 'after_commit')
      return query.apply(this, args)
    return (query.apply(this, args) as Promise<unknown>).then((done) => {
      dieInTurn()
      return done
    })
  }
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
}
