import { chmodSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Client } from 'pg'
import { withConnection } from '../with-connection'
import type { Place } from './place'
import { urlOf } from './server'

const SCRIPT = 'archive.sh'
const SPOOL = 'wal-spool'

/** A segment is handed over at most this many seconds after something was written to it. */
const TIMEOUT_S = 60

/** Where finished segments of the log wait to be moved to the backups. */
export function spoolOf({ folder }: Pick<Place, 'folder'>): string {
  return join(folder, SPOOL)
}

/**
 * What PostgreSQL runs for each finished segment: with a shell alone, so that it works while Node is not running, and
 * for a user who cannot enter the checkout. It reports success only when the bytes, their name and their folder are on
 * disk.
 */
const ARCHIVE_SCRIPT = `# Made by Yingzao at each start. PostgreSQL runs it in its data folder: sh ../${SCRIPT} PATH NAME
umask 077
from=$1
name=$2
spool=../${SPOOL}
draft=$spool/.$name.$$
mkdir -p "$spool" || exit 1
synced() { sync "$spool" 2>/dev/null || sync; }
if [ -e "$spool/$name" ]; then
  # Handed over before, and asked for again after a crash.
  if cmp -s "$from" "$spool/$name"; then synced; exit $?; fi
  echo "$spool/$name is there with other bytes, and is not written over. Look for a second database that uses this folder." >&2
  exit 1
fi
trap 'rm -f "$draft"' EXIT
dd if="$from" of="$draft" bs=1048576 conv=fsync 2>/dev/null || { echo "$name could not be written to $spool: is the disk full?" >&2; exit 1; }
mv "$draft" "$spool/$name" && synced
`

/** Settings of the cluster itself, so that they also apply when a command without BACKUP_TO starts it. */
const SETTINGS = {
  archive_mode: 'on',
  archive_command: `sh ../${SCRIPT} "%p" "%f"`,
  archive_timeout: String(TIMEOUT_S),
}

/**
 * Makes PostgreSQL hand over every finished segment of its log. Safe to repeat, to be called under the claim. Returns
 * `restart` where it has to be restarted first.
 */
export async function turnArchiveOn(place: Place, port: number): Promise<'on' | 'restart'> {
  writeArchiveScript(place)
  return withConnection(urlOf(place, port), async (client) => {
    const now = await readSettings(client)
    for (const [name, value] of Object.entries(SETTINGS))
      if (now.get(name) !== value)
        await client.query(`ALTER SYSTEM SET ${name} = ${client.escapeLiteral(value)}`)
    await client.query('SELECT pg_reload_conf()')
    return now.get('archive_mode') === 'on' ? 'on' : 'restart'
  })
}

/** Turns that off, once backups are no longer wanted. What is waiting stays. */
export async function turnArchiveOff(url: string): Promise<void> {
  await withConnection(url, async (client) => {
    for (const name of Object.keys(SETTINGS)) await client.query(`ALTER SYSTEM RESET ${name}`)
    // The mode only changes with the next start of the server; until then nothing is kept.
    await client.query("ALTER SYSTEM SET archive_command = 'true'")
    await client.query('SELECT pg_reload_conf()')
  })
}

/** Writes it where PostgreSQL looks for it. Whole or not at all, as it may be running at this moment. */
export function writeArchiveScript({ folder }: Pick<Place, 'folder'>): void {
  const draft = join(folder, `${SCRIPT}.${process.pid}`)
  writeFileSync(draft, ARCHIVE_SCRIPT, { flush: true })
  chmodSync(draft, 0o644)
  renameSync(draft, join(folder, SCRIPT))
}

async function readSettings(client: Client): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT name, setting FROM pg_settings WHERE name = ANY ($1)',
    [Object.keys(SETTINGS)],
  )
  return new Map(rows.map(({ name, setting }) => [name, setting]))
}
