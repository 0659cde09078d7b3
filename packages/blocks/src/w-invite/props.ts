import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const wInviteProps = z.object({
  activity_id: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '邀请活动编号', placeholder: '正在进行的活动', help: '留空则显示正在进行的活动' }),
  title: z
    .string()
    .max(20)
    .default('')
    .meta({ title: '名称', placeholder: '邀请好友', help: '读到活动之前显示；之后显示活动的名称' }),
})

export type WInviteProps = z.output<typeof wInviteProps>

export const wInviteSpec = defineSpec({
  name: 'wInvite',
  title: '邀请好友',
  category: 'action',
  tap: 'own',
  props: wInviteProps,
})
