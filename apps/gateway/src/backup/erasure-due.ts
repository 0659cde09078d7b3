import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config/config'

type Folder = Pick<Config, 'dataDir'>

/** Notes that this database was restored, before it can be started: it is not to serve before the ledger was gone through. */
export function setErasureDue({ dataDir }: Folder): void {
  writeFileSync(pathOf({ dataDir }), '', { flush: true })
}

/** Whether it was restored and the ledger is not gone through yet. */
export const isErasureDue = (config: Folder): boolean => existsSync(pathOf(config))

/** The ledger was gone through. Safe to repeat. */
export const clearErasureDue = (config: Folder): void => rmSync(pathOf(config), { force: true })

function pathOf({ dataDir }: Folder): string {
  return join(dataDir, 'erasures-due')
}
