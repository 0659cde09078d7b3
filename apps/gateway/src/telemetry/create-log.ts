import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config/config'
import { describeError } from '../http/describe-error'
import { INSTANCE, SERVICE } from './instance'
import { currentTraceId } from './spans'

interface LogOptions {
  level: Config['logLevel']
  build: string
}

/** Creates the log of a process: lines of JSON, whose fields are listed in docs/logs.md. */
export function createLog({ level, build }: LogOptions, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service: SERVICE, build, instance: INSTANCE },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: describeError },
    mixin: () => {
      const trace_id = currentTraceId()
      return trace_id === undefined ? {} : { trace_id }
    },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}
