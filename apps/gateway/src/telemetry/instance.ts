import { hostname } from 'node:os'

/** The name of this process in log lines and spans. */
export const SERVICE = 'yingzao'

/** Which of several processes this is. */
export const INSTANCE = `${hostname()}:${process.pid}`
