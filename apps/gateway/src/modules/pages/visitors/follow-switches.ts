import type { Context } from '../../../context'
import { stampOf } from '../../../switches/switch-data'
import type { PageChanges } from './page-changes'
import type { PageWatcher } from './page-watcher'

/**
 * Interval between checks without a notice: a process finds what it missed within this time, whatever became of its
 * connection.
 */
const LOOK_MS = 2_000

export interface FollowedSwitches {
  /** Is notified of changes to pages, and of switches once this process knows them. */
  watch(watcher: PageWatcher): void
  stop(): void
}

/**
 * Notifies watchers when what is switched off has changed: after a notice, and every two seconds in case none came.
 * While the database cannot be queried, the last known state applies. `looksByItself`: false only to show what it is
 * good for.
 */
export function followSwitches(
  { switches, log }: Pick<Context, 'switches' | 'log'>,
  changes: Pick<PageChanges, 'watch'>,
  { looksByItself = true }: { looksByItself?: boolean } = {},
): FollowedSwitches {
  const watchers: PageWatcher[] = []
  let told = stampOf(switches.known())
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function look(): Promise<void> {
    const stamp = stampOf(await switches.read())
    if (stamp === told || isStopped) return
    told = stamp
    log.warn({ switches: switches.known() }, 'What is switched off has changed; pages are drawn anew')
    for (const watcher of watchers) watcher.switchesChanged?.()
  }

  const lookOrSay = () =>
    look().catch((error: unknown) => {
      log.warn(
        { err: error },
        'Could not read what is switched off; what was known holds until the next look',
      )
    })

  function planLook(): void {
    if (isStopped || !looksByItself) return
    timer = setTimeout(() => void lookOrSay().finally(planLook), LOOK_MS).unref()
  }

  changes.watch({
    pageChanged: () => {},
    companyChanged: () => {},
    switchSet: () => void lookOrSay(),
    everythingChanged: () => void lookOrSay(),
  })
  planLook()
  return {
    watch(watcher) {
      changes.watch(watcher)
      watchers.push(watcher)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
