import { ProfileOutlined } from '@ant-design/icons'
import type { PaletteEntry } from '../palette-entry'

export const palette: PaletteEntry = {
  rank: 181,
  icon: ProfileOutlined,
  words: ['问卷', '调查', '自定义表单', '报名', '打分', '反馈', '上传', '文件', '分页'],
  picture: [
    'ink 24 8 40 4 2',
    'soft 24 16 6 6 3',
    'soft 34 17 46 4 2',
    'soft 24 26 6 6 3',
    'soft 34 27 38 4 2',
    'tint 24 37 64 8 2',
    'brand 24 49 64 8 4',
  ],
}
