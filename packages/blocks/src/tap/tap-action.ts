import type { Action, CommonProps, TapAction } from '@yingzao/schema/client'

/** The action as the host gets it: with what has to happen before it, and the block's mark if it has none itself. */
export function tapAction(action: Action, { isNeedLogin, mark, ...common }: CommonProps): TapAction {
  return {
    ...(mark ? { mark } : {}),
    ...action,
    ...(isNeedLogin ? { isNeedLogin } : {}),
    ...statistics(common),
  }
}

/** The counters of a tap that needs no host, as JSON; undefined when it is not counted. */
export function countedBy(common: CommonProps): string | undefined {
  const given = statistics(common)
  const { actionName } = common.action ?? {}
  if (Object.keys(given).length === 0) return undefined
  return JSON.stringify({ ...given, ...(actionName ? { actionName } : {}) })
}

function statistics({ baiduStatistics, oaStatistics }: CommonProps) {
  return { ...(baiduStatistics ? { baiduStatistics } : {}), ...(oaStatistics ? { oaStatistics } : {}) }
}
