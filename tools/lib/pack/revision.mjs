import { execFileSync } from 'node:child_process'
import { root } from '../root.mjs'

/** Of the sources and when they were committed, in seconds since 1970; nothing where this is no checkout of git. */
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
