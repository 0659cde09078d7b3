import { defineSamples } from '../../every-call/samples'

export const catalogueSamples = defineSamples({
  visitors: {
    salePageInfo: { fields: { page_id: 1 }, instead: [[{ page_id: 404 }, 400040]] },
  },
  rows: `
    INSERT INTO product (shop_product_id, mark, name, risk_level) VALUES (1191, 'dbzs', '大盘指数研究', 'R3');
    INSERT INTO sku (sku_id, shop_product_id, name, months, price) VALUES (1, 1191, '一个月', 1, 19800), (2, 1191, '一年', 12, 198000);
    INSERT INTO sale_page (page_id, shop_product_id, title) VALUES (1, 1191, '大盘指数研究')`,
})
