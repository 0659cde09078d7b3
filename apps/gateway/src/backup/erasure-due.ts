import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config'

type Folder = Pick<Config, 'dataDir'>

/**
 * Records, before it can be started, that this database was restored: it must not serve before the ledger has been
 * applied.
 */
export function setErasureDue({ dataDir }: Folder): void {
  writeFileSync(pathOf({ dataDir }), '', { flush: true })
}

/** Whether it was restored and the ledger has not been applied yet. */
export const isErasureDue = (config: Folder): boolean => existsSync(pathOf(config))

/** The ledger has been applied. Safe to repeat. */
export const clearErasureDue = (config: Folder): void => rmSync(pathOf(config), { force: true })

function pathOf({ dataDir }: Folder): string {
  return join(dataDir, 'erasures-due')
}
