import { defineSamples } from '../../every-call/samples'

const window = { begins_at: null, ends_at: null }
const product = {
  ...window,
  mode_shop_product_id: 0,
  mark: null,
  name: '课程',
  risk_level: 'R1',
  contract_id: null,
  on_sale: true,
}
const sku = { name: '一年', months: 12, price: 100, origin_price: null, on_sale: true, sort: 0 }
const salePage = { ...window, title: '课程', is_open: true, adviser: [] }

export const catalogueSamples = defineSamples({
  members: {
    productList: {},
    productDetail: { shop_product_id: 1191 },
    productCreate: product,
    productChange: { ...product, shop_product_id: 1191, base_revision: 1 },
    skuCreate: { ...sku, shop_product_id: 1191 },
    skuChange: { ...sku, sku_id: 1, base_revision: 1 },
    salePageCreate: { ...salePage, shop_product_id: 1191 },
    salePageChange: { ...salePage, page_id: 1, base_revision: 1 },
  },
  visitors: {
    salePageInfo: { fields: { page_id: 1 }, instead: [[{ page_id: 404 }, 400040]] },
  },
  rows: `
    INSERT INTO product (shop_product_id, mark, name, risk_level) VALUES (1191, 'dbzs', '大盘指数研究', 'R1');
    INSERT INTO sku (sku_id, shop_product_id, name, months, price) VALUES (1, 1191, '一个月', 1, 19800), (2, 1191, '一年', 12, 198000), (3, 1191, '半年', 6, 98000);
    INSERT INTO sale_page (page_id, shop_product_id, title) VALUES (1, 1191, '大盘指数研究')`,
})
