import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

const name = (title: string) => z.string().max(50).default('').meta({ title })
const id = (title: string) => z.int().min(1).max(999_999).optional().meta({ title, help: '六位行政区划代码' })

export const addressPickerProps = z.object({
  label: z.string().max(20).default('所在地区').meta({ title: '名称' }),
  placeholder: z.string().max(20).default('请选择').meta({ title: '未选择时的文字' }),
  required: z.boolean().default(false).meta({ title: '必填' }),
  value: z
    .object({
      province: name('省'),
      provinceID: id('省代码'),
      city: name('市'),
      cityID: id('市代码'),
      area: name('区'),
      areaID: id('区代码'),
    })
    .optional()
    .meta({ title: '初始地区' }),
})

export type AddressPickerProps = z.output<typeof addressPickerProps>

export const addressPickerSpec = defineSpec({
  name: 'addressPicker',
  title: '地区选择',
  category: 'form',
  traits: { sells: true },
  props: addressPickerProps,
})
