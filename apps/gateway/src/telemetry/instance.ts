import { hostname } from 'node:os'

/** What this process calls itself, in log lines and spans. */
export const SERVICE = 'yingzao'

/** Which of several processes this is. */
export const INSTANCE = `${hostname()}:${process.pid}`
