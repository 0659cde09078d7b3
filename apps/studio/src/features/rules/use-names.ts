import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import type { Names } from './expression/sentence'
import { NO_NAMES } from './expression/sentence'

/** The most names that are fetched; anything beyond is shown by its code. */
const MOST = 100

/** The tags, products and groups that a condition can refer to, and their names. */
export function useNames(): Names & {
  tags: readonly { pd_code: string; name: string; values: string[] }[]
  products: readonly { shop_product_id: number; name: string }[]
  groups: readonly { group_id: string; name: string }[]
} {
  const tags = useQuery(studioQuery('tagList', { limit: MOST })).data?.list ?? []
  const products = useQuery(studioQuery('productList', { limit: MOST })).data?.list ?? []
  const groups = useQuery(studioQuery('groupList', { limit: MOST })).data?.list ?? []
  return {
    tags,
    products,
    groups,
    tag: (code) => tags.find(({ pd_code }) => pd_code === code)?.name ?? NO_NAMES.tag(code),
    product: (id) =>
      products.find(({ shop_product_id }) => shop_product_id === id)?.name ?? NO_NAMES.product(id),
    page: NO_NAMES.page,
    group: (id) => groups.find(({ group_id }) => group_id === id)?.name ?? NO_NAMES.group(id),
  }
}
