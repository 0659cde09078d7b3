import { datetime, defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const countdownProps = z.object({
  type: z
    .literal([1, 2, 3, 4, 5])
    .default(1)
    .meta({ title: '样式', options: { 1: '方块', 2: '时分秒', 3: '文字', 4: '翻牌', 5: '一句话' } }),
  name: z.string().max(20).default('').meta({ title: '名称' }),
  /** Milliseconds. Compared with server time, never with the phone's clock. */
  endTime: datetime({ title: '结束时间' }),
  /** Shown between the parts; only type 3 has it. */
  character: z
    .string()
    .max(2)
    .default(':')
    .meta({ title: '分隔符', when: { type: 3 } }),
})

export type CountdownProps = z.output<typeof countdownProps>

export const countdownSpec = defineSpec({
  name: 'countdown',
  title: '倒计时',
  category: 'data',
  traits: { timeLeft: true },
  props: countdownProps,
})
