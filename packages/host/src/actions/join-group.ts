import { errors, SUCCESS_CODE } from '@yingzao/contract/client'
import { ActionFailure, type ActionTools, always, type Handler } from './handler'

const WELCOME = '您已成功加入私享群，请前往【社群】享受服务'

/** Type 13: joins a group; for visitors who are already in it, leads to it. */
export const joinGroup: Handler = {
  needsLogin: always,
  async run({ groupId = '', activeType = '' }, tools) {
    const { membership, primitives, toast, ask } = tools
    const enter = () => primitives.appPage({ name: 'communityService', params: { group_id: groupId } })
    if (membership.isJoined(groupId)) return enter()
    const canJoin = await check(activeType, tools)
    if (membership.isJoined(groupId)) return enter()
    if (!canJoin) throw notEligible()
    const { code, msg } = await ask('joinOpenGroup', { group_id: groupId })
    if (code !== SUCCESS_CODE) throw new ActionFailure(msg, code)
    toast(WELCOME)
    // The visitor is in, whatever becomes of this.
    await check(activeType, tools).catch(() => undefined)
  },
}

async function check(activity: string, { ask, membership }: ActionTools): Promise<boolean> {
  const { response } = await ask('checkCanJoin', { activity })
  if (response) membership.learn(activity, response.groups)
  return response?.can_join === true
}

function notEligible(): ActionFailure {
  return new ActionFailure(errors.notEligibleForGroup.msg, errors.notEligibleForGroup.code)
}
