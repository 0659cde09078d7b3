import type { Context } from '../../../context'
import { readHashes } from '../../audit'
import { changedAnchors } from '../anchor/anchor-files'
import { readAnchors, stampOf } from '../anchor/anchors'
import { toldSeals } from './check-seals'
import type { Problem } from './problem'

/** Checks what was recorded outside against itself and against what the audit log says now. */
export async function checkAnchors(
  ctx: Pick<Context, 'config' | 'db'>,
): Promise<{ problems: Problem[]; days: number; stamped: number }> {
  const { anchors, unreadable } = await readAnchors(ctx.config)
  const problems: Problem[] = unreadable.map((subject) => ({ of: 'anchor', kind: 'changed', subject }))
  for (const subject of await changedAnchors(ctx.config))
    problems.push({ of: 'anchor', kind: 'changed', subject })
  const told = await toldSeals(ctx)
  const hashes = await readHashes(
    ctx.db.orm,
    anchors.map(({ audit }) => audit.seq),
  )
  let previous = ''
  let stamped = 0
  for (const anchor of anchors) {
    const { day, audit, seals, sha256 } = anchor
    const changed = () => problems.push({ of: 'anchor', kind: 'changed', subject: day })
    try {
      if (await stampOf(anchor)) stamped += 1
    } catch {
      changed()
    }
    // Files of the first days may have been moved elsewhere.
    if (previous !== '' && anchor.previous !== previous) changed()
    if (audit.seq > 0 && hashes.get(audit.seq) !== audit.hash)
      problems.push({ of: 'anchor', kind: 'changed', subject: `${day} audit ${audit.seq}` })
    for (const { kind, hour, root } of seals)
      if (told.get(`${kind} ${hour}`)?.root !== root)
        problems.push({ of: 'seal', kind: 'changed', subject: `${kind} ${hour}` })
    previous = sha256
  }
  return { problems, days: anchors.length, stamped }
}
