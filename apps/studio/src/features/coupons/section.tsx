import { TagsOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const couponsSection: Section = {
  path: 'coupons',
  title: wording.title,
  group: 'selling',
  icon: <TagsOutlined aria-hidden="true" />,
  needs: studioOperations.couponBatchList,
  load: async () => (await import('./coupons-screen')).CouponsScreen,
}
