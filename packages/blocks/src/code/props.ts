import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const codeProps = z.object({
  codeId: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '活码编号', help: '填写后由活码决定内容；留空则显示下面的口令' }),
  text: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '口令', required: true, when: { codeId: '' } }),
  buttonText: z.string().max(10).default('复制').meta({ title: '按钮文字' }),
})

export type CodeProps = z.output<typeof codeProps>

export const codeSpec = defineSpec({
  name: 'code',
  title: '口令',
  category: 'action',
  props: codeProps,
})
