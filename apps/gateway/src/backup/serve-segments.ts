import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Place } from '../db/embedded/place'
import type { SealedStore } from './sealed-store'
import { isSegment, nextSegment } from './wal-names'
import { readWal } from './wal-store'

/** How many segments are fetched before they are requested. */
const AHEAD = 4
const LOOK_MS = 10

const ASKED = 'asked'
const GIVEN = 'given'

/**
 * What PostgreSQL runs for each file of the log that it needs. It requests one by creating a file and waits for the
 * answer, as the database's user must not have the key. Exit code 1 says that there is none, which ends a recovery;
 * above 125 aborts it.
 */
const SCRIPT = `umask 077
name=$1
to=$2
here=../restoring
: > "$here/${ASKED}/$name"
tries=0
while :; do
  if [ -e "$here/${GIVEN}/$name" ]; then rm -f "$here/${ASKED}/$name"; mv "$here/${GIVEN}/$name" "$to" || exit 200; exit 0; fi
  if [ -e "$here/${GIVEN}/$name.absent" ]; then rm -f "$here/${ASKED}/$name"; exit 1; fi
  if [ -e "$here/broken" ]; then exit 200; fi
  tries=$((tries + 1))
  [ "$tries" -gt 6000 ] && exit 200
  sleep 0.02
done
`

/** For `restore_command`. */
export const RESTORE_COMMAND = 'sh ../restoring/restore.sh "%f" "%p"'

export interface SegmentServer extends AsyncDisposable {
  /** What made it abort. Undefined: nothing. */
  failure(): unknown
  /** How many files PostgreSQL was given. */
  given(): number
}

interface Served {
  store: SealedStore
  cluster: string
  place: Pick<Place, 'folder' | 'user'>
}

/** Serves the requests of a recovery below this place, until it is disposed of. */
export async function serveSegments({ store, cluster, place }: Served): Promise<SegmentServer> {
  const folder = join(place.folder, 'restoring')
  await rm(folder, { recursive: true, force: true })
  for (const name of ['', ASKED, GIVEN]) {
    await mkdir(join(folder, name), { mode: 0o700 })
    if (place.user) await chown(join(folder, name), place.user.uid, place.user.gid)
  }
  await writeFile(join(folder, 'restore.sh'), SCRIPT, { mode: 0o644 })

  const fetched = new Map<string, Promise<Buffer | undefined>>()
  const fetchOnce = (name: string) => {
    const found = fetched.get(name) ?? readWal(store, cluster, name)
    fetched.set(name, found)
    // The error is reported where it is awaited.
    found.catch(() => {})
    return found
  }
  let isOver = false
  let failure: unknown
  let given = 0

  async function answer(name: string): Promise<void> {
    const path = join(folder, GIVEN, name)
    if (existsSync(path) || existsSync(`${path}.absent`)) return
    const bytes = await fetchOnce(name)
    fetched.delete(name)
    await give(bytes ? path : `${path}.absent`, bytes ?? Buffer.alloc(0))
    if (bytes) given += 1
    if (!bytes || !isSegment(name)) return
    let next = name
    for (let ahead = 0; ahead < AHEAD; ahead += 1) {
      next = nextSegment(next)
      void fetchOnce(next)
    }
  }

  async function give(path: string, bytes: Buffer): Promise<void> {
    const draft = join(folder, 'draft')
    await writeFile(draft, bytes, { mode: 0o600 })
    if (place.user) await chown(draft, place.user.uid, place.user.gid)
    await rename(draft, path)
  }

  async function serve(): Promise<void> {
    while (!isOver) {
      for (const name of await readdir(join(folder, ASKED))) await answer(name)
      await wait(LOOK_MS)
    }
  }

  const serving = serve().catch(async (error: unknown) => {
    failure = error
    await writeFile(join(folder, 'broken'), '')
  })
  return {
    failure: () => failure,
    given: () => given,
    async [Symbol.asyncDispose]() {
      isOver = true
      await serving
      await rm(folder, { recursive: true, force: true })
    },
  }
}
