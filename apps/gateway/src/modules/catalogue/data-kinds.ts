import { fenOf, MOST_FEN, riskLevels } from '@yingzao/contract/server'
import { z } from 'zod'
import { cell } from '../../data/cells'
import { dataKind } from '../../data/data-kind'
import { product, salePage, sku } from './catalogue-tables'

/** Numbers beyond this range are the database's. */
const GIVEN = { min: 1, max: 999_999 }

const yuan = (title: string) =>
  z
    .union([z.string(), z.number().transform(String)], { error: '应为金额，单位元，例如 1980.00' })
    .transform((text, context) => {
      const fen = fenOf(text)
      if (fen !== undefined && fen >= 1 && fen <= MOST_FEN) return fen
      context.addIssue('应为金额，单位元，例如 1980.00，从 0.01 到 1000000')
      return z.NEVER
    })
    .meta({ title })

export const productsKind = dataKind({
  name: 'products',
  title: '商品',
  columns: z.strictObject({
    shop_product_id: cell.integer('商品编号', GIVEN),
    mode_shop_product_id: cell.integer('App 商品编号').default(0),
    mark: cell.id('代号').optional(),
    name: cell.line('商品名称', 40),
    risk_level: cell.choice('风险等级', riskLevels),
    contract_id: cell.id('合同').optional(),
  }),
  table: product,
  key: [product.shop_product_id],
  constraints: { product_mark: '这个代号已经是另一个商品的。' },
})

export const skusKind = dataKind({
  name: 'skus',
  title: '商品规格',
  columns: z.strictObject({
    sku_id: cell.integer('规格编号', GIVEN),
    shop_product_id: cell.integer('商品编号', GIVEN),
    name: cell.line('规格名称', 40),
    months: cell.integer('月数', { min: 1, max: 120 }).optional(),
    price: yuan('价格'),
    origin_price: yuan('原价').optional(),
    on_sale: cell.flag('上架').default(true),
    sort: cell.integer('排序', { max: 10_000 }).default(0),
  }),
  table: sku,
  key: [sku.sku_id],
  constraints: {
    sku_shop_product_id_product_shop_product_id_fk: '没有这个商品，请先导入 products。',
    sku_origin_price: '原价必须高于价格；没有原价就留空。',
  },
})

export const salePagesKind = dataKind({
  name: 'sale-pages',
  title: '销售页',
  columns: z.strictObject({
    page_id: cell.integer('销售页编号', GIVEN),
    shop_product_id: cell.integer('商品编号', GIVEN),
    title: cell.line('标题', 40),
    is_open: cell.flag('开放').default(true),
    begins_at: cell.time('开售时间').optional(),
    ends_at: cell.time('停售时间').optional(),
    adviser: cell
      .json(
        '投资顾问',
        z.array(
          z.strictObject({ name: z.string().min(1).max(20), no: z.string().min(1).max(40) }),
          '应为列表，例如 [{"name":"张老师","no":"A0000000000000"}]',
        ),
      )
      .default([]),
  }),
  table: salePage,
  key: [salePage.page_id],
  constraints: {
    sale_page_shop_product_id_product_shop_product_id_fk: '没有这个商品，请先导入 products。',
    sale_page_window: '停售时间必须晚于开售时间。',
  },
})
