import { ShoppingOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const productsSection: Section = {
  path: 'products',
  title: wording.title,
  group: 'selling',
  icon: <ShoppingOutlined aria-hidden="true" />,
  needs: studioOperations.productList,
  load: async () => (await import('./products-screen')).ProductsScreen,
}
