import type { Example } from '../example'
import type { AddressPickerProps } from './props'

const chosen: AddressPickerProps['value'] = {
  province: '广东省',
  provinceID: 440_000,
  city: '广州市',
  cityID: 440_100,
  area: '天河区',
  areaID: 440_106,
}

export const examples: Example<AddressPickerProps>[] = [
  { title: '未选择', value: {} },
  { title: '必填', value: { label: '开户城市', placeholder: '请选择省、市、区', required: true } },
  { title: '已有地区', value: { value: chosen } },
  {
    title: '名称最长的地区',
    value: {
      value: {
        province: '新疆维吾尔自治区',
        provinceID: 650_000,
        city: '克孜勒苏柯尔克孜自治州',
        cityID: 653_000,
        area: '其它区',
        areaID: 653_099,
      },
    },
  },
]
