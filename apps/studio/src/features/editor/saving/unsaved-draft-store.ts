import { isTabAlive } from './tab-lock'
import type { Rest, RestKeeper } from './unsaved-draft'
import { changeRests, readRests } from './unsaved-draft-database'

export interface Owner {
  memberId: number
  code: string
}

/** Keeps the rest of a tab in this browser. Where storage is switched off, nothing is kept and nothing fails. */
export function shelfOf({ memberId, code }: Owner, tab: string): RestKeeper {
  const key = [memberId, code, tab]
  let kept: Rest['base']['page'] | undefined
  return {
    async keep({ base, ...rest }) {
      const isKnown = kept === base.page
      kept = base.page
      await changeRests(({ rests, bases }) => {
        rests.put({ ...rest, revision: base.revision }, key)
        if (!isKnown) bases.put(base.page, key)
      }).catch(() => {
        kept = undefined
      })
    },
    async drop() {
      kept = undefined
      await forget(key)
    },
  }
}

export interface LeftRest {
  rest: Rest
  forget: () => Promise<void>
}

/** What tabs left that are no more, of this member and page. */
export async function leftRests({ memberId, code }: Owner): Promise<LeftRest[]> {
  const rows = await readRests(memberId, code).catch(() => new Map())
  const left: LeftRest[] = []
  for (const [tab, { rest: row, base }] of rows) {
    if (await isTabAlive(tab)) continue
    const { revision, ...rest } = row as Omit<Rest, 'base'> & { revision: number }
    const page = base as Rest['base']['page']
    left.push({ rest: { ...rest, base: { revision, page } }, forget: () => forget([memberId, code, tab]) })
  }
  return left
}

async function forget(key: IDBValidKey): Promise<void> {
  await changeRests(({ rests, bases }) => {
    rests.delete(key)
    bases.delete(key)
  }).catch(() => {})
}
