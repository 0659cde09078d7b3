import { type StudioErrorName, studioErrors } from '@yingzao/contract/studio'

/** `refused`: the gateway said no. `network`, `timeout`: no reply came. `unreadable`: one came, but not from the gateway. */
export type Failure = 'refused' | 'network' | 'timeout' | 'unreadable'

/** Why a call has no result. Its message is meant for the user. */
export class StudioProblem extends Error {
  constructor(
    readonly failure: Failure,
    /** The text shown to the user. */
    readonly msg: string,
    /** Code of the catalogue and HTTP status, if the reply had them. */
    readonly reply: { code?: number; http?: number } = {},
  ) {
    super(msg)
    this.name = 'StudioProblem'
  }
}

/** Whether a call failed for exactly this reason of the catalogue. */
export function isRefusal(error: unknown, ...names: StudioErrorName[]): boolean {
  return error instanceof StudioProblem && names.some((name) => studioErrors[name].code === error.reply.code)
}
