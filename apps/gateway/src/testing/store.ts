/**
 * The entry point for what works on a gateway's data alone. It loads little: some of these processes are killed by the
 * hundred.
 */
export { type Config, loadConfig } from '../config/config'
export { claimDataFolder } from '../config/data-folder'
export { openDatabase } from '../db/database'
export { openEmbeddedDatabase } from '../db/embedded/open-embedded-database'
export { openProcessDatabase } from '../db/open-process-database'
export { runAsAdmin, urlOfDatabase } from './admin'
