import { execFileSync } from 'node:child_process'
import { root } from '../root.mjs'

/**
 * The revision of the sources and when it was committed, in seconds since 1970; empty where this is no git checkout.
 */
export function revisionOf() {
  try {
    const out = execFileSync('git', ['log', '-1', '--format=%H %ct'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [revision, at] = out.toString().trim().split(' ')
    return { revision, at: Number(at) }
  } catch {
    return { revision: '', at: 0 }
  }
}
