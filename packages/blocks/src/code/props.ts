import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const codeProps = z.object({
  codeId: z
    .string()
    .max(64)
    .default('')
    .meta({ title: '活码编号', help: '填写后由活码决定内容；留空则显示下面的口令' }),
  /** The document does not know what a live code holds, and the page should not move when it comes. */
  room: z
    .enum(['text', 'image'])
    .default('text')
    .meta({
      title: '活码预留空间',
      help: '加载活码时先占好位置',
      options: { text: '一行（口令、小程序）', image: '方形（二维码）' },
    }),
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
  traits: { copiedCode: true },
  props: codeProps,
})
