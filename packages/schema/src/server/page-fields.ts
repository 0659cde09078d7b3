import { z } from 'zod'
import { type Field, fieldsOf } from './fields'
import { color, datetime, image } from './props'

const text = (max: number, title: string) => z.string().max(max).default('').meta({ title })

/**
 * What a page says about itself, for the forms that ask for it. The names are those of its documents, without the
 * enclosing object; a background is a colour or an image.
 */
export const pageFields: readonly Field[] = fieldsOf(
  z.object({
    title: z.string().max(60).default('').meta({ title: '页面标题', required: true }),
    description: z.string().max(120).default('').meta({ title: '页面描述', control: 'textarea' }),
    keywords: text(100, '关键词'),
    background_color: color({ title: '背景颜色' }),
    background_image: image({ title: '背景图片' }),
    is_auto_fit: z.boolean().default(false).meta({ title: '电脑端跳转' }),
    start_at: datetime({ title: '开始时间' }).optional(),
    end_at: datetime({ title: '结束时间' }).optional(),
    share_title: text(60, '分享标题'),
    share_desc: z.string().max(120).default('').meta({ title: '分享说明', control: 'textarea' }),
    share_image: image({ title: '分享图片' }),
    pageID: text(64, '页面 ID'),
  }),
)
