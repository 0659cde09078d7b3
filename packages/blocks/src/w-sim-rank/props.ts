import { address, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'
import { BOARD_NAMES } from '../simulate/simulate-words'

export const wSimRankProps = z.object({
  competition_id: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '比赛编号', help: '留空则看页面地址里的比赛；地址里也没有时，为正在进行的一届' }),
  title: z.string().max(20).default('').meta({ title: '标题' }),
  period: z
    .enum(['day', 'week', 'month', 'all'])
    .default('all')
    .meta({ title: '先显示哪张榜', options: BOARD_NAMES }),
  size: z
    .int()
    .min(0)
    .max(20)
    .default(0)
    .meta({ title: '只显示前几名', help: '0 为完整的榜单：可以切换四张榜，每次多看 20 名，最多 100 名' }),
  more_url: address({
    title: '完整榜单的地址',
    help: '只显示前几名时，榜单下面的链接；留空则为 /h5-page/simulateTrading/leaderboard',
  }),
})

export type WSimRankProps = z.output<typeof wSimRankProps>

export const wSimRankSpec = defineSpec({
  name: 'wSimRank',
  title: '模拟交易排行榜',
  category: 'widget',
  tap: 'own',
  traits: { advises: true },
  props: wSimRankProps,
})
